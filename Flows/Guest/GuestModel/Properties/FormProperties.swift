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
  static let nicknameLooked = PropertyID(
    "a nickname is looked up while it is typed, unless cut short", keeps: "F9")
  static let takenSaid = PropertyID("that a nickname is taken is said at once", keeps: "F9")
  static let proofAsked = PropertyID(
    "from the third request on, and whenever the server says so, a captcha comes first",
    keeps: "F11")
  static let codeAgain = PropertyID(
    "a code can be sent to a whole account, and again once the seconds are over", keeps: "F10")
  static let readable = PropertyID(
    "the password can be read while the person wants that, and never else", keeps: "F6")
  static let formUncaused = PropertyID(
    "the form says and asks nothing without a cause", keeps: "F5")
}

/// The account form.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static func form(_ flow: FormFlow) -> [Property<GuestWorld>] {
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
      .formIs(.up) && .isFormFilled && !.isSubmitted
        && .any(LoginFault.allCases) { .saw(.faultTold($0)) && .saw(.faultShown($0)) })

    LeadsTo(.formShows, outOf: .waitsUnseen(GuestComponents.form))

    fields
    account
    if flow.asksNickname { nickname } else { proof }
    if flow.kind == .code { code } else if !flow.asksNickname { secret }
  }

  @PropertyBuilder<GuestWorld> private static var fields: [Property<GuestWorld>] {
    Always(.submitOff, whenever: .canSubmit, .isValid)

    Always(.submitOn, whenever: .isValid && .formIs(.up), .canSubmit)

    Always(
      .keyboardUp, whenever: .formIs(.up), .any(FormFlow.Field.allCases) { .hasFocus($0) })

    Always(
      .keyboardKind, whenever: .formIs(.up),
      .world("hasKeyboard") { world in
        world.form?.focus.map { world.formFlow.keyboard(of: $0) } == world.form?.keyboard
      }
        && .all(FormFlow.Field.allCases) { .same(.hasFocus($0), .isTouchedLast($0)) })
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
      .looksUpOnce, (.hears(.accountKnown) || .hears(.accountNew)) && .isAlive,
      until: .losesAccount,
      .saw(.lookUpOrdered))

    Always(.formUncaused, whenever: !.hasCauseInForm, .deeds([]))
  }

  @PropertyBuilder<GuestWorld> private static var proof: [Property<GuestWorld>] {
    Always(
      .proofAsked, whenever: .formIs(.up) && !.isSubmitted && !.isCutShort,
      .same(
        .world("needsProof") { $0.form?.needsProof == true },
        .world("asksProof") { $0.form?.asksProof == true }))
  }

  @PropertyBuilder<GuestWorld> private static var nickname: [Property<GuestWorld>] {
    Always(
      .nicknameLooked, whenever: .saw(.formTouched(.nickname)) && !.isCutShort,
      .saw(.nicknameAsked))

    Always(
      .takenSaid,
      whenever: .isTaken && !.isTaken.before && !.isCutShort,
      .saw(.takenShown))
  }

  @PropertyBuilder<GuestWorld> private static var secret: [Property<GuestWorld>] {
    Always(
      .readable, whenever: .formIs(.up) && !.isCutShort,
      .same(
        .isRevealed,
        .saw(.formTouched(.reveal)) || .isRevealed.before && !.saw(.formTouched(.conceal))))
  }

  @PropertyBuilder<GuestWorld> private static var code: [Property<GuestWorld>] {
    Always(
      .codeAgain, whenever: .formIs(.up) && !.isSubmitted && !.isCutShort,
      .world("isCodeRight") { world in
        guard let form = world.form else { return false }
        return form.canSendCode
          == (world.formFlow.kind == .code && form.account == .whole && !form.isCounting)
      })
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
      || (.changesSecret || .changesOther || .any(LoginFault.allCases) { .saw(.faultTold($0)) })
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

  /// Something else than account and password changes.
  fileprivate static var changesOther: Predicate {
    .saw(.codeTold)
      || .any([.sendCode, .passCaptcha, .nickname, .clearNickname]) { .saw(.formTouched($0)) }
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
    case .nickname: .saw(.formTouched(.focusNickname))
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

  /// Account and password are there.
  static var isFormFilled: Predicate {
    .world("isFormFilled") { $0.form?.isFilled == true }
  }

  /// The form is there, and what was submitted is with the account server.
  static var isFormBusy: Predicate { .world("isFormBusy") { $0.form?.isBusy == true } }

  fileprivate static var isTaken: Predicate {
    .world("isTaken") { $0.form?.nickname == .taken }
  }

  fileprivate static var isRevealed: Predicate {
    .world("isRevealed") { $0.form?.isRevealed == true }
  }

  static var isSubmitted: Predicate { .world("isSubmitted") { $0.form?.isSubmitted == true } }

  fileprivate static func account(_ account: GuestModel.Form.Account) -> Predicate {
    .world("account(\(account))") { $0.form?.account == account }
  }

  fileprivate static func hasFocus(_ field: FormFlow.Field) -> Predicate {
    .world("hasFocus(\(field))") { $0.form?.focus == field }
  }
}
