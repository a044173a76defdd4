/// Who causes a step.
public enum Cause: String, Hashable, Sendable, CaseIterable, Codable {
  /// A person, by touching something.
  case person
  /// The device, the operating system, another program.
  case system
  /// Nothing but time.
  case time
}

/// How a choice is called and told.
public struct ChoiceText: Hashable, Sendable {
  /// Who causes it.
  public let by: Cause
  /// Its id, stable over releases: what is saved and typed.
  public let id: String
  /// What happens, in words.
  public let says: String

  /// A choice by `by`, called `id`, told as `says`.
  public init(_ by: Cause, _ id: String, _ says: String) {
    self.by = by
    self.id = id
    self.says = says
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
