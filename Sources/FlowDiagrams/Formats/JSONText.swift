/// A JSON value with its members in written order.
enum JSONText {
  case string(String)
  case number(String)
  case bool(Bool)
  case array([JSONText])
  case object([(name: String, value: JSONText)])

  /// The value on one line.
  var text: String {
    switch self {
    case .string(let string): Self.quoted(string)
    case .number(let digits): digits
    case .bool(let bool): bool ? "true" : "false"
    case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\(Self.quoted($0.name)): \($0.value.text)" }.joined(separator: ", ")
        + "}"
    }
  }

  /// An array with one value on each line.
  static func lines(_ values: [JSONText]) -> String {
    guard !values.isEmpty else { return "[]" }
    return "[\n" + values.map { "    \($0.text)" }.joined(separator: ",\n") + "\n  ]"
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
