import CameraFlow
import EveryPath
import FlowModel
import PermissionFlows
import PermissionModels
import SimulatedPhone

/// How a lesson acts on the simulated phone.
enum LessonBinding {
  /// A component that runs `flow` on the phone.
  static func component<F: Flow>(
    _ flow: F, checksPaths: Bool = true, trustsLateAnswers: Bool = false
  ) throws(DefinitionErrors) -> Component<Phone>
  where F.Effect == LessonEffect, F.Event == LessonEvent {
    let access = CameraBinding.access
    let again = AccessBinding(flow: WholeAccessFlow.camera, joinsRequests: false)
    return try Component(
      "camera", flow, checksPaths: checksPaths, trustsLateAnswers: trustsLateAnswers,
      perform: { effect, reply, phone, output in
        switch effect {
        case .page(let effect): CameraBinding.perform(effect, reply, &phone, &output)
        case .access(let effect): access.perform(effect, reply, &phone, &output)
        case .popTop: phone.popTop(&output)
        case .requestAgain: again.perform(.request(.access), reply, &phone, &output)
        case .showAlertOnPage(let refusal):
          phone.show(access.dialog(for: refusal), onPage: true, reply, &output)
        }
      },
      hear: { stimulus in
        switch stimulus {
        case .read, .answered, .touched, .becameInactive, .failedOtherwise:
          access.event(for: stimulus).map { .access($0) }
        default:
          CameraBinding.event(for: stimulus).map { .page($0) }
            ?? access.event(for: stimulus).map { .access($0) }
        }
      })
  }
}
