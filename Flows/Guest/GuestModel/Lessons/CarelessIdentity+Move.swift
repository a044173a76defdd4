import EveryPath
import GuestFlow

/// How the data move, and what goes wrong with it.
extension CarelessIdentity {
  @StepBuilder var move: Steps {
    open(.user)
    for item in items { moveItem(item) }
    write(.user)
    Tell(GuestComponents.gate, .accountReady)
    Go(to: .user)
  }

  @StepBuilder private func moveItem(_ item: GuestItem) -> Steps {
    switch (fault, item) {
    case (.movesOntoFolder, .file):
      // Whatever the error was, the guest's file is deleted.
      Perform(.moveOntoFolder(item), until: .ioFailed)
      drop(item)
    case (.deletesAfterFailedInsert, .row):
      Perform(.plain(.copy(item)), until: .copied) {
        Or(.ioFailed) {
          drop(item)
          Go(to: .user)
        }
      }
      drop(item)
    case (.dropsUnverified, _):
      copy(item)
      drop(item)
    case (.addsUpAgain, .cartLine):
      Perform(.addUp(item), until: .copied) { Or(.ioFailed) { stall } }
      verify(item)
      drop(item)
    case (.overwrites, .file):
      Perform(.overwrite(item), until: .copied) { Or(.ioFailed) { stall } }
      verify(item)
      drop(item)
    default:
      copy(item)
      verify(item)
      drop(item)
    }
  }

  @StepBuilder private func copy(_ item: GuestItem) -> Steps {
    Perform(.plain(.copy(item)), until: .copied) { Or(.ioFailed) { stall } }
  }

  @StepBuilder private func verify(_ item: GuestItem) -> Steps {
    Perform(.plain(.verify(item)), until: .verified) { Or(.ioFailed) { stall } }
  }

  @StepBuilder func drop(_ item: GuestItem) -> Steps {
    Perform(.plain(.drop(item)), until: .dropped) { Or(.ioFailed) { stall } }
  }

  @StepBuilder func open(_ owner: Owner) -> Steps {
    if fault == .opensNothing {
      Perform(.plain(.abortLogin))
    } else {
      Perform(.plain(.openStore(owner)), until: .storeOpened)
    }
  }

  @StepBuilder func write(_ facts: IdentityFacts) -> Steps {
    Perform(.plain(.write(facts)), until: .written) { Or(.writeFailed) { stall } }
  }

  @StepBuilder var requestGuest: Steps {
    Perform(.plain(.requestGuest), until: .guestGranted) {
      Or(.guestRefused) { Go(to: .nobody) }
    }
    write(.guest)
    open(.guest)
    Go(to: .guest)
  }

  @StepBuilder func refuse(_ fault: LoginFault) -> Steps {
    Tell(GuestComponents.gate, .loginFailed(fault))
    Go(to: .guest)
  }

  @StepBuilder private var stall: Steps {
    Tell(GuestComponents.gate, .moveStopped)
    Go(to: .stalled)
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .plain(let effect): effect.answers
    case .moveOntoFolder, .overwrite, .addUp: [.copied, .ioFailed]
    }
  }

  func abandoned(_ reason: Abandonment) -> Outcome { .ended }
}
