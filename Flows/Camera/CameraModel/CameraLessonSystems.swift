import CameraFlow
package import EveryPath
package import FlowModel
import PermissionFacts
import PermissionFlows
import PermissionModels
package import SimulatedPhone

/// The lessons and mutants on the simulated phone: they share the camera's list of properties.
extension CameraSystems {
  /// The flow of a lesson, in the place of the page's, or of its permission's; nil if there is none.
  package static func flow(ofLesson name: String) -> (any Flow)? {
    switch name {
    case "camera-sketch": CameraSketch()
    case "camera-stays": CameraSketch.stays
    case "camera-prompt-on-page": CameraSketch.promptsOnPage
    case "camera-article": CameraArticle()
    case "camera-no-wait": WholeAccessFlow.camera.hasty(after: .zero)
    case "camera-delay-only": WholeAccessFlow.camera.hasty(after: .milliseconds(200))
    default: nil
    }
  }

  package static var lessons: [LazySystem<Phone>] {
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

  /// The mutants of the page and of its permission, then the lessons: what a check breaks its
  /// properties with.
  static func breakers() throws -> [System<Phone>] {
    var result: [System<Phone>] = []
    for fault in CameraFlow.Fault.allCases {
      result.append(
        try mutant(
          fault.rawValue, breaks: breaks(fault),
          CameraBinding.page(CameraFlow().with(fault), checksPaths: false),
          PermissionSystems.accessComponent(
            CameraFlow.access.text, WholeAccessFlow.camera, at: 0)))
    }
    for fault in faultsOfPermission {
      result.append(
        try mutant(
          fault.rawValue, breaks: fault.breaks + breaks(fault),
          CameraBinding.page(CameraFlow(policy: .gateBeforePush)),
          PermissionSystems.accessComponent(
            CameraFlow.access.text, WholeAccessFlow.camera, at: 0, careless: fault)))
    }
    return try result + lessons.map { try $0.built() }
  }

  /// What the permission can do wrong that its page shows, or that shows on its page.
  private static let faultsOfPermission: [CarelessFault] = [
    .asksAgain, .givesUpAtOnce, .primesTheDenied, .explainsTwice, .wrongWords, .presumesTheChoice,
    .hasNoWayOn, .leadsNowhere, .keepsTheDialog, .opensSettingsUnasked, .waitsForEver,
    .readsForEver, .readsInVain, .trustsLateAnswers, .asksUnread, .asksAtOnce,
  ]

  /// What a mutant of the page is meant to break.
  private static func breaks(_ fault: CameraFlow.Fault) -> [PropertyID] {
    switch fault {
    case .usesBeforeAsking: [.behindTheBack]
    case .givesUpAfterInterruption: [.afterInterruption]
    case .answersTwice: [.oneOutcome]
    case .saysReadyEarly: [.readyMeansPicture]
    case .forgetsTheSession: [.allowed]
    }
  }

  /// What a mutant of the permission is meant to break besides, where a page is there.
  private static func breaks(_ fault: CarelessFault) -> [PropertyID] {
    switch fault {
    case .asksAgain: [.twoRequests, .notAskedTwice]
    case .primesTheDenied: [.primerWhileUndecided]
    case .explainsTwice: [.twoDialogs]
    case .wrongWords: [.restrictedWords, .noCameraWords]
    case .keepsTheDialog: [.staleDialog]
    case .opensSettingsUnasked: [.unseen]
    case .readsForEver: CameraProperties.acted.map(\.id)
    default: []
    }
  }

  private static func mutant(
    _ fault: String, breaks: [PropertyID], _ page: Component<Phone>, _ access: Component<Phone>
  ) throws(DefinitionErrors) -> System<Phone> {
    let properties = CameraProperties.all(AccessPolicy(hasPrimer: true))
    return System(
      "camera-mutant-\(fault)", fault, isLesson: true,
      components: [
        page, try CameraBinding.access(CameraFlow.question, CameraBinding.question(AccessPolicy())),
        access,
      ],
      // What goes wrong far from the start is found among fewer states where policies hold still.
      worlds: [.calm(.camera)], breaks: properties.known(of: breaks)
    ) { properties }
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

extension WholeAccessFlow {
  /// Settings is opened from the dialog's button, without waiting until the dialog is gone: at once,
  /// or after a delay that is only a guess.
  func hasty(after delay: Duration) -> AlteredFlow<Self> {
    AlteredFlow(self, name: name) { state in
      if case .leaving = state {
        Enter {
          Wait(delay, because: "the dialog should have closed by then")
          Go(to: .openingSettings)
        }
      }
    }
  }
}
