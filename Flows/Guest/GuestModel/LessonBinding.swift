import EveryPath
import FlowModel
import GuestFlow

/// How the lessons act on the device and the server.
enum LessonBinding {
  static func identity(
    _ fault: CarelessIdentity.Fault, items: [GuestItem]
  ) throws(DefinitionErrors) -> Component<GuestWorld> {
    try GuestBinding.identity(CarelessIdentity(fault, items: items)) {
      effect, reply, world, output in
      switch effect {
      case .plain(let effect): world.perform(effect, reply, &output)
      case .moveOntoFolder: output.answer(reply, .identity(.ioFailed))
      case .overwrite(let item): world.begin(.overwrite(item), reply, &output)
      case .addUp(let item): world.begin(.addUp(item), reply, &output)
      }
    }
  }

  static func gate(_ fault: CarelessGate.Fault) throws(DefinitionErrors) -> Component<GuestWorld> {
    let flow = CarelessGate(fault)
    return try GuestBinding.gate(flow, checksPaths: false) { effect, reply, world, output in
      switch effect {
      case .plain(let effect): world.perform(effect, reply, &output)
      case .showUpright(let action, let reason):
        output.observe(.panelOrdered(action, reason))
        world.show(.offer(action, reason), reply, isFixed: true)
      case .presentAgain(let action, let reason):
        if world.panel != nil { output.observe(.hazard(.twoPanels)) }
        world.show(.offer(action, reason), reply)
      case .sendAnew(let action): world.send(action, hasKey: false, reply, &output)
      }
    }
  }
}
