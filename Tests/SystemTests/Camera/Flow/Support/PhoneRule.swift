import SimulatedPhone

/// Something a real phone does, and how the simulated one does it.
struct PhoneRule: Sendable, CustomStringConvertible {
  enum Realisation: Sendable {
    /// By a move, in a phone before and after it.
    case move(
      @Sendable (Move) -> Bool, when: @Sendable (_ before: Phone, _ after: Phone) -> Bool)
    /// By nothing, for a reason.
    case outOfScope(String)
  }

  /// Its id: the table and the row.
  let id: String
  let says: String
  let realisation: Realisation
  /// Whether a real phone is known to vary here, so that some journey must depend on it.
  let isUncertain: Bool

  var description: String { "\(id): \(says)" }

  /// A rule that a move realises.
  static func move(
    _ id: String, _ says: String, uncertain: Bool = false,
    _ matches: @escaping @Sendable (Move) -> Bool,
    when: @escaping @Sendable (Phone, Phone) -> Bool = { _, _ in true }
  ) -> PhoneRule {
    PhoneRule(
      id: id, says: says, realisation: .move(matches, when: when), isUncertain: uncertain)
  }

  /// A rule that one particular move realises.
  static func move(
    _ id: String, _ says: String, uncertain: Bool = false, _ move: Move,
    when: @escaping @Sendable (Phone, Phone) -> Bool = { _, _ in true }
  ) -> PhoneRule {
    .move(id, says, uncertain: uncertain, { $0 == move }, when: when)
  }

  static func outOfScope(_ id: String, _ says: String, _ reason: String) -> PhoneRule {
    PhoneRule(id: id, says: says, realisation: .outOfScope(reason), isUncertain: false)
  }
}
