import CameraFlow
import EveryPath
import FlowModel
import SimulatedPhone

/// How a lesson acts on the simulated phone.
enum LessonBinding {
  /// A component that runs `flow` on the phone.
  static func component<F: Flow>(
    _ flow: F, checksPaths: Bool = true, trustsLateAnswers: Bool = false
  ) throws(DefinitionErrors) -> Component<Phone>
  where F.Effect == LessonEffect, F.Event == CameraEvent {
    try Component(
      "camera", flow, checksPaths: checksPaths, trustsLateAnswers: trustsLateAnswers,
      perform: { effect, reply, phone, output in
        switch effect {
        case .camera(let effect): CameraBinding.perform(effect, reply, &phone, &output)
        case .popTop: phone.popTop(&output)
        case .requestAgain: phone.requestPermission(reply, &output)
        case .showAlertOnPage(let reason):
          phone.show(CameraBinding.dialog(for: reason), onPage: true, reply, &output)
        }
      },
      hear: { CameraBinding.event(for: $0) })
  }
}
