import FlowModel
import GuestFlow

/// The account form.
extension GuestPromises {
  @PromiseBuilder<GuestWorld> static var form: [Promise<GuestWorld>] {
    ExactlyOnce(
      "every form is submitted or closed, once", from: { $0.began() }, to: { $0.ended() }
    ) { $0.delivered() }

    CanAlwaysReach("every form can be closed", whenever: { $0.isRunning() }) { $0.ended() }

    Always("the submit button is on only while every field is valid", whenever: { $0.canSubmit }) {
      $0.world.form?.isValid == true
    }

    Always(
      "the submit button is on as soon as every field is valid",
      whenever: { $0.world.form?.isValid == true && $0.world.form?.phase == .up }
    ) { $0.canSubmit }

    Always(
      "the keyboard is up as soon as the form is", whenever: { $0.world.form?.phase == .up }
    ) { $0.world.form?.focus != nil }

    Always(
      "the keyboard is that of the field", whenever: { $0.saw(.formTouched(.focusSecret)) }
    ) { $0.world.form?.focus == .secret }

    Always(
      "the account's format is looked at when the person goes on",
      whenever: { $0.saw(.formatWrong) }
    ) { $0.saw(.formatShown) }

    Always(
      "one form says whether the account is known or new",
      whenever: { $0.hears(.accountKnown) || $0.hears(.accountNew) }
    ) { $0.saw(.submitNamed(isLogin: $0.saw(.lookedUp(.accountKnown)))) }
  }
}

extension Moment<GuestWorld> {
  fileprivate var canSubmit: Bool { world.form?.canSubmit == true }

  /// The form, its account still whole, is told what was looked up.
  fileprivate func hears(_ event: FormFlow.Event) -> Bool {
    saw(.lookedUp(event)) && before.world.form?.account == .whole
      && before.world.form?.phase == .up
  }
}
