package import EveryPath

extension WidgetToken {
  @RowBuilder var idle: Transitions {
    On(.launched) { Go(to: .checking) }
    On(.cleanUp) {
      Perform(.readShared, until: .read(.empty)) {
        Or(.read(.emptyOwed)) {
          reload
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
    On(.loggedIn) { Go(to: .fetching) }
    Ignore(.pageEntered, because: "nobody is logged in")
    Ignore(.harvested, because: "nobody is logged in")
  }

  /// Ownership decides, not presence.
  @RowBuilder var checking: Transitions {
    Enter {
      Perform(.readShared, until: .read(.own)) {
        Or(.read(.empty)) { Go(to: .fetching) }
        Or(.read(.emptyOwed)) {
          reload
          Go(to: .fetching)
        }
        Or(.read(.ownOwed)) {
          reload
          Go(to: .ready)
        }
        Or(.read(.foreign)) {
          remove
          Go(to: .fetching)
        }
      }
      Go(to: .ready)
    }
  }

  @RowBuilder var ready: Transitions {
    On(.pageEntered) { Go(to: .fetching) }
    On(.harvested) { reloadAndStay }
    On(.leave) { leave }
  }

  /// An answer that comes when nothing waits for it is dropped with its ticket.
  ///
  /// A driver's request ends by itself in the end; nothing watches it meanwhile.
  @RowBuilder var fetching: Transitions {
    Enter { Perform(.fetch) }
    On(.arrived) {
      Perform(.write, until: .wrote(isNew: true)) {
        Or(.wrote(isNew: false)) { Go(to: .ready) }
      }
      reload
      Go(to: .ready)
    }
    On(.failed) { Go(to: .ready) }
    if let fetchLimit {
      After(fetchLimit, because: "the server may never answer") {
        Perform(.cancelFetch)
        Go(to: .ready)
      }
    }
    On(.harvested) { reloadAndStay }
    On(.leave) {
      Perform(.cancelFetch)
      leave
    }
    Ignore(.pageEntered, because: "a token is on its way")
  }

  @StepBuilder private var reloadAndStay: Steps {
    Perform(.reload)
    Stay()
  }

  /// First the store, then the widget, then everything else.
  @StepBuilder private var leave: Steps {
    remove
    Tell(Self.session, .tokenGone)
    Go(to: .idle)
  }

  @StepBuilder package var remove: Steps {
    Perform(.delete)
    reload
    Perform(.revoke)
  }

  /// Noted only once it was asked for: ended in between, it is asked for again rather than never.
  @StepBuilder package var reload: Steps {
    Perform(.reload)
    Perform(.noteReload)
  }
}
