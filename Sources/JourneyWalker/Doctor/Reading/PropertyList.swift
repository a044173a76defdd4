import Foundation

/// Reading of property lists, XML or binary.
enum PropertyList {
  /// The most bytes of a file that are looked at: an Info.plist has some thousands.
  static let largest = 4 << 20

  /// The entries of a file whose outermost value is a dictionary.
  static func entries(of bytes: [UInt8]) throws(Unreadable) -> [String: PlistValue] {
    let value = try value(of: bytes)
    guard case .dictionary(let entries) = value else {
      throw Unreadable("holds \(value.kind), where an Info.plist holds a dictionary")
    }
    return entries
  }

  /// Whether a file is a property list of one of the two kinds, whole or damaged.
  static func isMeant(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: BinaryPlist.mark) || firstLetter(of: bytes) == UInt8(ascii: "<")
  }

  private static func value(of bytes: [UInt8]) throws(Unreadable) -> PlistValue {
    if bytes.starts(with: BinaryPlist.mark) { return try BinaryPlist.value(of: bytes) }
    guard let first = firstLetter(of: bytes) else { throw Unreadable("is empty") }
    // What is neither would be taken for one of the kind before XML, which reads nearly anything.
    guard first == UInt8(ascii: "<") else {
      throw Unreadable("is no property list, neither XML nor binary")
    }
    do {
      let value = try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      return converted(value)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw Unreadable("is no property list" + (reason.map { ": \(lowered($0))" } ?? ""))
    }
  }

  /// The first byte that says something, behind marks of an encoding and spaces.
  private static func firstLetter(of bytes: [UInt8]) -> UInt8? {
    bytes.first { ![0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 9, 10, 13, 32].contains($0) }
  }

  private static func lowered(_ sentence: String) -> String {
    let text = sentence.prefix(1).lowercased() + sentence.dropFirst()
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func converted(_ value: Any) -> PlistValue {
    switch value {
    case let text as String: .text(text)
    case let values as [Any]: .list(values.map(converted))
    case let entries as [String: Any]: .dictionary(entries.mapValues(converted))
    case is Date: .date
    case is Data: .data
    case is NSNumber, is Bool, is Int, is Double: .number
    default: .other
    }
  }
}
