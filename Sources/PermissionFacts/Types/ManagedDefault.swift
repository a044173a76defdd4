/// Whether an organisation can grant a permission without a question of the app's.
public enum ManagedDefault: String, Hashable, Sendable, CaseIterable {
  /// It can, on a supervised device; the person accepts one sheet for all.
  case canGrant = "can grant it"
  /// It cannot.
  case cannot = "cannot"
}
