/// A JSON value, and where it was read.
package struct JSONNode: Hashable, Sendable {
  /// The value itself.
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number, as it was written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A named value of an object.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var node: JSONNode

    package init(_ name: String, _ node: JSONNode) {
      self.name = name
      self.node = node
    }
  }

  package var value: Value
  /// How many bytes stand before it.
  package var offset: Int

  package init(_ value: Value, offset: Int = 0) {
    self.value = value
    self.offset = offset
  }

  package static func string(_ text: String) -> JSONNode { JSONNode(.string(text)) }
  package static func bool(_ bool: Bool) -> JSONNode { JSONNode(.bool(bool)) }
  package static func number(_ number: Int) -> JSONNode { JSONNode(.number(String(number))) }
  package static func array(_ nodes: [JSONNode]) -> JSONNode { JSONNode(.array(nodes)) }
  package static func object(_ members: [Member]) -> JSONNode { JSONNode(.object(members)) }

  /// The value on one line, members in their order.
  package var text: String {
    switch value {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .number(let digits): return digits
    case .string(let string): return Self.quoted(string)
    case .array(let nodes): return "[" + nodes.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      let texts = members.map { "\(Self.quoted($0.name)): \($0.node.text)" }
      return "{" + texts.joined(separator: ", ") + "}"
    }
  }

  /// A string as JSON writes it; what a terminal would obey is escaped.
  package static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
