import EveryPath
import FlowModel
import PermissionFlows
import SimulatedPhone

/// How the way to a video acts on the phone; its components ask by themselves.
enum VideoBinding {
  static func component<F: Flow>(
    _ flow: F, checksPaths: Bool
  ) throws(DefinitionErrors) -> Component<Phone>
  where F.Event == VideoFlow.Event, F.Effect == VideoFlow.Effect {
    let hearing = AccessBinding(flow: WholeAccessFlow.camera, slot: 0)
    return try Component(
      "video", flow, checksPaths: checksPaths,
      perform: { effect, reply, phone, output in
        switch effect {
        case .read(let medium): phone.readPermission(reply, at: slot(of: medium))
        case .waitUntilReady: phone.waitUntilReady(reply, &output)
        case .showAlert(let medium):
          let dialog = Dialog(.guide, .denied, at: slot(of: medium))
          phone.show(dialog, onPage: false, reply, &output)
        case .dismissAlert: phone.dismissDialog(reply, &output)
        case .openSettings: phone.openSettings(reply, &output)
        }
      },
      hear: { hearing.event(for: $0) })
  }

  private static func slot(of medium: Medium) -> PermissionSlot { medium == .camera ? 0 : 1 }
}
