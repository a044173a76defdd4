import EveryPath
import FlowModel
import WidgetFlow

/// The making of an entry with one mistake at a time.
extension WidgetTimeline {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    /// Removes the shared token that does not count any more, see ``WidgetBinding``.
    case writes
    case triesAgain
    case asksWithoutToken
    case inventsData
    case forgetsTheEntry
    case neverAsks
    case waitsTooLong
    /// Completes what the server answered, whoever is logged in by then.
    case completesAnyway
    /// Takes a store that cannot be read for an empty one.
    case takesLockedForEmpty
    /// Gives the data no end, see ``WidgetBinding``.
    case neverEnds
  }

  /// The making of an entry with this mistake.
  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "widget-mutant-\(fault.rawValue)", ordering: { Self.ordered(for: $0, fault) }
    ) { state in
      switch (fault, state) {
      case (.asksWithoutToken, .reading), (.inventsData, .reading), (.neverAsks, .reading):
        Enter {
          Perform(.readShared, until: .read(isAvailable: true, hasToken: true)) {
            Or(.read(isAvailable: true, hasToken: false)) {
              if fault == .asksWithoutToken {
                Go(to: .fetching(.first))
              } else {
                complete(.signedOut)
              }
            }
            for hasToken in [true, false] {
              Or(.read(isAvailable: false, hasToken: hasToken)) { complete(.locked) }
            }
            Or(.unreadable) { complete(.locked) }
          }
          switch fault {
          case .inventsData: complete(.data)
          case .neverAsks: complete(.failed)
          default: Go(to: .fetching(.first))
          }
        }
      case (.waitsTooLong, .fetching):
        After(.seconds(60), because: "a server may take its time") { complete(.failed) }
      default: transitions(from: state)
      }
    }
  }

  private static func ordered(for effect: Effect, _ fault: Fault) -> Effect? {
    switch (fault, effect) {
    case (.completesAnyway, .readAgain), (.forgetsTheEntry, .complete(.failed)): nil
    case (.triesAgain, .complete(.openApp)): .complete(.failed)
    case (.takesLockedForEmpty, .complete(.locked)): .complete(.signedOut)
    default: effect
    }
  }
}

extension WidgetRoute {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case opensAgain
    case countsTwice
    case staysHome
  }

  /// The route with this mistake.
  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(self, name: "widget-mutant-\(fault.rawValue)") { state in
      switch (fault, state) {
      case (.opensAgain, .onPage):
        On(.widgetTapped) {
          Perform(.track)
          open
        }
      case (.countsTwice, .elsewhere):
        On(.widgetTapped) {
          Perform(.track)
          Perform(.track)
          open
        }
      case (.staysHome, .elsewhere):
        On(.widgetTapped) {
          Perform(.track)
          Stay()
        }
      default: transitions(from: state)
      }
    }
  }
}

extension WidgetSession {
  /// The session that believes what it reads before the unlock: nothing, where somebody is stored.
  var believingEarlyReadings: AlteredFlow<Self> {
    AlteredFlow(self, name: "widget-early-session") { state in
      if state == .launching {
        Enter {
          Perform(.read, until: .read(isAvailable: true, isLoggedIn: true)) {
            for isAvailable in [true, false] {
              Or(.read(isAvailable: isAvailable, isLoggedIn: false)) {
                Tell(Self.token, .cleanUp)
                Go(to: .loggedOut)
              }
            }
            Or(.read(isAvailable: false, isLoggedIn: true)) {
              Tell(Self.token, .launched)
              Go(to: .loggedIn)
            }
            Or(.unreadable) { Go(to: .locked) }
          }
          Tell(Self.token, .launched)
          Go(to: .loggedIn)
        }
      } else {
        transitions(from: state)
      }
    }
  }
}
