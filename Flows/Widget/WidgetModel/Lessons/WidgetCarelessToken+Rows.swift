import EveryPath
import WidgetFlow

/// The rows of a careless token.
extension WidgetCarelessToken {
  func has(_ fault: Fault) -> Bool { faults.contains(fault) }

  @RowBuilder var idle: Transitions {
    On(.launched) { Go(to: .checking) }
    if has(.removesUnread) {
      On(.cleanUp) {
        remove
        Stay()
      }
    } else if !has(.testsPresence) {
      On(.cleanUp) {
        Perform(.readShared, until: .read(.empty)) {
          Or(.read(.emptyOwed)) {
            owed
            Stay()
          }
          for reading in [SharedReading.own, .ownOwed, .foreign] {
            Or(.read(reading)) {
              remove
              Stay()
            }
          }
        }
        Stay()
      }
    }
    On(.loggedIn) { Go(to: has(.skipsLogin) ? .ready : .fetching) }
    if has(.fetchesForNobody) {
      On(.pageEntered) {
        Perform(.fetch)
        Stay()
      }
    }
    if has(.trustsLateTokens) { stores(.idle) }
  }

  @RowBuilder var checking: Transitions {
    Enter {
      Perform(.readShared, until: .read(.own)) {
        Or(.read(.empty)) { Go(to: has(.skipsLaunch) ? .ready : .fetching) }
        Or(.read(.emptyOwed)) {
          owed
          Go(to: has(.skipsLaunch) ? .ready : .fetching)
        }
        Or(.read(.ownOwed)) {
          owed
          Go(to: has(.fetchesAtLaunch) ? .fetching : .ready)
        }
        Or(.read(.foreign)) {
          if !has(.testsPresence) { remove }
          Go(to: has(.testsPresence) ? .ready : .fetching)
        }
      }
      Go(to: has(.fetchesAtLaunch) ? .fetching : .ready)
    }
  }

  @RowBuilder var ready: Transitions {
    On(.pageEntered) {
      if has(.skipsThePage) { Stay() } else { Go(to: .fetching) }
    }
    harvest
    On(.leave) { leave }
    if has(.trustsLateTokens) { stores(.ready) }
  }

  @RowBuilder var fetching: Transitions {
    Enter { Perform(.fetch) }
    stores(.ready)
    On(.failed) { Go(to: .ready) }
    harvest
    On(.leave) {
      Perform(.cancelFetch)
      leave
    }
  }

  @RowBuilder private var harvest: Transitions {
    On(.harvested) {
      if !has(.overlooksHarvest) { Perform(.reload) }
      Stay()
    }
  }

  /// What is done with a token that arrives.
  @RowBuilder private func stores(_ next: State) -> Transitions {
    On(.arrived) {
      if has(.neverStores) {
        Go(to: next)
      } else {
        Perform(.write, until: .wrote(isNew: true)) {
          Or(.wrote(isNew: false)) {
            if has(.reloadsAlways) { Perform(.reload) }
            Go(to: next)
          }
        }
        if !has(.reloadsNever) { reload }
        if has(.reloadsTwice) { Perform(.reload) }
        Go(to: next)
      }
    }
  }

  @StepBuilder private var leave: Steps {
    if !has(.keepsAtLogout) { remove }
    Tell(WidgetToken.session, .tokenGone)
    Go(to: .idle)
  }

  @StepBuilder private var remove: Steps {
    Perform(.delete)
    if !has(.leavesWithoutReload) { reload }
    Perform(.revoke)
  }

  @StepBuilder private var reload: Steps {
    Perform(.reload)
    if !has(.neverNotes) { Perform(.noteReload) }
  }

  /// What a launch does about a reload that nothing notes.
  @StepBuilder private var owed: Steps {
    if !has(.forgetsOwedReload) { reload }
  }
}
