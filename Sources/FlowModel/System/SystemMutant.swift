/// A system in whose world one reaction of a reducer is changed.
///
/// A reducer has no rows, so it cannot be changed from outside as a component's flow can: the
/// module that puts it in a world says how.
public struct SystemMutant: Sendable {
  /// What tells it from the others.
  public let id: String
  /// The kind of change, in a word.
  public let kind: String
  /// The change, to be read after "if".
  public let change: String
  /// The system with the change; nil if the world never brings what is changed about.
  public let system: (any AnySystem)?
  /// The same system without the change: only the properties that it keeps tell of the mutant.
  public let original: (any AnySystem)?

  /// A mutant.
  public init(
    id: String, kind: String, change: String, system: (any AnySystem)?,
    original: (any AnySystem)? = nil
  ) {
    self.id = id
    self.kind = kind
    self.change = change
    self.system = system
    self.original = original
  }
}
