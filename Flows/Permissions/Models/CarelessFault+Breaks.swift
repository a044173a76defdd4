import PermissionLessons

extension CarelessFault {
  /// What only a whole search shows to be broken by the mistake.
  var breaks: [String] {
    switch self {
    case .hasNoWayOn: ["every dialog offers a way on without the permission"]
    case .staysQuiet: ["a refusal can be explained at once"]
    case .forgetsNothing: ["never: an intent outlives its attempt"]
    case .keepsTheStatus: ["after Settings there is no outcome before a fresh read"]
    case .waitsForEver:
      [
        "a resumed journey gets its answer", "an attempt without an outcome can still get one",
        "from everywhere a way leads out, without the app being ended",
      ]
    case .answersTwice: ["every attempt has exactly one outcome"]
    case .trustsLateAnswers: ["never: an answer to an attempt that is over changes something"]
    case .believesAnyAnswer: ["\"granted\" means that a read has just said so"]
    case .guidesTheUndecided:
      [
        "Settings is opened only where it can help: after a read says denied",
        "Settings is opened only where it can help: after the app was told \"no\"",
      ]
    case .asksUnread, .asksAtOnce, .asksUnderPrimer, .asksWhileInactive, .asksAgain,
      .primesTheDenied,
      .explainsTwice, .wrongWords, .guidesAgain, .waitsForTheAnswer, .refusesPartOfIt,
      .opensSettingsUnasked, .opensSettingsAtOnce, .opensSettingsInactive, .remembersNothing,
      .ignoresTheAnswer, .presumesTheChoice, .leadsNowhere, .keepsTheDialog, .repeatsTheDialog,
      .leavesTheDialog,
      .remembersTooEarly, .answersUnread, .readsInVain, .readsForEver, .takesReadingsForOthers:
      []
    }
  }
}
