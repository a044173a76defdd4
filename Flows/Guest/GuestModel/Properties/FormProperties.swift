import FlowModel
import GuestFlow

extension PropertyID {
  static let formOnce = PropertyID("every form is submitted or closed, once")
  static let formCanClose = PropertyID("every form can be closed")
  static let formEnds = PropertyID(
    "a form ends as the person ended it, once it is gone", keeps: "F9")
  static let formGoes = PropertyID(
    "a form goes when the login is accepted or it is closed, and never else", keeps: "F2")
  static let formStays = PropertyID(
    "a form in which a login fails stays with what was typed, and says why", keeps: "F10")
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
    ExactlyOnce(.formOnce, from: .began(), to: .ended(), .delivered())

    CanAlwaysReach(.formCanClose, whenever: .isRunning(), .ended())

    Always(
      .formEnds, whenever: .delivered(),
      .formIs(.going).before && !.hasForm
        && .isSubmitted.before.then(
          .delivered(FormFlow.Outcome.accepted) || .delivered(FormFlow.Outcome.conflict),
          else: .delivered(FormFlow.Outcome.closed))
    )

    Always(
      .formGoes, whenever: .formIs(.up).before && !.isCutShort, .same(.formIs(.going), .wantsEnd))

    Always(
      .formStays, whenever: .any(LoginFault.allCases) { .saw(.faultTold($0)) } && !.isCutShort,
      .formIs(.up) && .isValid && .canSubmit && !.isSubmitted
        && .any(LoginFault.allCases) { .saw(.faultTold($0)) && .saw(.faultShown($0)) })

    LeadsTo(.formShows, outOf: .waitsUnseen(GuestComponents.form))

    fields
    account
  }

  @PropertyBuilder<GuestWorld> private static var fields: [Property<GuestWorld>] {
    Always(.submitOff, whenever: .canSubmit, .isValid)

    Always(.submitOn, whenever: .isValid && .formIs(.up), .canSubmit)

    Always(
      .keyboardUp, whenever: .formIs(.up), .any(FormFlow.Field.allCases) { .hasFocus($0) })

    Always(
      .keyboardKind, whenever: .formIs(.up),
      .all(FormFlow.Field.allCases) { .same(.hasFocus($0), .isTouchedLast($0)) })
  }

  @PropertyBuilder<GuestWorld> private static var account: [Property<GuestWorld>] {
    Always(.format, whenever: .saw(.formatWrong) && !.isCutShort, .saw(.formatShown))

    Always(
      .lookedUp, whenever: .hears(.accountKnown) || .hears(.accountNew),
      .saw(.lookedUp(.accountKnown)).then(
        .saw(.submitNamed(isLogin: true)), else: .saw(.submitNamed(isLogin: false))))

    Always(
      .looksUp, whenever: (.completesAccount || .changesSecretUnanswered) && !.isCutShort,
      .deeds([.lookUpOrdered]))

    NeverAfter(
      .looksUpAgain, .hears(.lookUpFailed), until: .saw(.lookUpOrdered) || .losesAccount,
      .changesSecret && !.isCutShort)

    NeverAfter(
      .looksUpOnce, .hears(.accountKnown) || .hears(.accountNew), until: .losesAccount,
      .saw(.lookUpOrdered))

    Always(.formUncaused, whenever: !.hasCauseInForm, .deeds([]))
  }
}

extension StepLog<GuestWorld> {
  /// What the form said and asked.
  fileprivate var deeds: [GuestObservation] {
    observations.filter { observation in
      switch observation {
      case .formatShown, .submitNamed, .lookUpOrdered: true
      default: false
      }
    }
  }
}

// What happened.
extension Predicate<GuestWorld> {
  /// The form said and asked this.
  fileprivate static func deeds(_ deeds: [GuestObservation]) -> Predicate {
    .happened("deeds(\(deeds))") { $0.deeds == deeds }
  }

  /// The form, its account still whole, is told what was looked up.
  fileprivate static func hears(_ event: FormFlow.Event) -> Predicate {
    .saw(.lookedUp(event)) && (.account(.whole) && .formIs(.up) && !.isFormBusy).before
  }

  /// Something about which the form may say or ask something.
  fileprivate static var hasCauseInForm: Predicate {
    .saw(.formatWrong) || .hears(.accountKnown) || .hears(.accountNew) || .completesAccount
      || (.changesSecret || .any(LoginFault.allCases) { .saw(.faultTold($0)) })
        && .account(.whole).before
  }

  fileprivate static var completesAccount: Predicate {
    .saw(.formTouched(.account)) && .account(.part).before
  }

  fileprivate static var losesAccount: Predicate {
    .saw(.formTouched(.clearAccount)) || .wantsEnd || .processEnded
  }

  fileprivate static var changesSecret: Predicate {
    .saw(.formTouched(.secret)) || .saw(.formTouched(.clearSecret))
  }

  fileprivate static var changesSecretUnanswered: Predicate {
    .changesSecret && (.world("isLookingUp") { $0.isLookingUp } && .account(.whole)).before
  }

  static var wantsEnd: Predicate {
    .saw(.formTouched(.close))
      || .isFormBusy.before && (.saw(.diskDone(.write(.moving))) || .saw(.conflictTold))
  }

  private static func touches(_ field: FormFlow.Field) -> Predicate {
    switch field {
    case .account: .saw(.formShown) || .saw(.formTouched(.focusAccount))
    case .secret: .saw(.formTouched(.focusSecret))
    }
  }

  fileprivate static func isTouchedLast(_ field: FormFlow.Field) -> Predicate {
    .any(FormFlow.Field.allCases) { .touches($0) }
      .then(.touches(field), else: .hasFocus(field).before)
  }
}

// What is so.
extension Predicate<GuestWorld> {
  static var canSubmit: Predicate { .world("canSubmit") { $0.form?.canSubmit == true } }

  static var isValid: Predicate { .world("isValid") { $0.form?.isValid == true } }

  /// The form is there, and what was submitted is with the account server.
  static var isFormBusy: Predicate { .world("isFormBusy") { $0.form?.isBusy == true } }

  static var isSubmitted: Predicate { .world("isSubmitted") { $0.form?.isSubmitted == true } }

  fileprivate static func account(_ account: GuestModel.Form.Account) -> Predicate {
    .world("account(\(account))") { $0.form?.account == account }
  }

  fileprivate static func hasFocus(_ field: FormFlow.Field) -> Predicate {
    .world("hasFocus(\(field))") { $0.form?.focus == field }
  }
}
