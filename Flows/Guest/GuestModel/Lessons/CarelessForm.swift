import EveryPath
import GuestFlow

/// A small account form with one mistake at a time.
struct CarelessForm: Flow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case switchesOnEarly
    case neverSwitchesOn
    case hasNoKeyboard
    case keepsTheKeyboard
    case checksNoFormat
    case namesNothing
    case answersTwice
    case neverCloses
  }

  typealias State = FormFlow.State
  typealias Event = FormFlow.Event
  typealias Effect = FormFlow.Effect
  typealias Outcome = FormFlow.Outcome

  /// The mistake.
  let fault: Fault

  /// A form with this mistake.
  init(_ fault: Fault) { self.fault = fault }

  var name: String { "form-\(fault.rawValue)" }

  var start: State { .opening }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .opening:
      Enter {
        Perform(.openForm, until: .formShown)
        if fault != .hasNoKeyboard { Perform(.focus(.account)) }
        if fault == .switchesOnEarly { Perform(.enableSubmit(true)) }
        Go(to: .editing(.empty, hasSecret: false))
      }
    case .editing(let account, let hasSecret): editing(account, hasSecret)
    case .leaving(let outcome):
      Enter {
        Perform(.closeForm, until: .formClosed)
        Go(to: .ended(outcome))
      }
    case .ended(let outcome): Finish(outcome)
    }
  }

  @RowBuilder private func editing(
    _ account: FormFlow.Account, _ hasSecret: Bool
  ) -> Transitions {
    On(.accountTyped) {
      if account == .part || account == .whole {
        Perform(.lookUp)
        enable(hasSecret)
        Go(to: .editing(.whole, hasSecret: hasSecret))
      } else {
        Go(to: .editing(.part, hasSecret: hasSecret))
      }
    }
    On(.accountKnown) {
      if fault != .namesNothing { Perform(.nameSubmit(isLogin: true)) }
      Stay()
    }
    On(.accountNew) {
      if fault != .namesNothing { Perform(.nameSubmit(isLogin: false)) }
      Stay()
    }
    On(.secretFocused) {
      if fault != .keepsTheKeyboard { Perform(.focus(.secret)) }
      if !account.isWhole && fault != .checksNoFormat { Perform(.showFormat) }
      Stay()
    }
    On(.secretTyped) {
      enable(account.isWhole)
      Go(to: .editing(account, hasSecret: true))
    }
    On(.closeTapped) {
      if fault == .answersTwice { Deliver(.closed) }
      Go(to: fault == .neverCloses ? .editing(account, hasSecret: hasSecret) : .leaving(.closed))
    }
    if fault != .neverCloses { On(.submitTapped) { Go(to: .leaving(.submitted)) } }
  }

  @StepBuilder private func enable(_ isValid: Bool) -> Steps {
    Perform(.enableSubmit(isValid && fault != .neverSwitchesOn))
  }

  func answers(to effect: Effect) -> [Event] { effect.answers }

  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.closed) }

  func abandoned(_ reason: Abandonment) -> Outcome { .closed }
}
