/// The few styles that are used, all of them by name so that themes apply.
package enum Style: Hashable, Sendable {
  case plain
  case bold
  case dim
  case good
  case bad
  case person
  case system
  case time
  case chosen

  /// The codes that turn it on; empty for none.
  fileprivate var codes: String {
    switch self {
    case .plain: ""
    case .bold: "1"
    case .dim: "2"
    case .good: "32"
    case .bad: "1;31"
    case .person: "36"
    case .system: "33"
    case .time: "35"
    case .chosen: "7"
    }
  }
}

/// Puts colour on text, or does not.
package struct Paint: Hashable, Sendable {
  package var isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package func callAsFunction(_ text: String, _ style: Style) -> String {
    guard isOn, !style.codes.isEmpty, !text.isEmpty else { return text }
    return "\u{1B}[\(style.codes)m\(text)\u{1B}[0m"
  }
}
