public import EveryPath

/// The spinner over the login page, which takes every touch while a manual login is under way.
public struct IMOverlay: Flow {
  /// Whether it is there.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// It is not there.
    case hidden
    /// It is there.
    case shown
  }

  /// What it can be told.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// It is wanted.
    case show
    /// It is not wanted any more.
    case hide
  }

  /// What it can order.
  public enum Effect: Hashable, Sendable {
    /// Put it up.
    case show
    /// Take it away.
    case hide
  }

  /// How the machine can end: only from outside.
  public enum Outcome: Hashable, Sendable {
    /// The driver is gone, or the machine was given up.
    case givenUp
  }

  /// A spinner.
  public init() {}

  /// The flow's name.
  public var name: String { "im-overlay" }

  /// It is not there at first.
  public var start: State { .hidden }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .hidden:
      On(.show) {
        Perform(.show)
        Go(to: .shown)
      }
      Ignore(.hide, because: "it is hidden already")
    case .shown:
      On(.hide) {
        Perform(.hide)
        Go(to: .hidden)
      }
      Ignore(.show, because: "it is shown already")
    }
  }

  /// No order is answered.
  public func answers(to effect: Effect) -> [Event] { [] }

  /// The outcome of a spinner that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
