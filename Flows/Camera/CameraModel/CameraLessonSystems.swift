import CameraFlow
import EveryPath
import FlowModel
import PermissionFacts
import SimulatedPhone

/// The lessons and mutants on the simulated phone: they share the camera's list of properties.
extension CameraSystems {
  /// The lessons.
  static var lessons: [LazySystem<Phone>] {
    [
      lesson(
        "camera-sketch", "reads well, starts on a page that is gone, pops twice", CameraSketch(),
        breaks: ["a page that snaps back can work on", "never: an intent outlives its attempt"]),
      lesson(
        "camera-stays", "a refusal leaves the person on a black page", CameraStays(),
        breaks: ["a refusal can be explained at once"]),
      lesson(
        "camera-prompt-on-page", "the guide comes up over the black page", CameraPromptOnPage(),
        breaks: [
          "closing the dialog never leaves a black page",
          "coming back from Settings never leaves a black page",
          "switching the camera on in Settings can lead to the picture, without starting over",
        ]),
      lesson(
        "camera-article", "asks, pops and presents in viewDidLoad", CameraArticle(),
        breaks: ["never: an innocent page is popped"]),
      lesson(
        "camera-no-wait", "Settings straight from the dialog's button", CameraHasty(delay: .zero),
        breaks: ["never: Settings is opened while a dialog is still closing"]),
      lesson(
        "camera-delay-only", "0.2 s instead of an acknowledgement",
        CameraHasty(delay: .milliseconds(200)),
        breaks: ["never: Settings is opened while a dialog is still closing"]),
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
    case .asksAgain:
      [
        "never: two requests are open at once",
        "the system is not asked a second time while its answer stands",
      ]
    case .givesUpAtOnce:
      [
        "never: an attempt is given up while the system's question may still be answered",
        "a question that was interrupted is asked again, and not given up",
      ]
    case .primesTheDenied: ["a primer comes only after a read says: not determined"]
    case .explainsTwice: ["never: two dialogs at once"]
    case .wrongWords:
      [
        "\"not allowed on this device\" is said only after a read says: restricted",
        "\"no camera\" is said only after a read says: no camera",
      ]
    case .refusesTheGranted, .presumesTheChoice, .deafToTheChoice: []
    case .leadsNowhere:
      ["who is still refused and chooses Settings can come there at once"]
    case .keepsTheDialog: ["a dialog goes at once when a read says otherwise"]
    case .dropsTheDialog: ["who loses a dialog to a read can come to what is so"]
    case .opensSettingsUnasked:
      [
        "Settings is opened only by a tap of the person",
        "a process that was started in the background shows and tells nothing before it is active",
      ]
    case .resumesNowhere: ["a resumed journey can get its answer"]
    case .usesBeforeAsking: ["never: using the camera makes the system ask behind the app's back"]
    case .stopsAfterInterruption:
      ["after an interruption the picture can come back, or a retry be offered"]
    case .answersTwice: ["every attempt has exactly one outcome"]
    case .waitsForEver: ["an attempt without an outcome can still get one"]
    case .saysReadyEarly: ["\"ready\" means a picture"]
    case .deafOnThePage:
      [
        "Try Again on the page reads the status at once, unless that is under way",
        "a picture that is lost stops the camera, and the status is read at once, unless cut short",
      ]
    case .readsInVain: ["what is read after Try Again is acted on"]
    case .readsForEver: CameraProperties.acted.map(\.id)
    case .losesHeart: ["an attempt is given up only after somebody was asked or told something"]
    case .forgetsTheSession: ["who allows the camera can see the picture, without another try"]
    case .trustsLateAnswers: ["never: an answer to an attempt that is over changes something"]
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
      CameraProperties.all(hasPrimer: true)
    }
  }

  private static func lesson<F: Flow>(
    _ name: String, _ summary: String, _ flow: F, breaks: [PropertyID]
  ) -> LazySystem<Phone>
  where F.Effect == LessonEffect, F.Event == CameraEvent {
    LazySystem(name, summary, isLesson: true) {
      System(
        name, summary, isLesson: true, components: [try LessonBinding.component(flow)],
        worlds: [Phone()],
        breaks: breaks
      ) {
        // What a lesson teaches comes first.
        CameraProperties.all(hasPrimer: false).putting(first: breaks)
      }
    }
  }
}
