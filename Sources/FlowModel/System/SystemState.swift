public import PermissionFlow

/// The whole truth about a system at one moment: equal only if all of it is equal.
public struct SystemState<W: World>: Hashable, Sendable {
  /// The world.
  public var world: W
  /// The machines and what they persisted, part by part.
  public let parts: [PartState]
  /// What is known about the running timers.
  public let zone: Zone

  init(world: W, parts: Int) {
    self.world = world
    self.parts = Array(repeating: PartState(), count: parts)
    zone = Zone()
  }

  @inlinable
  init(world: W, _ setting: Setting) {
    self.world = world
    parts = setting.parts
    zone = setting.zone
  }
}

/// A part's machine, and what it persisted.
public struct PartState: Hashable, Sendable {
  /// The machine; gone with the process.
  public internal(set) var machine = MachineState()
  /// The state it remembered; stays when the process ends.
  public internal(set) var intent: Int?
  /// Who waits for its outcome; gone with the process.
  var waiting = Waiting()
}
