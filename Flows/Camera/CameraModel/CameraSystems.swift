public import CameraFlow
import CameraLessons
public import FlowModel
public import PermissionFlow
public import SimulatedPhone

/// The camera journeys on the simulated phone.
public enum CameraSystems {
  /// Every camera system: the two policies, then the lessons.
  ///
  /// - Throws: ``DefinitionErrors`` if a flow has mistakes.
  public static func all() throws(DefinitionErrors) -> [System<Phone>] {
    [
      try system(policy: .popThenPrompt, worlds: [Phone()]),
      try system(policy: .gateBeforePush, worlds: [Phone()]),
      try lesson("the sample that reads well: pops twice, starts on a gone page", CameraSketch()),
      try lesson("a refusal leaves the person on a black page", CameraStays()),
      try lesson("the guide comes up over the black page", CameraPromptOnPage()),
      try lesson("a page that asks, pops and presents in viewDidLoad", CameraArticle()),
      try lesson("Settings straight from the dialog's button", CameraHasty(delay: .zero)),
      try lesson(
        "0.2 s instead of an acknowledgement", CameraHasty(delay: .milliseconds(200))),
    ]
  }

  /// A shipped camera journey.
  ///
  /// - Parameter worlds: the phones to start from.
  /// - Throws: ``DefinitionErrors`` if the flow has mistakes.
  public static func system(
    policy: CameraFlow.Policy, hasPrimer: Bool = false, worlds: [Phone]
  ) throws(DefinitionErrors) -> System<Phone> {
    let flow = CameraFlow(policy: policy, hasPrimer: hasPrimer)
    let summary =
      switch policy {
      case .popThenPrompt: "the camera page first; after a refusal it is left, then explained"
      case .gateBeforePush: "the camera page only once the camera is permitted"
      }
    return System(
      flow.name, summary, parts: [try CameraBinding.part(flow)], worlds: worlds
    ) {
      CameraPromises.all(hasPrimer: hasPrimer)
    }
  }

  private static func lesson<F: Flow>(
    _ summary: String, _ flow: F
  ) throws(DefinitionErrors) -> System<Phone>
  where F.Effect == LessonEffect, F.Event == CameraEvent {
    System(
      flow.name, summary, isLesson: true, parts: [try LessonBinding.part(flow)], worlds: [Phone()]
    ) {
      CameraPromises.all(hasPrimer: false)
    }
  }
}
