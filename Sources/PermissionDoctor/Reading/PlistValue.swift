import Foundation
import ToolSupport

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
