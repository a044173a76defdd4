import EveryPath

/// A payment that the person's bank may want confirmed in its own app (3-D Secure).
struct Payment: DialogFlow {
  enum State: Hashable, Sendable, CaseIterable {
    case reading, reviewing, confirming, charging, challenged, atBank, settling, failing
    case paid, refused, left
  }
  enum Event: Hashable, Sendable, CaseIterable {
    case unpaid, charged, declined, challenge, failed
    case pay, retry, cancel, hidden
    case confirmed, rejected
    case bankOpened, bankMissing, returned
  }
  enum Effect: Hashable, Sendable, CaseIterable {
    case readCharge, showReview, showFailure, hide, askFaceID, charge, openBank
  }
  enum Outcome: Hashable, Sendable { case paid, refused, left }

  var start: State { .reading }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .reading:
      Enter { Perform(.readCharge) }
      On(.unpaid) { Go(to: .reviewing) }
      On(.charged) { Go(to: .paid) }
      On(.declined) { Go(to: .refused) }
      On(.failed) { Go(to: .left) }
      After(.seconds(10), because: "the server may never answer") { Go(to: .left) }
    case .reviewing:
      Enter { Perform(.showReview) }
      On(.pay) { Go(to: .confirming) }
      On(.cancel) { close(.left) }
    case .confirming:
      Enter { Perform(.askFaceID) }
      On(.confirmed) { Go(to: .charging) }
      On(.rejected) { Go(to: .reviewing) }
    case .charging:
      Enter { Perform(.charge) }
      On(.charged) { close(.paid) }
      On(.declined) { close(.refused) }
      On(.challenge) { Go(to: .challenged) }
      On(.failed) { Go(to: .failing) }
      After(.seconds(30), because: "the server may never answer") { Go(to: .failing) }
    case .challenged:
      Enter {
        Perform(.hide, until: .hidden)
        Remember()
        Perform(.openBank, until: .bankOpened) {
          Or(.bankMissing) {
            Forget()
            Go(to: .failing)
          }
        }
        Go(to: .atBank)
      }
    case .atBank: On(.returned) { Go(to: .settling) }
    case .settling:
      Enter { Perform(.readCharge) }
      On(.charged) {
        Forget()
        Go(to: .paid)
      }
      On(.declined) {
        Forget()
        Go(to: .refused)
      }
      On(.unpaid) {
        Forget()
        Go(to: .failing)
      }
      On(.failed) {
        Forget()
        Go(to: .failing)
      }
      After(.seconds(10), because: "the server may never answer") {
        Forget()
        Go(to: .failing)
      }
    case .failing:
      Enter { Perform(.showFailure) }
      On(.retry) {
        Perform(.hide, until: .hidden)
        Go(to: .reading)
      }
      On(.cancel) { close(.left) }
    case .paid: Finish(.paid)
    case .refused: Finish(.refused)
    case .left: Finish(.left)
    }
  }

  /// The sheet goes before the outcome is told.
  @StepBuilder private func close(_ end: State) -> Steps {
    Perform(.hide, until: .hidden)
    Go(to: end)
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .readCharge: [.unpaid, .charged, .declined, .failed]
    case .showReview: [.pay, .cancel]
    case .showFailure: [.retry, .cancel]
    case .hide: [.hidden]
    case .askFaceID: [.confirmed, .rejected]
    case .charge: [.charged, .declined, .challenge, .failed]
    case .openBank: [.bankOpened, .bankMissing]
    }
  }
  /// A sheet that is swept away answers as if it was closed.
  func certainty(of effect: Effect) -> Certainty { .certain }
  func role(of event: Event) -> EventRole {
    switch event {
    case .pay, .retry, .cancel, .confirmed, .rejected, .returned: .person
    case .unpaid, .charged, .declined, .challenge, .failed, .hidden, .bankOpened, .bankMissing:
      .system
    }
  }
  func role(of effect: Effect) -> EffectRole { effect == .askFaceID ? .asksSystem : .plain }
  func resume(from state: State) -> Resumption<State, Outcome> { .at(.settling) }
  func abandoned(_ reason: Abandonment) -> Outcome { .left }

  func closing(of effect: Effect) -> Event? {
    effect == .showReview || effect == .showFailure ? .cancel : nil
  }
  var dismissal: Effect { .hide }
  var dismissed: Event { .hidden }
}
