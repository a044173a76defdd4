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

  /// How many moves of a searched graph are written.
  ///
  /// SPIN took 6 million, with minutes in the C compiler; TLC reads a module whole at first.
  public var largestGraph: Int {
    switch self {
    case .promela: 5_000_000
    case .tla: 100_000
    }
  }
}
