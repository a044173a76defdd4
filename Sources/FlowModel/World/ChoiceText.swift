/// What causes a step: a person or the system.
public enum Cause: String, Hashable, Sendable, CaseIterable, Codable {
  /// A person, by touching something.
  case person
  /// The device, the operating system, another program.
  case system
  /// Nothing but time.
  case time
}

/// The id of a choice, and its words.
public struct ChoiceText: Hashable, Sendable {
  /// What causes it.
  public let by: Cause
  /// Its id, stable over releases: what is saved and typed.
  public let id: String
  /// What happens, in words.
  public let says: String
  /// Whether it hardly ever happens: it explains a flight record only where nothing else does.
  ///
  /// Part of the move, whatever the state of the world.
  public let isRare: Bool
  /// Whether it is bound to come where it stays possible, see ``Fairness/certain``.
  public let isCertain: Bool

  /// A choice by `by`, with the id `id` and the words `says`.
  public init(
    _ by: Cause, _ id: String, _ says: String, isRare: Bool = false, isCertain: Bool = false
  ) {
    self.by = by
    self.id = id
    self.says = says
    self.isRare = isRare
    self.isCertain = isCertain
  }
}

/// A choice that is not possible now, and why.
public struct ClosedChoice: Hashable, Sendable {
  /// The choice.
  public let text: ChoiceText
  /// Why not.
  public let reason: String

  /// `text` is not possible because of `reason`.
  public init(_ text: ChoiceText, because reason: String) {
    self.text = text
    self.reason = reason
  }
}
