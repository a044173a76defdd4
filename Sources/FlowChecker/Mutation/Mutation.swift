/// A way of writing a flow wrong: one change, such as a person makes by mistake.
public enum Mutation: String, Sendable, CaseIterable {
  /// A row is left out.
  case dropRow = "drop-row"
  /// A row leads to another state.
  case redirect = "redirect"
  /// A step is left out; of one that waits, the waiting too.
  case dropStep = "drop-step"
  /// Two neighbouring steps change places.
  case swapSteps = "swap-steps"
  /// A step that waits for its acknowledgement does not wait.
  case dropUntil = "drop-until"
  /// A delay is left out, or changes places with its neighbour.
  case changeDelay = "change-delay"
  /// An event that is refused or ignored is taken as somewhere else.
  case sneakRow = "sneak-row"
  /// After one row a state is another that looks the same and does nothing on one of its rows.
  case cloneState = "clone-state"

  /// What it changes, in a few words.
  public var summary: String {
    switch self {
    case .dropRow: "a row is left out"
    case .redirect: "a row leads to another state"
    case .dropStep: "a step is left out"
    case .swapSteps: "two neighbouring steps change places"
    case .dropUntil: "a step does not wait for its acknowledgement"
    case .changeDelay: "a delay is left out or comes elsewhere"
    case .sneakRow: "an event is taken where it is refused or ignored"
    case .cloneState: "a state has a hidden twin in which one row does nothing"
    }
  }
}
