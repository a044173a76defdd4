import Foundation
import ToolSupport

/// Reading of property lists, in XML, binary or old-style text, by the reader that iOS has.
package enum PropertyList {
  /// The most bytes of a file that are looked at: an Info.plist has some thousands.
  static let largest = 4 << 20

  /// The entries of a file whose outermost value is a dictionary.
  package static func entries(of bytes: [UInt8]) throws(Unreadable) -> [String: PlistValue] {
    guard !bytes.isEmpty else { throw Unreadable("is empty") }
    let value = try value(of: bytes)
    guard case .dictionary(let entries) = value else {
      throw Unreadable("holds \(value.kind), where an Info.plist holds a dictionary")
    }
    return entries
  }

  /// The texts of a file by their keys, and the line from which on iOS leaves out the rest; nil if
  /// it reads all.
  package static func texts(
    of bytes: [UInt8]
  ) throws(Unreadable) -> (texts: [String: String], end: Int?) {
    guard !bytes.isEmpty else { return ([:], nil) }
    let entries = try entries(of: bytes)
    return (entries.compactMapValues(\.text), end(of: bytes, with: entries))
  }

  private static func value(of bytes: [UInt8]) throws(Unreadable) -> PlistValue {
    let isBinary = bytes.starts(with: "bplist".utf8)
    let damaged = Unreadable("is a damaged binary property list")
    guard !isBinary || BinaryOutline.isHarmless(bytes) else { throw damaged }
    do {
      return PlistValue(
        try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
    } catch {
      throw isBinary ? damaged : Unreadable("cannot be read: \(reason(for: error, in: bytes))")
    }
  }

  /// What the reader says of a text, as a sentence without its full stop.
  private static func reason(for error: any Error, in bytes: [UInt8]) -> String {
    let information = (error as NSError).userInfo
    var reason = information["NSDebugDescription"] as? String ?? error.localizedDescription
    // It tries XML first, and old-style text then: on Linux that error is known by its text alone.
    let first = bytes.first { ![0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 9, 10, 13, 32].contains($0) }
    if first != UInt8(ascii: "<"), let older = information["kCFPropertyListOldStyleParsingError"],
      let text = "\(older)".components(separatedBy: "NSDebugDescription=").last
    {
      reason = String(text.dropLast())
    }
    return harmless(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
  }

  /// The line in which the entries of an old-style text end, if more follows.
  ///
  /// The reader leaves it out without a word. In braces it says where it expected the last one.
  private static func end(of bytes: [UInt8], with entries: [String: PlistValue]) -> Int? {
    let text = [String.Encoding.utf8, .utf16, .utf32].lazy
      .compactMap { String(data: Data(bytes), encoding: $0)?.trimmingPrefix("\u{FEFF}") }
      .first { (try? value(of: Array($0.utf8))) == .dictionary(entries) }
    guard let text, text.first(where: { !$0.isWhitespace }) != "<" else { return nil }
    func refusal(_ text: String) -> String? {
      do throws(Unreadable) {
        _ = try value(of: Array(text.utf8))
        return nil
      } catch {
        return error.reason
      }
    }
    // Nothing may follow a brace, and a comment may be left open.
    guard refusal("\(text)\n;") == nil, refusal("{\(text)\n*/}") != nil,
      let reason = refusal("{\(text)\n}")
    else { return nil }
    let line = reason.split(separator: " ").last.flatMap { Int($0) }
    return line.flatMap { $0 <= text.count(where: \.isNewline) + 1 ? $0 : nil }
  }
}
