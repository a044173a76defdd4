import EveryPath
import PermissionFlows

/// The way of the model's attempt to a permission: what is read says how it goes on.
struct WalkedFlow: AccessFlow {
  let name: String
  var policy = AccessPolicy()

  var refusals: [AccessRefusal] { [.denied, .restricted, .unavailable, .switchedOff, .addOnly] }

  var states: [State] {
    [.checking, .readying(.access), .asking(.access), .heeding(.access), .heeded]
      + [.granted(.full), .restricted].map { .closed($0) }
      + (policy.explainsRefusals
        ? [.explaining(.denied), .reconsidering, .openingSettings, .returning] : [])
  }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .checking: checking
    case .readying:
      Enter { Perform(.waitUntilReady) }
      On(.ready) {
        Perform(.request(.access))
        Go(to: .asking(.access))
      }
    case .asking: On(.answered(.yes)) { Go(to: .checking) }
    case .explaining:
      Enter { Perform(.readStatus) }
      On(.read(.notDetermined)) { Go(to: .reconsidering) }
      On(.tapped(.cancel)) { Go(to: .reconsidering) }
      On(.swept) {
        Perform(.showAlert(.denied)); Stay()
      }
    case .reconsidering:
      Enter {
        Perform(.dismissAlert, until: .alertGone)
        Go(to: .checking)
      }
    case .openingSettings:
      Enter {
        Remember()
        Perform(.readStatus)
      }
      comingBack
    case .returning:
      Enter { Perform(.readStatus) }
      comingBack
    case .heeding:
      Enter { Perform(.readStatus) }
      On(.read(.notDetermined)) { Go(to: .heeded) }
    case .heeded: Finish()
    case .closed(let outcome): Finish(outcome)
    case .priming, .primingAgain, .prompted, .confirming, .doubting, .explainingAgain, .leaving,
      .inSettings, .besideSettings, .closing:
      // They are not listed.
      Finish(.cancelled)
    }
  }

  @RowBuilder private var checking: Transitions {
    Enter { Perform(.readStatus) }
    On(.read(.notDetermined)) { Go(to: .readying(.access)) }
    On(.read(.granted(.full))) { Go(to: .closed(.granted(.full))) }
    On(.read(.refused(.restricted))) { Go(to: .closed(.restricted)) }
    On(.read(.refused(.switchedOff))) {
      Deliver(.granted(.full))
      Go(to: .heeding(.access))
    }
    On(.read(.refused(.addOnly))) {
      Deliver(.addOnly)
      Go(to: .heeding(.access))
    }
    if policy.explainsRefusals {
      On(.read(.refused(.denied))) {
        Perform(.showAlert(.denied))
        Go(to: .explaining(.denied))
      }
      On(.read(.refused(.unavailable))) { Go(to: .openingSettings) }
    }
  }

  @RowBuilder private var comingBack: Transitions {
    On(.read(.notDetermined)) {
      Forget()
      Go(to: .checking)
    }
  }
}

/// A page that asks silently, goes when it is refused, and asks again.
struct WalkedPageFlow: Flow {
  typealias Outcome = AccessOutcome<WholeGrant>
  enum State: Hashable, Sendable {
    case asking
    case leaving(Outcome)
    case explaining
    case closed(Outcome)
  }
  enum Event: Hashable, Sendable, CaseIterable { case left }
  enum Effect: Hashable, Sendable { case leave }

  static let question = ComponentID<WalkedFlow>("question")
  static let access = ComponentID<WalkedFlow>("access")

  private static let refused: [Outcome] = [.denied, .restricted, .addOnly]
  private static let given: [Outcome] = [.cancelled, .dropped]

  let name = "page"
  var start: State { .asking }
  var states: [State] {
    [.asking, .explaining, .closed(.granted(.full))] + Self.refused.map { .leaving($0) }
      + (Self.refused + Self.given).map { .closed($0) }
  }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter {
        Call(Self.question, until: .granted(.full)) {
          for outcome in Self.refused {
            Or(outcome, from: Self.question) { Go(to: .leaving(outcome)) }
          }
          for outcome in Self.given {
            Or(outcome, from: Self.question) { Go(to: .closed(outcome)) }
          }
        }
        Go(to: .closed(.granted(.full)))
      }
    case .leaving:
      Enter {
        Perform(.leave, until: .left)
        Go(to: .explaining)
      }
    case .explaining:
      Enter {
        Call(Self.access, until: .granted(.full)) {
          for outcome in Self.refused + Self.given {
            Or(outcome, from: Self.access) { Go(to: .closed(outcome)) }
          }
        }
        Go(to: .closed(.granted(.full)))
      }
    case .closed(let outcome): Finish(outcome)
    }
  }

  func answers(to effect: Effect) -> [Event] { [.left] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }
  func abandoned(_ reason: Abandonment) -> Outcome { reason == .dropped ? .dropped : .cancelled }
}
