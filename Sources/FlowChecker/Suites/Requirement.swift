/// Something a suite is to try.
public struct Requirement: Sendable, Hashable, CustomStringConvertible {
  /// What has become of it.
  public enum Status: Sendable, Hashable, CustomStringConvertible {
    /// Some case tries it.
    case covered
    /// No case can: proved, with the reason.
    case infeasible(String)
    /// No case does, although one could; with the reason.
    case skipped(String)

    /// What has become of it, and why.
    public var description: String {
      switch self {
      case .covered: "covered"
      case .infeasible(let reason): "infeasible, \(reason)"
      case .skipped(let reason): "skipped, \(reason)"
      }
    }
  }

  /// Why the limit of the search leaves something out.
  static let tooManyDeferred = "there are too many orders in which events can be deferred"

  /// What is to be tried, in words.
  public let name: String
  /// What has become of it.
  public let status: Status
  /// The beginning of the name that it shares with all of its kind; empty for none.
  package var head = ""

  /// Whether some case tries it.
  public var isCovered: Bool { status == .covered }

  /// Whether it is skipped because so much is never deferred at a time in a suite.
  public var isBeyondLimits: Bool { status == .skipped(Self.tooManyDeferred) }

  /// The name, and what has become of it.
  public var description: String { "\(name): \(status)" }
}
