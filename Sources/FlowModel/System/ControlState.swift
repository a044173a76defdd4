import EveryPath

/// All of a system's state but its world.
///
/// A step depends on the world only by what it hears back, so two steps from one control state that
/// hear the same are one.
@usableFromInline
struct ControlState: Hashable, Sendable {
  @usableFromInline var components: [ComponentState]
  @usableFromInline var zone: Zone

  /// So many components that were not started.
  init(components count: Int) {
    components = Array(repeating: ComponentState(), count: count)
    zone = Zone()
  }

  /// Machines, tickets, timers and deferred events of these components vanish; intents stay.
  mutating func endProcess(of ended: [Int]) {
    for component in ended {
      components[component].machine = MachineState()
      components[component].waiting = Waiting()
      components[component].owed = []
      zone.stopAll(of: UInt8(component))
    }
  }
}
