import EveryPath
import FlowModel
import GuestFlow

/// How the lessons act on the device and the server.
enum LessonBinding {
  static func identity(
    _ fault: IdentityFlow<GuestItem>.Fault, items: [GuestItem]
  ) throws(DefinitionErrors) -> Component<GuestWorld> {
    try GuestBinding.identity(
      IdentityFlow(items: items).with(fault),
      perform: { effect, reply, world, output in
        switch (fault, effect) {
        // The move always fails: it "already exists", and that counts as moved.
        case (.movesOntoFolder, .copy(.file)): output.answer(reply, .identity(.copied))
        case (.overwrites, .copy(.file)): world.begin(.overwrite(.file), reply, &output)
        case (.keepsTheID, .write(.moving)):
          if let known = world.ids.record.user { _ = world.ids.accept(known) }
          world.perform(effect, reply, &output)
        case (.addsUpAgain, .copy(.cartLine)): world.begin(.addUp(.cartLine), reply, &output)
        default: world.perform(effect, reply, &output)
        }
      },
      hear: { event in
        switch (fault, event) {
        case (.forgetsJournal, .facts(let isAvailable, .moving)):
          .facts(isAvailable: isAvailable, .user)
        case (.takesOtherForKnown, .loginAccepted): .loginAccepted(isOther: false)
        case (.believesEarlyReadings, .facts(_, let facts)): .facts(isAvailable: true, facts)
        default: event
        }
      })
  }

  static func gate(_ fault: GateFault) throws(DefinitionErrors) -> Component<GuestWorld> {
    var flow = GuestSystems.gate(.keepsFirst)
    if fault == .gatesEverything {
      flow.gated += flow.free
      flow.free = []
    }
    return try GuestBinding.gate(
      flow.with(fault), checksPaths: false,
      perform: { effect, reply, world, output in
        switch (fault, effect) {
        case (.presentsAgain, .showPanel(.offer, _)):
          if world.panel != nil { output.observe(.hazard(.twoPanels)) }
          world.perform(effect, reply, &output)
        case (.sendsWithoutKey, .send(let action)), (.keepsTheBlock, .send(let action)):
          world.send(action, hasKey: false, reply, &output)
        case (.keepsTheBlock, .dropWish): break
        default: world.perform(effect, reply, &output)
        }
      },
      hear: { fault == .runsWhileSwitching && $0 == .standing(.switching) ? .standing(.user) : $0 })
  }
}
