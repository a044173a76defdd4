import EveryPath

/// All of a system's state but its world.
///
/// A step depends on the world only by what it hears back, so two steps from one control state that
/// hear the same are one.
@usableFromInline
struct ControlState: Hashable, Sendable {
  @usableFromInline var parts: [PartState]
  @usableFromInline var zone: Zone

  /// So many parts that were not started.
  init(parts count: Int) {
    parts = Array(repeating: PartState(), count: count)
    zone = Zone()
  }

  /// Machines, tickets, timers and deferred events of these parts vanish; what was persisted stays.
  mutating func endProcess(of ended: [Int]) {
    for part in ended {
      parts[part].machine = MachineState()
      parts[part].waiting = Waiting()
      zone.stopAll(of: UInt8(part))
    }
  }
}
