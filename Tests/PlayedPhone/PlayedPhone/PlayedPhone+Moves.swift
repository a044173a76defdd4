import FlowModel
public import PermissionFacts
public import SimulatedPhone

/// What a test does with the phone.
@MainActor
extension PlayedPhone {
  /// Begins with another phone; what waited for answers waits no longer.
  public static func begin(with phone: Phone) {
    handlers = [:]
    readAlert = { _ in nil }
    readMessage = { _ in nil }
    state.withLock { state in
      let old = state
      state = PlayedState(phone)
      state.callsUnderWay = old.callsUnderWay
      state.process = old.process + 1
      state.journey = old.journey + 1
    }
  }

  /// Lets something happen to the phone, and tells the app what it hears of it.
  public static func play(_ move: Move) {
    let (old, new, output, calls) = state.withLock { state in
      let old = state.phone
      if !old.isRunning { state.process += 1 }
      var output = WorldOutput<Phone>()
      state.phone.take(move, &output)
      return (old, state.phone, output, state.take(output))
    }
    guard new.isRunning else { return handlers = [:] }
    deliver(calls)
    tell(output)
    interface?.phoneChanged(from: old, to: new)
  }

  /// Lets the permission at a slot be read in another way than as it stands: what it turns out to
  /// be when nothing has read it, or too early; nil for as it stands.
  public static func read(_ move: ServiceMove?, at slot: PermissionSlot = 0) {
    state.withLock { $0.readings[slot] = move }
  }

  /// Whether calls to the app have not returned.
  public nonisolated static var isCalling: Bool { state.withLock { $0.callsUnderWay > 0 } }

  /// What the app ran into since the beginning.
  public nonisolated static var hazards: [Hazard] { state.withLock { $0.hazards } }

  /// Permissions that were touched and that the phone does not have.
  public nonisolated static var strangers: [Permission] { state.withLock { $0.strangers } }
}
