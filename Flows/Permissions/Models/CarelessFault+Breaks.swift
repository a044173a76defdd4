import FlowModel
import SimulatedPhone

extension CarelessFault {
  /// What is broken by the mistake, but far from the start: only a search that goes on shows it.
  var breaks: [PropertyID] {
    switch self {
    case .hasNoWayOn:
      [
        "every dialog offers a way on without the permission",
        "who chooses to go on without the permission is neither shown nor told anything else",
      ]
    case .staysQuiet: ["a refusal can be explained at once"]
    case .forgetsNothing:
      [
        "never: an intent outlives its attempt",
        "a process that was started in the background shows and tells nothing before it is active",
      ]
    case .keepsTheStatus: ["after Settings there is no outcome before a fresh read"]
    case .waitsForEver:
      [
        "a resumed journey can get its answer", "an attempt without an outcome can still get one",
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
    case .waitsForTheAnswer:
      ["a question that was interrupted can come back, or be answered"]
    case .asksWhileInactive:
      [
        "nobody waits for an answer that will not come",
        "the system is not asked a second time while its answer stands",
      ]
    case .guidesAgain:
      [
        "the guide is not shown again unless the person asks again or the status was another",
        "who closes the dialog is shown nothing else, and the refusal is the outcome",
      ]
    case .leadsNowhere:
      [
        "who chooses Settings comes there, unless they leave or a read says otherwise",
        "who is still refused and chooses Settings can come there at once",
      ]
    case .presumesTheChoice:
      ["going on without the permission is the person's own choice"]
    case .mixesUpRefusals:
      [
        "what was explained as denied is told as no other refusal",
        "what was explained as restricted is told as no other refusal",
        "what was explained as unavailable is told as no other refusal",
        "what was explained as switchedOff is told as no other refusal",
        "what was explained as misconfigured is told as no other refusal",
        "what was explained as addOnly is told as no other refusal",
      ]
    case .givesUpAtOnce:
      [
        "never: an attempt is given up while the system's question may still be answered",
        "a question that was interrupted is asked again, and not given up",
      ]
    case .givesUpOnSilence: ["who allows in the alert gets the grant, without another try"]
    case .remembersNothing: ["the intent is persisted before Settings is opened"]
    case .repeatsTheDialog: ["a dialog stays while reads say the same"]
    case .readsInVain:
      [
        "a read that says allowed always can come to a question, a dialog or an outcome, unless cut short",
        "a read that says allowed while in use can come to a question, a dialog or an outcome, unless cut short",
        "a read that says denied can come to a question, a dialog or an outcome, unless cut short",
        "a read that says not determined can come to a question, a dialog or an outcome, unless cut short",
        "a read that says restricted can come to a question, a dialog or an outcome, unless cut short",
      ]
    case .ignoresTheAnswer:
      ["the system's answer is checked by a read at once, or is the outcome, unless cut short"]
    case .opensSettingsUnasked:
      [
        "Settings is opened only by a tap of the person",
        "never: Settings is opened while a dialog is still closing",
      ]
    case .blamesThePerson:
      [
        "a failure for another reason is not told as a refusal",
        "the guide leads to Settings only where a row can help, or offers another try",
      ]
    case .remembersTooEarly:
      ["an intent is persisted only when Settings is opened, unless cut short"]
    case .asksUnread, .asksAtOnce, .asksUnderPrimer, .asksAgain, .primesTheDenied,
      .explainsTwice, .wrongWords, .refusesPartOfIt,
      .opensSettingsAtOnce, .opensSettingsInactive, .keepsTheDialog,
      .leavesTheDialog, .answersUnread, .readsForEver, .keepsTheObject,
      .takesReadingsForOthers, .givesUpUndecided, .blamesForSwitches:
      []
    }
  }
}

extension [Property<Phone>] {
  /// Which of these there are: not every permission has every property that a fault breaks.
  func known(of ids: [PropertyID]) -> [PropertyID] {
    ids.filter { id in contains { $0.id == id } }
  }
}
