import CameraFlow
import EveryPath
import FlowModel
import PermissionFacts
import PermissionFlows
import PermissionModels
import SimulatedPhone

/// The lessons and mutants on the simulated phone: they share the camera's list of properties.
extension CameraSystems {
  /// The lessons.
  static var lessons: [LazySystem<Phone>] {
    [
      lesson(
        "camera-sketch", "reads well, starts on a page that is gone, pops twice", CameraSketch(),
        breaks: [.snapsBack, .intentOutlives]),
      lesson(
        "camera-stays", "a refusal leaves the person on a black page", CameraSketch.stays,
        breaks: [.refusalExplained]),
      lesson(
        "camera-prompt-on-page", "the guide comes up over the black page",
        CameraSketch.promptsOnPage,
        breaks: [.closingNotBlack, .returnNotBlack, .switchedOn]),
      lesson(
        "camera-article", "asks, pops and presents in viewDidLoad", CameraArticle(),
        breaks: [.innocentPage]),
      lesson(
        "camera-no-wait", "opens Settings straight from the dialog's button",
        WholeAccessFlow.camera.hasty(after: .zero), breaks: [.settingsTooEarly]),
      lesson(
        "camera-delay-only", "waits 0.2 s instead of for the acknowledgement",
        WholeAccessFlow.camera.hasty(after: .milliseconds(200)),
        breaks: [.settingsTooEarly]),
    ]
  }

  /// The mutants, then the lessons: what a check breaks its properties with.
  static func breakers() throws -> [System<Phone>] {
    var result: [System<Phone>] = []
    for fault in CameraCareless.Fault.allCases { result.append(try mutant(fault)) }
    return try result + lessons.map { try $0.built() }
  }

  /// What a mutant is meant to break.
  private static func breaks(_ fault: CameraCareless.Fault) -> [PropertyID] {
    switch fault {
    case .asksAgain: [.twoRequests, .notAskedTwice]
    case .givesUpAtOnce: [.questionStands, .questionAwaited]
    case .primesTheDenied: [.primerWhileUndecided]
    case .explainsTwice: [.twoDialogs]
    case .wrongWords: [.restrictedWords, .noCameraWords]
    case .refusesTheGranted, .presumesTheChoice, .deafToTheChoice: []
    case .leadsNowhere: [.settingsReached]
    case .keepsTheDialog: [.staleDialog]
    case .dropsTheDialog: [.lostDialog]
    case .opensSettingsUnasked: [.settingsByTap, .unseen]
    case .resumesNowhere: [.resumedAnswer]
    case .usesBeforeAsking: [.behindTheBack]
    case .stopsAfterInterruption: [.afterInterruption]
    case .answersTwice: [.oneOutcome]
    case .waitsForEver: [.canGetOutcome]
    case .saysReadyEarly: [.readyMeansPicture]
    case .deafOnThePage: [.retryReads, .lostPicture]
    case .readsInVain: [.retryActedOn]
    case .readsForEver: CameraProperties.acted.map(\.id)
    case .losesHeart: [.givenUp]
    case .forgetsTheSession: [.allowed]
    case .trustsLateAnswers: [.lateAnswer]
    }
  }

  private static func mutant(
    _ fault: CameraCareless.Fault
  ) throws(DefinitionErrors) -> System<Phone> {
    let flow = CameraCareless(fault)
    let component = try LessonBinding.component(
      flow, checksPaths: false, trustsLateAnswers: fault == .trustsLateAnswers)
    let breaks = breaks(fault)
    // What goes wrong far from the start is found among fewer states where policies hold still.
    let phone = Phone(facts: .camera, isCalm: !breaks.isEmpty)
    return System(
      flow.name, fault.rawValue, isLesson: true, components: [component], worlds: [phone],
      breaks: breaks
    ) {
      CameraProperties.all(AccessPolicy(hasPrimer: true))
    }
  }

  private static func lesson<F: Flow>(
    _ name: String, _ summary: String, _ flow: F, breaks: [PropertyID]
  ) -> LazySystem<Phone>
  where F.Effect == LessonEffect, F.Event == LessonEvent {
    lesson(name, summary, on: Phone(), breaks: breaks) { [try LessonBinding.component(flow)] }
  }

  /// A lesson with as many states as the shipped flow, so policies hold still.
  private static func lesson(
    _ name: String, _ summary: String, _ access: AlteredFlow<WholeAccessFlow>, breaks: [PropertyID]
  ) -> LazySystem<Phone> {
    lesson(name, summary, on: .calm(.camera), breaks: breaks) {
      [
        try CameraBinding.page(CameraFlow(policy: .gateBeforePush)),
        try CameraBinding.access(CameraFlow.question, CameraBinding.question(AccessPolicy())),
        try CameraBinding.access(CameraFlow.access, access),
      ]
    }
  }

  private static func lesson(
    _ name: String, _ summary: String, on phone: Phone, breaks: [PropertyID],
    components: @escaping @Sendable () throws -> [Component<Phone>]
  ) -> LazySystem<Phone> {
    LazySystem(name, summary, isLesson: true) {
      System(
        name, summary, isLesson: true, components: try components(), worlds: [phone],
        breaks: breaks
      ) {
        // What a lesson teaches comes first.
        CameraProperties.all().putting(first: breaks)
      }
    }
  }
}
