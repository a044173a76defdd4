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
    AtNoTime("tea without hot water", given: { $0.saw(.hotWater) }) {
      $0.delivered() && !$0.delivered(TeaFlow.Outcome.nothing) && !$0.saw(.hotWater)
    }
    Sometimes("water for black tea is hot") { $0.world.kettle?.isHot == true }
    AtMostOnce("one outcome an attempt", per: { $0.began() }) { $0.delivered() }
    CanAlwaysReach("an attempt can end", whenever: { $0.isRunning() }) { !$0.isRunning() }
  }
}
