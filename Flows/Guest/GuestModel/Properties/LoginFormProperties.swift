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
    "the account form of a login goes when the login is accepted or it is closed, and never else",
    keeps: "F2")
  static let formKept = PropertyID(
    "a login that fails is told in the form, with what was typed as it was", keeps: "F10")
  static let formHeard = PropertyID(
    "a login hears how its account form was ended once that is gone, and not before", keeps: "F9")
  static let formCloses = PropertyID(
    "after the form is closed the current identity decides how the action goes on", keeps: "R7")
  static let formAccepted = PropertyID(
    "after a login through the form the current identity decides how the action goes on",
    keeps: "R7")
  static let formConflicts = PropertyID(
    "a merge conflict is asked about once the form is gone", keeps: "G12")
}

/// The account form of a login, on its way in and out.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var loginForm: [Property<GuestWorld>] {
    Always(
      .keyboardNext, whenever: .hasForm && !.formIs(.going),
      .world("hasNextFocus") {
        $0.form?.focus == $0.form?.nextField
          && $0.form?.focus.map($0.formFlow.keyboard) == $0.form?.keyboard
      })

    Always(.submitFilled, whenever: .formIs(.up), .same(.canSubmit, .isValid))

    Always(
      .loginFormGoes, whenever: .formIs(.up).before && .isAlive,
      .same(.formIs(.going), .wantsEnd))

    Always(
      .formHeard,
      whenever: (.hasFormGone || .delivered(GuestComponents.form))
        && .isRunning(GuestComponents.form).before && !.changesAccount && .isAlive,
      .hasFormGone
        && .isSubmitted.before.then(
          .formDelivered(.accepted) || .formDelivered(.conflict), else: .formDelivered(.closed))
    )

    Always(
      .formCloses, whenever: .formDelivered(.closed) && !.changesAccount && .isAlive,
      .isWeighed
        && .isStopped.before.then(.orders([.diskTold(.open(.user))]), else: .orders([])))

    Always(
      .formKept, whenever: .isFormTold && .isAlive,
      .formIs(.up) && .isFormFilled
        && .same(.canSubmit, .isValid)
        && .any(LoginFault.allCases) { .fails($0) && .saw(.faultShown($0)) })

    Always(.formAccepted, whenever: .formDelivered(.accepted) && .isAlive, .isWeighed)

    Always(
      .formConflicts, whenever: .formDelivered(.conflict) && .isAlive,
      .panelShows(.merge) || .saw(.faultShown(.timedOut)))
  }
}

extension Predicate<GuestWorld> {
  /// Another account is stored than the one that wanted the action, which is given up.
  fileprivate static var changesAccount: Predicate {
    .saw(.diskDone(.write(.moving))) && .world("isWishOfOther") { $0.isWishOfOther }.before
  }

  /// The login that the form asked for has failed.
  fileprivate static var isFormTold: Predicate { .hasFailed && .isFormBusy.before }

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
