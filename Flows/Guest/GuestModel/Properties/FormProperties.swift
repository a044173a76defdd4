import FlowModel
import GuestFlow

extension PropertyID {
  static let formOnce = PropertyID("every form is submitted or closed, once")
  static let formCanClose = PropertyID("every form can be closed")
  static let formEnds = PropertyID(
    "a form ends as the person ended it, once it is gone", keeps: "F9")
  static let formGoes = PropertyID(
    "a form goes when it is submitted whole or closed, and never else", keeps: "F2")
  static let submitOff = PropertyID(
    "the submit button is on only while every field is valid", keeps: "F2")
  static let submitOn = PropertyID(
    "the submit button is on as soon as every field is valid", keeps: "F2")
  static let keyboardUp = PropertyID("the keyboard is up as soon as the form is", keeps: "F1")
  static let keyboardKind = PropertyID("the keyboard is that of the field", keeps: "F1")
  static let format = PropertyID(
    "the account's format is looked at when the person goes on, unless cut short", keeps: "F5")
  static let lookedUp = PropertyID("one form says whether the account is known or new", keeps: "F9")
  static let looksUp = PropertyID(
    "an account that is whole is looked up, again at each change until there is an answer, unless cut short",
    keeps: "F9")
  static let looksUpAgain = PropertyID(
    "an account that could not be looked up is looked up again with the password, unless cut short",
    keeps: "F9")
  static let looksUpOnce = PropertyID(
    "an account that was looked up is not looked up again", keeps: "F9")
  static let formShows = PropertyID(
    "a form that was asked for ends or is there to touch, whatever is silent", keeps: "F1")
  static let formUncaused = PropertyID(
    "the form says and asks nothing without a cause", keeps: "F5")
}

/// The account form.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var form: [Property<GuestWorld>] {
    ExactlyOnce(.formOnce, from: { $0.began() }, to: { $0.ended() }) { $0.delivered() }

    CanAlwaysReach(.formCanClose, whenever: { $0.isRunning() }) { $0.ended() }

    Always(.formEnds, whenever: { $0.delivered() }) { $0.endsAsWished }

    Always(
      .formGoes, whenever: { $0.before.world.form?.phase == .up }
    ) { ($0.world.form?.phase == .going) == $0.wantsEnd }

    LeadsTo(.formShows, outOf: { $0.waitsUnseen(GuestComponents.form) })

    fields
    account
  }

  @PropertyBuilder<GuestWorld> private static var fields: [Property<GuestWorld>] {
    Always(.submitOff, whenever: { $0.canSubmit }) { $0.world.form?.isValid == true }

    Always(
      .submitOn, whenever: { $0.world.form?.isValid == true && $0.world.form?.phase == .up }
    ) { $0.canSubmit }

    Always(.keyboardUp, whenever: { $0.world.form?.phase == .up }) { $0.world.form?.focus != nil }

    Always(
      .keyboardKind, whenever: { $0.world.form?.phase == .up }
    ) { $0.world.form?.focus == $0.touchedField }
  }

  @PropertyBuilder<GuestWorld> private static var account: [Property<GuestWorld>] {
    Always(.format, whenever: { $0.saw(.formatWrong) && !$0.isCutShort }) { $0.saw(.formatShown) }

    Always(
      .lookedUp, whenever: { $0.hears(.accountKnown) || $0.hears(.accountNew) }
    ) { $0.saw(.submitNamed(isLogin: $0.saw(.lookedUp(.accountKnown)))) }

    Always(
      .looksUp, whenever: { ($0.completesAccount || $0.changesSecretUnanswered) && !$0.isCutShort }
    ) { $0.deeds == [.lookUpOrdered] }

    NeverAfter(
      .looksUpAgain,
      { $0.hears(.lookUpFailed) }, until: { $0.saw(.lookUpOrdered) || $0.losesAccount }
    ) { $0.changesSecret && !$0.isCutShort }

    NeverAfter(
      .looksUpOnce, { $0.hears(.accountKnown) || $0.hears(.accountNew) }, until: { $0.losesAccount }
    ) { $0.saw(.lookUpOrdered) }

    Always(.formUncaused, whenever: { !$0.hasCauseInForm }) { $0.deeds.isEmpty }
  }
}

extension Transition<GuestWorld> {
  fileprivate var canSubmit: Bool { world.form?.canSubmit == true }

  /// The form, its account still whole, is told what was looked up.
  fileprivate func hears(_ event: FormFlow.Event) -> Bool {
    saw(.lookedUp(event)) && before.world.form?.account == .whole
      && before.world.form?.phase == .up
  }

  /// What the form said and asked.
  fileprivate var deeds: [GuestObservation] {
    log.observations.filter { observation in
      switch observation {
      case .formatShown, .submitNamed, .lookUpOrdered: true
      default: false
      }
    }
  }

  /// Something about which the form may say or ask something.
  fileprivate var hasCauseInForm: Bool {
    saw(.formatWrong) || hears(.accountKnown) || hears(.accountNew) || completesAccount
      || (changesSecret && before.world.form?.account == .whole)
  }

  fileprivate var completesAccount: Bool {
    saw(.formTouched(.account)) && before.world.form?.account == .part
  }

  fileprivate var losesAccount: Bool {
    saw(.formTouched(.clearAccount)) || wantsEnd || log.processEnded
  }

  fileprivate var changesSecret: Bool {
    saw(.formTouched(.secret)) || saw(.formTouched(.clearSecret))
  }

  /// The password changes while the whole account is being looked up.
  fileprivate var changesSecretUnanswered: Bool {
    changesSecret && before.world.isLookingUp && before.world.form?.account == .whole
  }

  /// The person submits a valid form, or closes it.
  fileprivate var wantsEnd: Bool {
    saw(.formSubmitted(isValid: true)) || saw(.formTouched(.close))
  }

  /// The form is gone, and the outcome is what the person did.
  fileprivate var endsAsWished: Bool {
    guard let form = before.world.form, form.phase == .going, world.form == nil else {
      return false
    }
    return delivered(form.isSubmitted ? FormFlow.Outcome.submitted : .closed)
  }

  /// The field that was touched last.
  fileprivate var touchedField: FormFlow.Field? {
    if saw(.formShown) || saw(.formTouched(.focusAccount)) { return .account }
    if saw(.formTouched(.focusSecret)) { return .secret }
    return before.world.form?.focus
  }
}
