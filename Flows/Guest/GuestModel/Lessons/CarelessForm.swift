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
    /// Has letters for a number.
    case hasOneKeyboard
    case keepsPasswordReadable
    case asksNoCaptcha
    /// Lets every request go without a captcha.
    case forgetsCaptcha
    case hidesTaken
    case looksUpNoNickname
    /// Does not count the seconds until another code can be sent.
    case sendsCodesAtOnce
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
          Perform(.focus(.account, keyboard(of: .account)))
          Perform(.enableSubmit(true))
          Go(to: .editing(Entry()))
        }
      case (.neverOpens, .opening):
        Enter { Perform(.focus(.account, keyboard(of: .account))) }
        On(.formShown) { Go(to: .editing(Entry())) }
      case (.looksUpOnce, .editing(let entry)) where entry.account == .whole:
        On(entry.hasSecret ? .secretCleared : .secretTyped) {
          let next = entry.with(\.hasSecret, !entry.hasSecret)
          Perform(.enableSubmit(isValid(next)))
          Go(to: .editing(next))
        }
      case (.looksUpAgain, .editing(let entry)) where entry.account.isLookedUp:
        On(.accountFocused) {
          Perform(.focus(.account, keyboard(of: .account)))
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
      case (.goesWhenSubmitted, .editing(let entry)) where isValid(entry):
        On(.submitTapped) {
          Tell(GuestComponents.identity, .loginAsked)
          Go(to: .leaving(.accepted))
        }
      case (.forgetsCaptcha, .sending(let entry)):
        for fault in LoginFault.allCases {
          On(.loginFailed(fault)) {
            Perform(.showFault(fault))
            become(entry)
          }
        }
      case (.sendsCodesAtOnce, .editing(let entry)) where entry.account.isWhole:
        On(.codeTapped) {
          Perform(.sendCode(codeDelay))
          Stay()
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
    case (.hasNoKeyboard, .focus(.account, _)), (.keepsTheKeyboard, .focus(.secret, _)),
      (.asksNoCaptcha, .showCaptcha), (.hidesTaken, .showTaken),
      (.looksUpNoNickname, .lookUpNickname),
      (.checksNoFormat, .showFormat), (.namesNothing, .nameSubmit), (.hidesFaults, .showFault):
      nil
    case (.hasOneKeyboard, .focus(let field, _)): .focus(field, .letters)
    case (.keepsPasswordReadable, .reveal): .reveal(true)
    case (.neverSwitchesOn, .enableSubmit): .enableSubmit(false)
    default: effect
    }
  }
}

extension FormFlow.Account {
  fileprivate var isLookedUp: Bool { self == .known || self == .new }
}
