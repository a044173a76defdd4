import EveryPath
import FlowModel
import GuestFlow

/// The account form of a login, on its way in and out.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var loginForm: [Property<GuestWorld>] {
    Always(
      "the account form of a login has the keyboard of the field that is next, once it is there",
      whenever: { $0.world.form != nil && $0.world.form?.phase != .going }
    ) { $0.world.form?.focus == $0.world.form?.nextField }

    Always(
      "the account form of a login can be submitted as soon as it is filled in",
      whenever: { $0.world.form?.phase == .up }
    ) { $0.world.form?.canSubmit == $0.world.form?.isValid }

    Always(
      "the account form of a login goes when it is submitted or closed, and never else",
      whenever: { $0.before.world.form?.phase == .up && $0.isAlive }
    ) {
      ($0.world.form?.phase == .going)
        == ($0.saw(.formSubmitted(isValid: true)) || $0.saw(.formTouched(.close)))
    }

    Always(
      "a login hears how its account form was ended once that is gone, and not before",
      whenever: { ($0.hasFormGone || $0.delivered(GuestComponent.form)) && $0.isAlive }
    ) {
      $0.hasFormGone
        && $0.formDelivered($0.before.world.form?.isSubmitted == true ? .submitted : .closed)
    }

    Always(
      "after the form is closed who uses the app now decides how the action goes on",
      whenever: { $0.formDelivered(.closed) && $0.isAlive }
    ) { $0.isWeighed && $0.orders.isEmpty }

    Always(
      "who submits the account form sees that the login is under way",
      whenever: { $0.formDelivered(.submitted) && $0.isAlive }
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
