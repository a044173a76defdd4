package import EveryPath

/// A small permission journey, as many are: the machine to be measured beside a hand-written one.
package struct DoorFlow: Flow {
  /// Where the journey is.
  package enum State: Hashable, Sendable, CaseIterable {
    case closed
    case asking
    case explaining
    case inSettings
    case running
    case paused
    case stopped
  }

  /// What a person taps.
  package enum Tap: Hashable, Sendable, CaseIterable {
    case start
    case stop
    case openSettings
    case cancel
  }

  /// What it is told.
  package enum Event: Hashable, Sendable, CaseIterable {
    case tapped(Tap)
    case answered(isAllowed: Bool)
    case foregrounded
    case backgrounded
    case interrupted
    case resumed

    /// All of them.
    package static var allCases: [Event] {
      Tap.allCases.map(Event.tapped)
        + [
          .answered(isAllowed: true), .answered(isAllowed: false), .foregrounded, .backgrounded,
          .interrupted, .resumed,
        ]
    }
  }

  /// What it orders.
  package enum Effect: UInt8, Hashable, Sendable, CaseIterable {
    case requestAccess
    case showPage
    case leavePage
    case showAlert
    case dismissAlert
    case openSettings
    case startSession
    case pauseSession
    case stopSession
  }

  /// How it ends.
  package enum Outcome: Hashable, Sendable { case over }

  /// A door.
  package init() {}

  /// Closed.
  package var start: State { .closed }
  /// All of them.
  package var states: [State] { State.allCases }
  /// All of them.
  package var events: [Event] { Event.allCases }

  /// The rows.
  package func transitions(from state: State) -> Transitions {
    switch state {
    case .closed: closed
    case .asking: asking
    case .explaining: explaining
    case .inSettings: inSettings
    case .running: running
    case .paused: paused
    case .stopped: Finish()
    }
  }

  @RowBuilder private var closed: Transitions {
    On(.tapped(.start)) {
      Perform(.showPage)
      Perform(.requestAccess)
      Go(to: .asking)
    }
    Ignore(.foregrounded, .backgrounded, because: "nothing is on the screen")
  }

  @RowBuilder private var asking: Transitions {
    On(.answered(isAllowed: true)) {
      Perform(.startSession)
      Go(to: .running)
    }
    On(.answered(isAllowed: false)) {
      Perform(.leavePage)
      Perform(.showAlert)
      Go(to: .explaining)
    }
    Ignore(.foregrounded, .backgrounded, because: "the system's own prompt does that")
  }

  @RowBuilder private var explaining: Transitions {
    On(.tapped(.openSettings)) {
      Perform(.dismissAlert)
      Perform(.openSettings)
      Go(to: .inSettings)
    }
    On(.tapped(.cancel)) {
      Perform(.dismissAlert)
      Deliver(.over)
      Go(to: .stopped)
    }
  }

  @RowBuilder private var inSettings: Transitions {
    On(.foregrounded) {
      Perform(.showPage)
      Perform(.requestAccess)
      Go(to: .asking)
    }
    Ignore(.backgrounded, because: "that is how Settings opens")
  }

  @RowBuilder private var running: Transitions {
    On(.interrupted) {
      Perform(.pauseSession)
      Go(to: .paused)
    }
    On(.tapped(.stop)) {
      Perform(.stopSession)
      Perform(.leavePage)
      Go(to: .closed)
    }
    Ignore(.foregrounded, .backgrounded, because: "the session looks after itself")
  }

  @RowBuilder private var paused: Transitions {
    On(.resumed) {
      Perform(.startSession)
      Go(to: .running)
    }
    On(.tapped(.stop)) {
      Perform(.stopSession)
      Perform(.leavePage)
      Go(to: .closed)
    }
  }

  /// Only one is answered.
  package func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .requestAccess: [.answered(isAllowed: true), .answered(isAllowed: false)]
    case .showPage, .leavePage, .showAlert, .dismissAlert, .openSettings, .startSession,
      .pauseSession, .stopSession:
      []
    }
  }

  /// Over.
  package func abandoned(_ reason: Abandonment) -> Outcome { .over }

  /// A round through the states that ends where it began, with events that change nothing.
  package static let round: [Event] = [
    .foregrounded, .tapped(.start), .backgrounded, .foregrounded, .answered(isAllowed: false),
    .tapped(.openSettings), .backgrounded, .foregrounded, .answered(isAllowed: true), .interrupted,
    .tapped(.start), .resumed, .backgrounded, .interrupted, .tapped(.stop), .resumed,
  ]
}
