import EveryPath
import GuestFlow

/// A small identity with one mistake at a time: the lessons of the article's move, and the mutants
/// that show of each property that it can be broken.
struct CarelessIdentity: Flow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    /// Moves files onto the folder they belong into, and deletes what "already exists".
    case movesOntoFolder
    /// Only logs an insert that failed, then deletes the guest's database.
    case deletesAfterFailedInsert
    case dropsUnverified
    case addsUpAgain
    case overwrites
    case writesJournalLate
    case forgetsJournal
    case opensNothing
    case givesUp
    case asksForGuestFirst
    case dropsOnConflict
    case asksTwice
    /// After a while without an identity it makes one up.
    case makesAGuestUp
    /// Takes the end of a session for a logout.
    case logsOutOnLapse
    /// Writes that a session has ended, and does nothing else about it.
    case onlyNotesLapses
    /// Begins a logout anew whenever one is asked for.
    case logsOutAgain
    /// Logs out when a login is cancelled that has come too far for that.
    case undoesLogins
  }

  typealias State = IdentityState
  typealias Event = IdentityEvent
  typealias Effect = IdentityLessonEffect
  typealias Outcome = IdentityFlow.Outcome

  /// The mistake.
  let fault: Fault
  /// The items of a move, in its order.
  let items: [GuestItem]

  /// An identity with this mistake.
  init(_ fault: Fault, items: [GuestItem] = GuestItem.allCases) {
    self.fault = fault
    self.items = items
  }

  var name: String { "identity-\(fault.rawValue)" }

  var start: State { .reading }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .reading: reading
    case .locked: On(.protectedDataAvailable) { Go(to: .reading) }
    case .requesting, .confirming, .settling: Enter { requestGuest }
    case .nobody: nobody
    case .guest: On(.loginAsked) { Go(to: .loggingIn(.guest)) }
    case .loggingIn(let origin): loggingIn(origin)
    case .deciding(let origin): deciding(origin)
    case .becoming:
      becoming
      if fault == .undoesLogins { Interrupt(.loginCancelled) { Go(to: .loggingOut) } }
    case .moving: Enter { move }
    case .stalled: On(.moveRetried) { Go(to: .moving) }
    case .user, .lapsed: On(.logoutAsked) { Go(to: .loggingOut) }
    case .loggingOut:
      loggingOut
      if fault == .logsOutAgain { Interrupt(.logoutAsked) { Go(to: .loggingOut) } }
    }
    if state != .guest && state != .nobody {
      Ignore(.loginAsked, because: "a login runs, or none is possible")
    }
    if !state.isLoggingIn(fault) {
      Ignore(.loginCancelled, because: "no login runs")
    }
    if state != .locked {
      Ignore(.protectedDataAvailable, because: "what is stored has been read")
    }
    lapses(state)
  }

  @RowBuilder private func lapses(_ state: State) -> Transitions {
    for lapse in Lapse.allCases {
      if state == .user && fault == .logsOutOnLapse {
        On(.lapsed(lapse)) { Go(to: .loggingOut) }
      } else if state == .user && fault == .onlyNotesLapses {
        On(.lapsed(lapse)) {
          write(IdentityFacts(lapse))
          Stay()
        }
      } else {
        Ignore(.lapsed(lapse), because: "the next request will tell")
      }
    }
  }

  @RowBuilder private var reading: Transitions {
    Enter {
      Perform(.plain(.readFacts), until: .facts(.nobody)) {
        Or(.facts(.guest)) {
          open(.guest)
          Go(to: .guest)
        }
        Or(.facts(.moving)) { Go(to: fault == .forgetsJournal ? .user : .moving) }
        for facts in [IdentityFacts.user, .expired, .kicked] {
          Or(.facts(facts)) {
            open(.user)
            Tell(GuestComponents.gate, .accountReady)
            Go(to: .user)
          }
        }
        Or(.unreadable) { Go(to: .locked) }
      }
      Go(to: .requesting)
    }
  }

  @RowBuilder private var nobody: Transitions {
    On(.loginAsked) { Go(to: .loggingIn(.nobody)) }
    if fault != .givesUp {
      On(.networkBack) { Go(to: .requesting) }
      After(.seconds(30), because: "nobody says when a server is there again") {
        if fault == .makesAGuestUp {
          write(.guest)
          open(.guest)
          Go(to: .guest)
        } else {
          Go(to: .requesting)
        }
      }
    }
  }

  @RowBuilder private func loggingIn(_ origin: Origin) -> Transitions {
    Enter {
      if fault == .asksTwice { Perform(.plain(.login)) }
      Perform(.plain(.login), until: .loginAccepted) {
        for fault in LoginFault.ofServer { Or(.loginRefused(fault)) { refuse(fault) } }
        Or(.loginConflict) {
          Tell(GuestComponents.gate, .mergeConflict)
          if fault == .dropsOnConflict { drop(.file) }
          Go(to: .deciding(origin))
        }
      }
      Go(to: .becoming(origin))
    }
    Interrupt(.loginCancelled) {
      Perform(.plain(.abortLogin))
      Go(to: .guest)
    }
  }

  @RowBuilder private func deciding(_ origin: Origin) -> Transitions {
    On(.mergeAgreed) {
      Perform(.plain(.confirmMerge), until: .loginAccepted) {
        for fault in LoginFault.ofServer { Or(.loginRefused(fault)) { refuse(fault) } }
      }
      Go(to: .becoming(origin))
    }
    On(.loginCancelled) { Go(to: .guest) }
  }

  @RowBuilder private var becoming: Transitions {
    Enter {
      if fault == .writesJournalLate { write(.user) }
      write(.moving)
      move
    }
  }

  @RowBuilder private var loggingOut: Transitions {
    Enter {
      Tell(GuestComponents.gate, .accountLeft)
      if fault == .asksForGuestFirst {
        Perform(.plain(.logout))
        Perform(.plain(.requestGuest))
      } else {
        Perform(.plain(.logout), until: .loggedOut)
      }
      write(.nobody)
      if fault == .givesUp { Go(to: .nobody) } else { requestGuest }
    }
  }
}

extension IdentityState {
  fileprivate func isLoggingIn(_ fault: CarelessIdentity.Fault) -> Bool {
    switch self {
    case .loggingIn, .deciding: true
    case .becoming: fault == .undoesLogins
    case .reading, .locked, .requesting, .settling, .nobody, .guest, .confirming, .moving, .stalled,
      .user, .lapsed, .loggingOut:
      false
    }
  }
}
