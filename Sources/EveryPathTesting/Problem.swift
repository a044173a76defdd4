package import EveryPath
public import Testing

/// What a check finds wrong, and where.
///
/// Each `problems` of this module returns what the `verify` or `then` of the same parameters records
/// as issues; those of `PermissionTesting`, which know of no row, name the test.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public let description: String
  /// The row of the flow, or the test where no row was taken.
  public let sourceLocation: SourceLocation

  /// - Parameters:
  ///   - line: the row of the flow; nil if none was taken.
  ///   - test: where the test called the check.
  package init(_ description: String, at line: SourceLine? = nil, or test: SourceLocation) {
    self.description = description
    sourceLocation = line.map { SourceLocation($0, near: test) } ?? test
  }
}

extension [Problem] {
  func record() {
    for problem in self {
      Issue.record(
        Comment(rawValue: problem.description), sourceLocation: problem.sourceLocation)
    }
  }
}
