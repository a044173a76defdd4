import EveryPath
import FlowModel
import GuestFlow

/// An identity with one mistake at a time: the lessons of the article's move, and the mutants that
/// show of each property that it can be broken.
extension IdentityFlow<GuestItem> {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    /// Moves files onto the folder they belong into, and deletes what "already exists": see
    /// ``LessonBinding``.
    case movesOntoFolder
    /// Only logs an insert that failed, then deletes the guest's database.
    case deletesAfterFailedInsert
    case dropsUnverified
    case addsUpAgain
    case overwrites
    case writesJournalLate
    /// Takes an unfinished move for a finished one, and hears of no end of a session either.
    case forgetsJournal
    case opensNothing
    /// Believes what is read before the unlock, see ``LessonBinding``.
    case believesEarlyReadings
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
    /// Takes the end of an earlier session for the end of the one in use.
    case believesLateLapses
    /// Begins a logout anew whenever one is asked for.
    case logsOutAgain
    /// Hears of another account as of the one it knows, see ``LessonBinding``.
    case takesOtherForKnown
    /// Works on the data of an account until the next one's are opened.
    case closesNothing
    /// Writes another account under the id of the one before, see ``LessonBinding``.
    case keepsTheID
    /// Waits for ever for a move that cannot end.
    case insistsOnTheMove
    /// Deletes an account and keeps its data.
    case keepsDeletedData
    /// Deletes the data first, then asks the server.
    case deletesDataFirst
    /// Logs out when a login is cancelled that has come too far for that.
    case undoesLogins
  }

  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "identity-\(fault.rawValue)", ordering: { Self.ordered(for: $0, fault) }
    ) { state in
      switch (fault, state) {
      case (.deletesAfterFailedInsert, .moving): movingBlindly
      case (.writesJournalLate, .becoming):
        Enter {
          Perform(.write(.user), until: .written)
          Perform(.write(.moving), until: .written)
          Go(to: .moving)
        }
      case (.givesUp, .nobody):
        Ignore(.networkBack, because: "it has given up")
        After(retryDelay, because: "it has given up") { Stay() }
      case (.makesAGuestUp, .nobody):
        After(retryDelay, because: "somebody must use the app") {
          Go(to: .settling(thenLogIn: false))
        }
      case (.givesUp, .loggingOut), (.asksForGuestFirst, .loggingOut): loggingOut(fault)
      case (.dropsOnConflict, .deciding):
        Enter {
          Perform(.drop(.file), until: .dropped) { Or(.ioFailed) { Stay() } }
        }
      case (.asksTwice, .guest):
        On(.loginAsked) {
          Perform(.login)
          Go(to: .loggingIn(.guest))
        }
      case (.forgetsJournal, .user):
        for lapse in Lapse.allCases {
          Ignore(.lapsed(lapse, isCurrent: true), because: "the next request will tell")
        }
      case (.logsOutOnLapse, .user):
        for lapse in Lapse.allCases { On(.lapsed(lapse, isCurrent: true)) { Go(to: .loggingOut) } }
      case (.onlyNotesLapses, .user):
        for lapse in Lapse.allCases {
          On(.lapsed(lapse, isCurrent: true)) {
            Perform(.write(IdentityFacts(lapse)), until: .written) { Or(.writeFailed) { Stay() } }
            Stay()
          }
        }
      case (.believesLateLapses, .user):
        for lapse in Lapse.allCases {
          On(.lapsed(lapse, isCurrent: false)) { Go(to: .lapsed(lapse)) }
        }
      case (.insistsOnTheMove, .leaving): Enter { Go(to: .moving) }
      case (.keepsDeletedData, .erasing):
        Enter {
          Perform(.deleteAccount, until: .accountDeleted) {
            Or(.deletionRefused) { Go(to: .user) }
          }
          Perform(.write(.nobody), until: .written) { Or(.writeFailed) { Go(to: .user) } }
          Go(to: .requesting)
        }
      case (.deletesDataFirst, .erasing):
        Enter {
          Perform(.deleteData, until: .dataDeleted) { Or(.ioFailed) { Go(to: .user) } }
          Perform(.deleteAccount, until: .accountDeleted) {
            Or(.deletionRefused) { Go(to: .user) }
          }
          Perform(.write(.nobody), until: .written) { Or(.writeFailed) { Go(to: .user) } }
          Go(to: .requesting)
        }
      case (.logsOutAgain, .loggingOut): Interrupt(.logoutAsked) { Go(to: .loggingOut) }
      case (.undoesLogins, .becoming), (.undoesLogins, .moving):
        Interrupt(.loginCancelled) { Go(to: .loggingOut) }
      default: transitions(from: state)
      }
    }
  }

  private static func ordered(for effect: Effect, _ fault: Fault) -> Effect? {
    switch (fault, effect) {
    case (.dropsUnverified, .verify), (.movesOntoFolder, .verify(.file)),
      (.opensNothing, .openStore), (.closesNothing, .closeStore):
      nil
    default: effect
    }
  }

  /// A move that deletes a row although its insert has failed.
  @RowBuilder private var movingBlindly: Transitions {
    Enter {
      Perform(.openStore(.user), until: .storeOpened)
      for item in items {
        Perform(.copy(item), until: .copied) {
          Or(.ioFailed) {
            if item == .row {
              Perform(.drop(item), until: .dropped) { Or(.ioFailed) { stall } }
              Go(to: .user)
            } else {
              stall
            }
          }
        }
        if item != .row { Perform(.verify(item), until: .verified) { Or(.ioFailed) { stall } } }
        Perform(.drop(item), until: .dropped) { Or(.ioFailed) { stall } }
      }
      Perform(.write(.user), until: .written) { Or(.writeFailed) { stall } }
      Tell(GuestComponents.gate, .accountReady)
      Go(to: .user)
    }
  }

  /// A logout that leaves nobody, or that does not wait for its end.
  @RowBuilder private func loggingOut(_ fault: Fault) -> Transitions {
    Enter {
      Tell(GuestComponents.gate, .accountLeft)
      if fault == .givesUp {
        Perform(.logout, until: .loggedOut)
      } else {
        Perform(.logout)
        Perform(.requestGuest)
      }
      Perform(.write(.nobody), until: .written)
      Go(to: fault == .givesUp ? .nobody : .requesting)
    }
  }
}
