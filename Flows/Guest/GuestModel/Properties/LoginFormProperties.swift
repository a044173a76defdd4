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
    "after the form is closed the current identity decides how the action goes on", keeps: "R7")
  static let formSubmits = PropertyID(
    "a person who submits the account form sees that the login is under way", keeps: "R7")
}

/// The account form of a login, on its way in and out.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var loginForm: [Property<GuestWorld>] {
    Always(
      .keyboardNext, whenever: .hasForm && !.formIs(.going),
      .world("hasNextFocus") { $0.form?.focus == $0.form?.nextField })

    Always(.submitFilled, whenever: .formIs(.up), .same(.canSubmit, .isValid))

    Always(
      .loginFormGoes, whenever: .formIs(.up).before && .isAlive,
      .same(.formIs(.going), .wantsEnd))

    Always(
      .formHeard,
      whenever: (.hasFormGone || .delivered(GuestComponents.form)) && .isAlive,
      .hasFormGone
        && .isSubmitted.before.then(.formDelivered(.submitted), else: .formDelivered(.closed)))

    Always(
      .formCloses, whenever: .formDelivered(.closed) && .isAlive, .isWeighed && .orders([]))

    Always(
      .formSubmits, whenever: .formDelivered(.submitted) && .isAlive, .panelShows(.progress))
  }
}

extension Predicate<GuestWorld> {
  fileprivate static var hasFormGone: Predicate {
    .formIs(.going).before && !.formIs(.going)
  }
}

extension Form {
  /// The field that the person types into next; none before the form is there.
  fileprivate var nextField: FormFlow.Field? {
    guard phase != .coming else { return nil }
    return account == .whole ? .secret : .account
  }
}
