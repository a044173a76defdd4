/// Reading of property lists, XML or binary.
package enum PropertyList {
  /// The most bytes of a file that are looked at: an Info.plist has some thousands.
  static let largest = 4 << 20

  /// The entries of a file whose outermost value is a dictionary.
  package static func entries(of bytes: [UInt8]) throws(Unreadable) -> [String: PlistValue] {
    let value = try value(of: bytes)
    guard case .dictionary(let entries) = value else {
      throw Unreadable("holds \(value.kind), where an Info.plist holds a dictionary")
    }
    return entries
  }

  private static func value(of bytes: [UInt8]) throws(Unreadable) -> PlistValue {
    if isBinary(bytes) { return try BinaryPlist.value(of: bytes) }
    let text = try DecodedText.text(of: bytes)
    guard let first = text.first(where: { !$0.isWhitespace }) else { throw Unreadable("is empty") }
    guard first == "<" else { throw Unreadable("is not a property list") }
    return try XMLPlist.value(of: text)
  }

  /// Whether a file is binary, whole or damaged.
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: BinaryPlist.mark) }
}
