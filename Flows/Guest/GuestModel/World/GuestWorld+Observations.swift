import FlowModel
import GuestFlow

extension GuestWorld {
  /// What an observation says, in words.
  public static func words(for observation: GuestObservation) -> String {
    switch observation {
    case .hazard(let hazard): hazard.says
    case .launched(let isFresh): isFresh ? "the app is opened" : "the app is opened much later"
    case .tapped(let action): "\(action.rawValue) is tapped"
    case .wished(let action): "\(action.rawValue) is wished"
    case .ran(let action): "\(action.rawValue) runs"
    case .sent(let action): "\(action.rawValue) is sent"
    case .served(let action): "the server does \(action.rawValue)"
    case .actionTold(let isDone): isDone ? "the action is done" : "the action is refused"
    case .panelOrdered(let action, let reason):
      "the panel asks for a login for \(action.rawValue): \(reason.rawValue)"
    case .touched(let button): "\(button.rawValue) is touched"
    case .formShown, .formTouched, .formSubmitted, .formatWrong, .formatShown, .lookedUp,
      .submitNamed, .lookUpOrdered, .nicknameAsked, .takenShown, .codeTold:
      formWords(for: observation)
    case .loginOrdered, .loginAccepted, .otherAccepted, .faultTold, .faultShown, .conflictTold,
      .guestOrdered,
      .guestRefused, .logoutOrdered, .logoutEnded, .guestGranted, .networkBack,
      .logoutAsked, .diskTold, .diskDone, .diskFailed, .lapsed, .lateLapse, .dropped,
      .droppedUnverified, .moveEnded, .restLeft, .deletionAsked, .deletionOrdered,
      .deletionTold, .erased:
      accountWords(for: observation)
    }
  }

  private static func formWords(for observation: GuestObservation) -> String {
    switch observation {
    case .formShown: "the form is there"
    case .formTouched(let touch): "the form is touched: \(touch.rawValue)"
    case .formSubmitted(let isValid): isValid ? "the form is submitted" : "a bad form is submitted"
    case .formatWrong: "the account is too short"
    case .formatShown: "the form says that the account is too short"
    case .lookedUp(let event): "the account is looked up: \(event)"
    case .nicknameAsked: "the nickname is to be looked up"
    case .codeTold: "a code can be sent again"
    case .takenShown: "the form says that the nickname is taken"
    case .lookUpOrdered: "the account is to be looked up"
    case .submitNamed(let isLogin): isLogin ? "the button says Log In" : "the button says Register"
    default: ""
    }
  }

  private static func accountWords(for observation: GuestObservation) -> String {
    switch observation {
    case .loginOrdered: "a login is requested"
    case .loginAccepted: "the login is accepted"
    case .otherAccepted: "another account has logged in"
    case .faultTold(let fault): "the login fails: \(fault.rawValue)"
    case .faultShown(let fault): "the person reads: \(ShippedGuestWords.fault(fault))"
    case .conflictTold: "the account has things of its own"
    case .guestOrdered: "a guest identity is requested"
    case .guestGranted: "there is a guest identity"
    case .networkBack: "the network is back"
    case .logoutAsked: "the person wants to log out"
    case .diskTold(let kind): "the disk is told: \(kind.says)"
    case .diskDone(let kind): "the disk has done: \(kind.says)"
    case .diskFailed(let kind): "the disk could not: \(kind.says)"
    case .guestRefused: "there is no guest identity"
    case .logoutOrdered: "a logout is requested"
    case .logoutEnded: "the logout is over"
    case .deletionAsked: "the person wants the account deleted"
    case .deletionOrdered: "the account is to be deleted at the server"
    case .deletionTold(let isDone): isDone ? "the account is deleted" : "the account stays"
    case .erased: "the account's data are gone from the device"
    case .restLeft: "what could not be moved is left where it is"
    case .lateLapse(let lapse): "the app hears of an earlier session: \(lapse.rawValue)"
    case .lapsed(let lapse): "the app hears: \(lapse.rawValue)"
    case .dropped(let item): "the guest's \(item.rawValue) is deleted"
    case .droppedUnverified(let item): "the \(item.rawValue)'s copy was not verified"
    case .moveEnded(let isRight): isRight ? "the move is over" : "the move is over, and wrong"
    default: ""
    }
  }
}

extension Job.Kind {
  /// What it is, in words.
  fileprivate var says: String {
    switch self {
    case .write(let facts): "write \(facts)"
    case .copy(let item), .overwrite(let item), .addUp(let item): "copy the \(item.rawValue)"
    case .verify(let item): "verify the \(item.rawValue)"
    case .drop(let item): "delete the guest's \(item.rawValue)"
    case .open(let owner): "open the \(owner.rawValue)'s data"
    case .leave: "leave what could not be moved"
    case .erase: "delete the user's data"
    }
  }
}
