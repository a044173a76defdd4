import FlowModel

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
    case .string(let string): JSONNode.quoted(string)
    case .number(let digits): digits
    case .bool(let bool): bool ? "true" : "false"
    case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\(JSONNode.quoted($0.name)): \($0.value.text)" }.joined(separator: ", ")
        + "}"
    }
  }

  /// An array with one value on each line.
  static func lines(_ values: [JSONText]) -> String {
    guard !values.isEmpty else { return "[]" }
    return "[\n" + values.map { "    \($0.text)" }.joined(separator: ",\n") + "\n  ]"
  }
}
