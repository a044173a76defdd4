import EveryPath
import FlowModel
import GuestFlow

/// An account form with one mistake at a time.
extension FormFlow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case switchesOnEarly
    case neverSwitchesOn
    case hasNoKeyboard
    case keepsTheKeyboard
    case checksNoFormat
    case namesNothing
    /// Forgets the look-up when the password changes before it is answered.
    case looksUpOnce
    case looksUpAgain
    case answersTwice
    case neverCloses
    /// Goes when it is submitted, before the server has answered.
    case goesWhenSubmitted
    /// Goes with what was typed when the login does not come about.
    case goesOnFault
    case hidesFaults
    /// Waits for a form that nobody brings in.
    case neverOpens
  }

  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "form-\(fault.rawValue)", ordering: { Self.ordered(for: $0, fault) }
    ) { state in
      switch (fault, state) {
      case (.switchesOnEarly, .opening):
        Enter {
          Perform(.openForm, until: .formShown)
          Perform(.focus(.account))
          Perform(.enableSubmit(true))
          Go(to: .editing(.empty, hasSecret: false))
        }
      case (.neverOpens, .opening):
        Enter { Perform(.focus(.account)) }
        On(.formShown) { Go(to: .editing(.empty, hasSecret: false)) }
      case (.looksUpOnce, .editing(.whole, let hasSecret)):
        On(hasSecret ? .secretCleared : .secretTyped) {
          Perform(.enableSubmit(!hasSecret))
          Go(to: .editing(.whole, hasSecret: !hasSecret))
        }
      case (.looksUpAgain, .editing(.known, _)), (.looksUpAgain, .editing(.new, _)):
        On(.accountFocused) {
          Perform(.focus(.account))
          Perform(.lookUp)
          Stay()
        }
      case (.answersTwice, .editing):
        On(.closeTapped) {
          Deliver(.closed)
          Go(to: .leaving(.closed))
        }
      case (.neverCloses, .editing), (.neverCloses, .sending):
        On(.closeTapped) { Stay() }
        Ignore(.submitTapped, because: "the form stays where it is")
      case (.goesWhenSubmitted, .editing(.whole, hasSecret: true)):
        On(.submitTapped) {
          Tell(GuestComponents.identity, .loginAsked)
          Go(to: .leaving(.accepted))
        }
      case (.goesOnFault, .sending):
        for fault in LoginFault.allCases {
          On(.loginFailed(fault)) {
            Perform(.showFault(fault))
            Go(to: .leaving(.closed))
          }
        }
      default: transitions(from: state)
      }
    }
  }

  private static func ordered(for effect: Effect, _ fault: Fault) -> Effect? {
    switch (fault, effect) {
    case (.hasNoKeyboard, .focus(.account)), (.keepsTheKeyboard, .focus(.secret)),
      (.checksNoFormat, .showFormat), (.namesNothing, .nameSubmit), (.hidesFaults, .showFault):
      nil
    case (.neverSwitchesOn, .enableSubmit): .enableSubmit(false)
    default: effect
    }
  }
}
