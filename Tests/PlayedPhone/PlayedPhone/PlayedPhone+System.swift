public import PermissionFacts
import SimulatedPhone

/// What a phone is, as far as stand-ins differ by it.
extension PlayedPhone {
  /// Whether the phone has a permission.
  public static func has(_ permission: Permission) -> Bool {
    state.withLock { state in
      state.phone.slots.contains { state.phone[$0].permission == permission }
    }
  }

  /// Whether its system is one before iOS 17, for which Linux has no question; false at first.
  public static var isBefore17: Bool {
    get { state.withLock { $0.isBefore17 } }
    set { state.withLock { $0.isBefore17 = newValue } }
  }
}
