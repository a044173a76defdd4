/// What became of a mutant.
public enum MutantStatus: Sendable, Hashable {
  /// Something noticed the change: the name of the case, journey or property.
  case killed(by: String)
  /// Nothing noticed it, although it can be seen.
  case survived(Difference)
  /// It cannot be seen from outside: it is the same flow, written otherwise.
  case equivalent
  /// A search was stopped by a limit, so nothing is known.
  case undecided(String)

  /// One word for it.
  public var word: String {
    switch self {
    case .killed: "killed"
    case .survived: "survived"
    case .equivalent: "equivalent"
    case .undecided: "undecided"
    }
  }
}
