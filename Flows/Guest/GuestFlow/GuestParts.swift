public import EveryPath

/// The parts of a guest-mode system, as they address each other.
public enum GuestParts {
  /// Who is using the app.
  public static let identity = PartName<IdentityFlow>("identity")
  /// What stands between a person and an action.
  public static let gate = PartName<GateFlow>("gate")
  /// The account form.
  public static let form = PartName<FormFlow>("form")
}
