import EveryPath
import FlowModel
import WidgetFlow

/// The token with some mistakes: the published ones are lessons, the others are mutants.
extension WidgetToken {
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
    case waitsForEver
  }

  /// The token with these mistakes.
  func with(_ faults: Set<Fault>) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "widget-careless-token",
      ordering: { $0 == .noteReload && faults.contains(.neverNotes) ? nil : $0 }
    ) { state in
      switch state {
      case .idle: loggedOut(faults)
      case .checking: checking(faults)
      case .ready, .fetching: loggedIn(state, faults)
      }
      if state == .fetching || (state != .checking && faults.contains(.trustsLateTokens)) {
        arrived(in: state, faults)
      }
    }
  }

  @RowBuilder private func loggedOut(_ faults: Set<Fault>) -> Transitions {
    if faults.contains(.testsPresence) {
      Ignore(.cleanUp, because: "a token that is there is taken for good")
    }
    if faults.contains(.removesUnread) {
      On(.cleanUp) {
        remove
        Stay()
      }
    }
    if faults.contains(.skipsLogin) { On(.loggedIn) { Go(to: .ready) } }
    if faults.contains(.fetchesForNobody) {
      On(.pageEntered) {
        Perform(.fetch)
        Stay()
      }
    }
  }

  @RowBuilder private func checking(_ faults: Set<Fault>) -> Transitions {
    let withToken: State = faults.contains(.fetchesAtLaunch) ? .fetching : .ready
    let without: State = faults.contains(.skipsLaunch) ? .ready : .fetching
    Enter {
      Perform(.readShared, until: .read(.own)) {
        Or(.read(.empty)) { Go(to: without) }
        Or(.read(.emptyOwed)) {
          reload
          Go(to: without)
        }
        Or(.read(.ownOwed)) {
          reload
          Go(to: withToken)
        }
        Or(.read(.foreign)) {
          if !faults.contains(.testsPresence) { remove }
          Go(to: faults.contains(.testsPresence) ? .ready : .fetching)
        }
      }
      Go(to: withToken)
    }
  }

  @RowBuilder private func loggedIn(_ state: State, _ faults: Set<Fault>) -> Transitions {
    if faults.contains(.skipsThePage) && state == .ready { On(.pageEntered) { Stay() } }
    if faults.contains(.waitsForEver), state == .fetching, let fetchLimit {
      After(fetchLimit, because: "a token comes in the end") { Stay() }
    }
    if faults.contains(.overlooksHarvest) { On(.harvested) { Stay() } }
    On(.leave) {
      if state == .fetching { Perform(.cancelFetch) }
      if !faults.contains(.keepsAtLogout) {
        Perform(.delete)
        if !faults.contains(.leavesWithoutReload) { reload }
        Perform(.revoke)
      }
      Tell(Self.session, .tokenGone)
      Go(to: .idle)
    }
  }

  @RowBuilder private func arrived(in state: State, _ faults: Set<Fault>) -> Transitions {
    let next = state == .fetching ? .ready : state
    On(.arrived) {
      if faults.contains(.neverStores) {
        Go(to: next)
      } else {
        Perform(.write, until: .wrote(isNew: true)) {
          Or(.wrote(isNew: false)) {
            if faults.contains(.reloadsAlways) { Perform(.reload) }
            Go(to: next)
          }
        }
        if !faults.contains(.reloadsNever) { reload }
        if faults.contains(.reloadsTwice) { Perform(.reload) }
        Go(to: next)
      }
    }
  }
}
