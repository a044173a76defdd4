import Foundation
import ToolSupport

/// Which objects of a binary property list hold which.
///
/// On Linux Foundation traps at a set that is not empty, and takes objects apart that are shared:
/// a few of them that hold each other time and again keep it busy for ever. It refuses all else
/// that is damaged.
struct BinaryOutline {
  /// How many values a list may have, if what is shared is counted each time.
  private static let most = 1 << 21

  private let bytes: [UInt8]
  private let trailer: Int
  /// How many values each object comes to, by its number; an object that is looked at has none.
  private var sizes: [Int: Int] = [:]

  /// Whether the list can be given to Foundation, which may still refuse it.
  static func isHarmless(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 40 else { return true }
    var outline = BinaryOutline(bytes: bytes, trailer: bytes.count - 32)
    guard let top = outline.number(at: outline.trailer + 16, 8) else { return true }
    return outline.size(of: top, depth: 0) < most
  }

  /// A number of some bytes, the most significant first; nil if it lies outside.
  private func number(at place: Int, _ size: Int) -> Int? {
    guard size > 0, size <= bytes.count, place <= bytes.count - size else { return nil }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 32 ? Int(value) : nil
  }

  /// How many values an object comes to; what Foundation refuses comes to none.
  private mutating func size(of object: Int, depth: Int) -> Int {
    if let size = sizes[object] { return size }
    let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard depth < 1_000, let table = number(at: trailer + 24, 8),
      let place = number(at: table + object * offsetSize, offsetSize),
      let marker = number(at: place, 1), [0xA, 0xC, 0xD].contains(marker >> 4),
      let (count, start) = extent(at: place, marker & 0xF)
    else { return 1 }
    if marker >> 4 == 0xC, count > 0 { return Self.most }
    sizes[object] = 0
    var size = 1
    for index in 0..<count * (marker >> 4 == 0xD ? 2 : 1) {
      guard size < Self.most, let next = number(at: start + index * referenceSize, referenceSize)
      else { break }
      size += self.size(of: next, depth: depth + 1)
    }
    sizes[object] = size
    return size
  }

  /// How many references an object has, and where they begin.
  private func extent(at place: Int, _ low: Int) -> (count: Int, start: Int)? {
    guard low == 0xF else { return (low, place + 1) }
    guard let marker = number(at: place + 1, 1), marker >> 4 == 1, marker & 0xF <= 3 else {
      return nil
    }
    let size = 1 << (marker & 0xF)
    return number(at: place + 2, size).map { ($0, place + 2 + size) }
  }
}

/// A value of a property list, as far as the doctor looks at it.
package indirect enum PlistValue: Hashable, Sendable {
  case text(String)
  case list([PlistValue])
  case dictionary([String: PlistValue])
  /// A number, or a Boolean, of which false is 0.
  case number(Double)
  case date
  case data
  /// Something that no Info.plist has.
  case other

  /// A value as Foundation reads it.
  package init(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let values as [Any]: self = .list(values.map { PlistValue($0) })
    case let entries as [AnyHashable: Any]:
      let named = entries.compactMap { key, value in (key as? String).map { ($0, value) } }
      self = .dictionary(Dictionary(named) { $1 }.mapValues { PlistValue($0) })
    case is Date: self = .date
    case is Data: self = .data
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .other
    }
  }

  /// What it is, with its article.
  package var kind: String {
    switch self {
    case .text: "a text"
    case .list: "a list"
    case .dictionary: "a dictionary"
    case .number: "a number or a Boolean"
    case .date: "a date"
    case .data: "data"
    case .other: "something else"
    }
  }

  /// The text; nil if it is none.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; nil if it is none.
  package var texts: [String]? {
    if case .list(let values) = self { values.compactMap(\.text) } else { nil }
  }
}
