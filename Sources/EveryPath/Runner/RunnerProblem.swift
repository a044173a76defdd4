/// Something a runner could not carry out; the flow continues, and the step reports it.
public enum RunnerProblem: Hashable, Sendable, CustomStringConvertible {
  /// `Remember()` without a store.
  case noStore
  /// The store failed to save the intent.
  case intentNotSaved(String)
  /// The store failed to clear the intent.
  case intentNotCleared(String)
  /// An intent of an earlier process does not fit.
  case intentRefused(Refusal)
  /// `Tell` or `Call` of a component that no runner was connected for.
  case componentNotConnected(String)
  /// `Tell` of an event that the connected component does not know.
  case eventNotUnderstood(component: String, event: String)
  /// The flow ended without an outcome, which only a graph whose paths were not checked can.
  case endedWithoutOutcome

  /// One sentence: what, and what follows from it or what to do.
  public var description: String {
    switch self {
    case .noStore:
      "there is no store, so nothing is remembered; give the runner one"
    case .intentNotSaved(let reason):
      "the intent was not saved (\(reason)); if the app ends now, the journey starts over"
    case .intentNotCleared(let reason):
      "the intent was not cleared (\(reason)); the next launch may go on with an old journey"
    case .intentRefused(let refusal):
      "\(refusal)"
    case .componentNotConnected(let component):
      "no component `\(component)` is connected; connect it before the attempt starts"
    case .eventNotUnderstood(let component, let event):
      "the component `\(component)` is connected to a flow that has no event `\(event)`"
    case .endedWithoutOutcome:
      "the flow ended without an outcome, so its caller gets the one for `.driverEnded`; "
        + "write Deliver on every path"
    }
  }
}
