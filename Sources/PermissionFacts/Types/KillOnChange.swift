/// Whether iOS ends the app when its permission is changed in Settings.
public enum KillOnChange: String, Hashable, Sendable, CaseIterable {
  case yes
  case no
  /// Not known: explore both.
  case unknown
}
