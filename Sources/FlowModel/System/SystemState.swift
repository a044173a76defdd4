public import EveryPath

/// The whole truth about a system at one moment: equal only if all of it is equal.
public struct SystemState<W: World>: Hashable, Sendable {
  @usableFromInline var keptWorld: Kept<W>
  @usableFromInline let keptControlState: Kept<ControlState>

  @inlinable
  init(_ world: Kept<W>, _ controlState: Kept<ControlState>) {
    keptWorld = world
    keptControlState = controlState
  }

  init(world: W, _ controlState: ControlState) { self.init(Kept(world), Kept(controlState)) }

  /// The world.
  public var world: W {
    @inlinable
    _read { yield keptWorld.value }
    set { keptWorld = Kept(newValue) }
  }

  /// The machines and what they persisted, component by component.
  @inlinable public var components: [ComponentState] {
    _read { yield keptControlState.value.components }
  }

  /// What is known about the running timers.
  @inlinable public var zone: Zone {
    _read { yield keptControlState.value.zone }
  }
}

/// A component's machine, and what it persisted.
public struct ComponentState: Hashable, Sendable {
  /// The machine; gone with the process.
  @usableFromInline package internal(set) var machine = MachineState()
  /// The state it remembered; stays when the process ends.
  public internal(set) var intent: Int?
  var callers: [RememberedCaller] = []
  /// Who waits for its outcome; gone with the process.
  var waiting = Waiting()
  /// What is remembered of callers that have not come back yet since the process began; gone with
  /// the process.
  var owed: [RememberedCaller] = []
}

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
