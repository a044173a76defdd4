public import EveryPath

/// The components of a guest-mode system, as they address each other.
public enum GuestComponents {
  /// Who is using the app.
  public static let identity = ComponentID<IdentityFlow<GuestItem>>("identity")
  /// What stands between a person and an action.
  public static let gate = ComponentID<GateFlow>("gate")
  /// The account form.
  public static let form = ComponentID<FormFlow>("form")
}
