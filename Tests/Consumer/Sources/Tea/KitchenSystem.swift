import EveryPath
import FlowModel

/// The flow in the kitchen, and what is promised there.
public func kitchen() throws -> System<Kitchen> {
  System(
    "tea", "a cup of tea, or none",
    components: [
      try Component(
        "tea", TeaFlow(),
        perform: { effect, address, kitchen, _ in
          switch effect {
          case .offer: kitchen.offer = address
          case .boil(let degrees):
            kitchen.kettle = Kitchen.Kettle(degrees: degrees, address: address)
          }
        },
        hear: { stimulus in
          switch stimulus {
          case .chosen(let blend): .chosen(blend)
          case .declined: .declined
          case .boiled: .boiled
          case .tripped: .failed
          }
        })
    ],
    worlds: [Kitchen()]
  ) {
    AtNoTime(
      "tea without hot water", given: .saw(.hotWater),
      .delivered() && !.delivered(TeaFlow.Outcome.nothing) && !.saw(.hotWater))
    Sometimes("water for black tea is hot", .world("isHot") { $0.kettle?.isHot == true })
    AtMostOnce("one outcome an attempt", per: .began(), .delivered())
    CanAlwaysReach("an attempt can end", whenever: { $0.isRunning() }) { !$0.isRunning() }
  }
}
