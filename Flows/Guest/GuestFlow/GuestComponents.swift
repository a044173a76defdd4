public import EveryPath

/// The components of a guest-mode system, as they address each other.
public enum GuestComponents {
  /// Who is using the app.
  public static let identity = ComponentID<IdentityFlow<GuestItem>>("identity")
  /// What stands between a person and an action; ``GateFlow/component`` where it is connected.
  public static let gate = GateFlow<GuestAction>.component
  /// The account form.
  public static let form = ComponentID<FormFlow>("form")
}

extension GateFlow {
  /// The gate, as the other components address it, whatever its actions are: events are the same
  /// for each.
  public static var component: ComponentID<Self> { ComponentID("gate") }
}
