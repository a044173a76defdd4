/// Something a suite is to try.
public struct Requirement: Sendable, Hashable, CustomStringConvertible {
  /// What has become of it.
  public enum Status: Sendable, Hashable {
    /// Some case tries it.
    case covered
    /// No case can: proved, with the reason.
    case infeasible(String)
    /// No case does, although one could; with the reason.
    case skipped(String)
  }

  /// What is to be tried, in words.
  public let name: String
  /// What has become of it.
  public let status: Status

  /// Whether some case tries it.
  public var isCovered: Bool { status == .covered }

  /// The name, and what has become of it.
  public var description: String {
    switch status {
    case .covered: "\(name): covered"
    case .infeasible(let reason): "\(name): infeasible, \(reason)"
    case .skipped(let reason): "\(name): skipped, \(reason)"
    }
  }
}
