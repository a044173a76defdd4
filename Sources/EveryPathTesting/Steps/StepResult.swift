public import EveryPath

/// Where a flow is, or how it handled an input.
public enum StepResult<F: Flow>: Hashable, Sendable {
  /// Settled in a state.
  case isIn(F.State)
  /// In a sequence, waiting for this acknowledgement.
  case waits(for: F.Event)
  /// In a sequence, waiting for the outcome of the called component; see ``calls(_:)``.
  case calls(component: String)
  /// In a sequence, waiting for time to pass.
  case delays(Duration)
  /// At its end, with this outcome delivered by the last step.
  case ends(F.Outcome)
  /// At its end; its outcome was delivered before.
  case finishes
  /// Where it was: the input is ignored on purpose.
  case ignores
  /// Where it was: the input waits for the end of the running sequence.
  case defers
  /// Where it was: the answer came too late.
  case drops
  /// Where it was: the input is unexpected.
  case refuses
}

extension StepResult {
  /// In a sequence, waiting for the outcome of the called component.
  public static func calls<Component: Flow>(_ component: ComponentID<Component>) -> StepResult {
    .calls(component: component.text)
  }

  /// Whether it says itself what was delivered.
  var isEnd: Bool {
    switch self {
    case .ends, .finishes: true
    case .isIn, .waits, .calls, .delays, .ignores, .defers, .drops, .refuses: false
    }
  }
}

extension StepResult: CustomStringConvertible {
  /// `in explaining(denied)`, `waiting for pageLeft`.
  public var description: String {
    switch self {
    case .isIn(let state): "in \(identifier(of: state))"
    case .waits(let event): "waiting for \(identifier(of: event))"
    case .calls(let component): "calling \(component)"
    case .delays(let duration): "waiting \(duration.inWords)"
    case .ends(let outcome): "at its end with \(identifier(of: outcome))"
    case .finishes: "at its end with nothing delivered"
    case .ignores: "where it was, ignoring this"
    case .defers: "where it was, deferring this"
    case .drops: "where it was, dropping a late answer"
    case .refuses: "where it was, refusing this"
    }
  }
}
