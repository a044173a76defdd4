/// A language of a model checker.
public enum ModelFormat: String, CaseIterable, Sendable {
  /// Promela, which SPIN checks.
  case promela
  /// TLA+, which TLC checks.
  case tla

  /// Its name, as people write it.
  public var title: String {
    switch self {
    case .promela: "Promela"
    case .tla: "TLA+"
    }
  }
}
