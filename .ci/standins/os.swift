// A stand-in for `os`, written by hand from Apple's documentation: the one lock that the package
// uses.

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(initialState: State) where State: Sendable {}
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { fatalError() }
}
