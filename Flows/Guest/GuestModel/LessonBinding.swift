import EveryPath
import FlowModel
import GuestFlow

/// How the lessons act on the device and the server.
enum LessonBinding {
  static func identity(
    _ fault: CarelessIdentity.Fault, items: [GuestItem]
  ) throws(DefinitionErrors) -> Part<GuestWorld> {
    try GuestBinding.identity(CarelessIdentity(fault, items: items)) { effect, reply, world, news in
      switch effect {
      case .plain(let effect): world.perform(effect, reply, &news)
      case .moveOntoFolder: news.answer(reply, .identity(.ioFailed))
      case .overwrite(let item): world.begin(.overwrite(item), reply, &news)
      case .addUp(let item): world.begin(.addUp(item), reply, &news)
      }
    }
  }

  static func gate(_ fault: CarelessGate.Fault) throws(DefinitionErrors) -> Part<GuestWorld> {
    let flow = CarelessGate(fault)
    return try GuestBinding.gate(flow, checksPaths: false) { effect, reply, world, news in
      switch effect {
      case .plain(let effect): world.perform(effect, reply, &news)
      case .showUpright(let action, let reason):
        news.note(.panelOrdered(action, reason))
        world.show(.offer(action, reason), reply, isFixed: true)
      case .presentAgain(let action, let reason):
        if world.panel != nil { news.note(.hazard(.twoPanels)) }
        world.show(.offer(action, reason), reply)
      case .sendAnew(let action): world.send(action, hasKey: false, reply, &news)
      }
    }
  }
}
