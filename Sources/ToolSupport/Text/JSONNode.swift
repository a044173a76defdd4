/// A JSON value, its members in an order.
package indirect enum JSONNode: Hashable, Sendable {
  /// A named value of an object.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var node: JSONNode

    package init(_ name: String, _ node: JSONNode) {
      self.name = name
      self.node = node
    }
  }

  case null
  case bool(Bool)
  /// A number, as it is written.
  case digits(String)
  case string(String)
  case array([JSONNode])
  case object([Member])

  package static func number(_ number: Int) -> JSONNode { .digits(String(number)) }

  /// The value on one line, members in their order.
  package var text: String {
    switch self {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .digits(let digits): return digits
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

extension JSONNode {
  /// What a command prints for programs.
  ///
  /// Its version changes when a member is taken away or means something else.
  package static func document(_ members: [Member]) -> JSONNode {
    .object([Member("version", .number(1))] + members)
  }
}

extension JSONNode: Decodable {
  package init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: FieldName.self) {
      self = .object(try values.members(values.allKeys.map(\.stringValue).sorted()))
    } else if var values = try? decoder.unkeyedContainer() {
      var nodes: [JSONNode] = []
      while !values.isAtEnd { nodes.append(try values.decode(JSONNode.self)) }
      self = .array(nodes)
    } else {
      self = try Self(alone: decoder.singleValueContainer())
    }
  }

  private init(alone value: any SingleValueDecodingContainer) throws {
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else {
      let number = try value.decode(Double.self)
      guard number.magnitude < 0x1p53 else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "is too large a number to be kept; write it as a text")
      }
      self = .digits("\(number)")
    }
  }
}

package struct FieldName: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<FieldName> {
  /// The names that are not known.
  ///
  /// - Throws: If one is near a known one that is missing: what it was to say would be lost.
  package func names<Known: CodingKey & CaseIterable>(without known: Known.Type) throws -> [String]
  {
    let missing = Known.allCases.map(\.stringValue).filter {
      !contains(FieldName(stringValue: $0))
    }
    let names = allKeys.map(\.stringValue).filter { Known(stringValue: $0) == nil }.sorted()
    for name in names {
      let begun = missing.first { $0.count > 3 && name.hasPrefix($0) }
      guard let near = nearest(to: name, among: missing) ?? begun else { continue }
      throw DecodingError.dataCorruptedError(
        forKey: FieldName(stringValue: name), in: self,
        debugDescription: "is no field of this format; did you mean \"\(near)\"?")
    }
    return names
  }

  package func members<Known: CodingKey & CaseIterable>(
    without known: Known.Type
  ) throws -> [JSONNode.Member] {
    try members(names(without: known))
  }

  package func members(_ names: [String]) throws -> [JSONNode.Member] {
    try names.map {
      JSONNode.Member($0, try decode(JSONNode.self, forKey: FieldName(stringValue: $0)))
    }
  }
}
