import EveryPath
import WidgetFlow

/// The token with some mistakes: the published ones are lessons, the others are mutants.
struct WidgetCarelessToken: Flow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
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
  enum State: String, Hashable, Sendable, CaseIterable {
    case idle
    case checking
    case ready
    case fetching
  }

  typealias Event = WidgetToken.Event
  typealias Effect = WidgetToken.Effect
  typealias Outcome = WidgetToken.Outcome

  /// The mistakes.
  let faults: Set<Fault>

  /// A token with these mistakes.
  init(_ faults: Set<Fault>) { self.faults = faults }

  var name: String { "widget-careless-token" }

  var start: State { .idle }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .idle: idle
    case .checking: checking
    case .ready: ready
    case .fetching: fetching
    }
  }

  func answers(to effect: Effect) -> [Event] { WidgetToken().answers(to: effect) }

  func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
