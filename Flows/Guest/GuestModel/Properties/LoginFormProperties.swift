import EveryPath
import FlowModel
import GuestFlow

extension PropertyID {
  static let keyboardNext = PropertyID(
    "the account form of a login has the keyboard of the field that is next, once it is there",
    keeps: "F1")
  static let submitFilled = PropertyID(
    "the account form of a login can be submitted as soon as it is filled in", keeps: "F2")
  static let loginFormGoes = PropertyID(
    "the account form of a login goes when it is submitted or closed, and never else", keeps: "F2")
  static let formHeard = PropertyID(
    "a login hears how its account form was ended once that is gone, and not before", keeps: "F9")
  static let formCloses = PropertyID(
    "after the form is closed who uses the app now decides how the action goes on", keeps: "R7")
  static let formSubmits = PropertyID(
    "who submits the account form sees that the login is under way", keeps: "R7")
}

/// The account form of a login, on its way in and out.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var loginForm: [Property<GuestWorld>] {
    Always(
      .keyboardNext, whenever: { $0.world.form != nil && $0.world.form?.phase != .going }
    ) { $0.world.form?.focus == $0.world.form?.nextField }

    Always(
      .submitFilled, whenever: { $0.world.form?.phase == .up }
    ) { $0.world.form?.canSubmit == $0.world.form?.isValid }

    Always(.loginFormGoes, whenever: { $0.before.world.form?.phase == .up && $0.isAlive }) {
      ($0.world.form?.phase == .going)
        == ($0.saw(.formSubmitted(isValid: true)) || $0.saw(.formTouched(.close)))
    }

    Always(
      .formHeard, whenever: { ($0.hasFormGone || $0.delivered(GuestComponents.form)) && $0.isAlive }
    ) {
      $0.hasFormGone
        && $0.formDelivered($0.before.world.form?.isSubmitted == true ? .submitted : .closed)
    }

    Always(
      .formCloses, whenever: { $0.formDelivered(.closed) && $0.isAlive }
    ) { $0.isWeighed && $0.orders.isEmpty }

    Always(
      .formSubmits, whenever: { $0.formDelivered(.submitted) && $0.isAlive }
    ) { $0.world.panel?.content == .progress }
  }
}

extension Transition<GuestWorld> {
  /// The form was going, and has gone.
  fileprivate var hasFormGone: Bool {
    before.world.form?.phase == .going && world.form?.phase != .going
  }
}

extension Form {
  /// The field that the person types into next; none before the form is there.
  fileprivate var nextField: FormFlow.Field? {
    guard phase != .coming else { return nil }
    return account == .whole ? .secret : .account
  }
}
