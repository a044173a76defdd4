public import PermissionFlow
public import WidgetFlow

/// The token with some mistakes: the published ones are lessons, the others are mutants.
public struct WidgetCarelessToken: Flow {
  /// The mistake.
  public enum Fault: String, Hashable, Sendable, CaseIterable {
    // As published.
    case trustsLateTokens
    case testsPresence
    case leavesWithoutReload
    case forgetsOwedReload
    // Only here.
    case fetchesAtLaunch
    case skipsLaunch
    case skipsLogin
    case skipsThePage
    case fetchesForNobody
    case neverStores
    case reloadsAlways
    case reloadsTwice
    case reloadsNever
    case neverNotes
    case overlooksHarvest
    case keepsAtLogout
    /// Removes what is there when nobody is logged in, without having read it.
    case removesUnread
  }

  /// Where the token can be.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case idle
    case checking
    case ready
    case fetching
  }

  /// What it can be told.
  public typealias Event = WidgetToken.Event
  /// What it can order.
  public typealias Effect = WidgetToken.Effect
  /// How the machine can end.
  public typealias Outcome = WidgetToken.Outcome

  /// The mistakes.
  public let faults: Set<Fault>

  /// A token with these mistakes.
  public init(_ faults: Set<Fault>) { self.faults = faults }

  /// The flow's name.
  public var name: String { "widget-careless-token" }

  /// Nobody is logged in at first.
  public var start: State { .idle }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .idle: idle
    case .checking: checking
    case .ready: ready
    case .fetching: fetching
    }
  }

  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] { WidgetToken().answers(to: effect) }

  /// A new process reads what is stored.
  public func resume(from state: State) -> Resumption<State, Outcome> { .at(.idle) }

  /// The outcome of a token that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
