/// Whether iOS ends the app when its permission is changed in Settings.
public enum KillOnChange: String, Hashable, Sendable, CaseIterable {
  case yes
  case no
  /// Nobody knows: explore both.
  case unknown

  /// What a model has to offer: whether the app is ended, each variant once.
  public var variants: [Bool] {
    switch self {
    case .yes: [true]
    case .no: [false]
    case .unknown: [true, false]
    }
  }
}
