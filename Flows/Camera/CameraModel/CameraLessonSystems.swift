import CameraFlow
import CameraLessons
import FlowModel
import PermissionFlow
import SimulatedPhone

/// The lessons and mutants on the simulated phone: they share the camera's list of promises.
extension CameraSystems {
  typealias Build = @Sendable (String, String) throws(DefinitionErrors) -> System<Phone>

  /// The lessons: name, what is wrong, and how to build it.
  static var lessons: [(String, String, Build)] {
    [
      (
        "camera-sketch", "reads well, starts on a page that is gone, pops twice",
        { (name, summary) throws(DefinitionErrors) in try lesson(name, summary, CameraSketch()) }
      ),
      (
        "camera-stays", "a refusal leaves the person on a black page",
        { (name, summary) throws(DefinitionErrors) in try lesson(name, summary, CameraStays()) }
      ),
      (
        "camera-prompt-on-page", "the guide comes up over the black page",
        { (name, summary) throws(DefinitionErrors) in
          try lesson(name, summary, CameraPromptOnPage())
        }
      ),
      (
        "camera-article", "asks, pops and presents in viewDidLoad",
        { (name, summary) throws(DefinitionErrors) in try lesson(name, summary, CameraArticle()) }
      ),
      (
        "camera-no-wait", "Settings straight from the dialog's button",
        { (name, summary) throws(DefinitionErrors) in
          try lesson(name, summary, CameraHasty(delay: .zero))
        }
      ),
      (
        "camera-delay-only", "0.2 s instead of an acknowledgement",
        { (name, summary) throws(DefinitionErrors) in
          try lesson(name, summary, CameraHasty(delay: .milliseconds(200)))
        }
      ),
    ]
  }

  /// The mutants, then the lessons: what a check breaks its promises with.
  static func breakers() throws(DefinitionErrors) -> [System<Phone>] {
    var result: [System<Phone>] = []
    for fault in CameraCareless.Fault.allCases { result.append(try mutant(fault)) }
    for (name, summary, build) in lessons { result.append(try build(name, summary)) }
    return result
  }

  private static func mutant(
    _ fault: CameraCareless.Fault
  ) throws(DefinitionErrors) -> System<Phone> {
    let flow = CameraCareless(fault)
    let part = try LessonBinding.part(
      flow, checksPaths: false, trustsLateAnswers: fault == .trustsLateAnswers)
    return System(flow.name, fault.rawValue, isLesson: true, parts: [part], worlds: [Phone()]) {
      CameraPromises.all(hasPrimer: true)
    }
  }

  private static func lesson<F: Flow>(
    _ name: String, _ summary: String, _ flow: F
  ) throws(DefinitionErrors) -> System<Phone>
  where F.Effect == LessonEffect, F.Event == CameraEvent {
    System(
      name, summary, isLesson: true, parts: [try LessonBinding.part(flow)], worlds: [Phone()]
    ) {
      CameraPromises.all(hasPrimer: false)
    }
  }
}
