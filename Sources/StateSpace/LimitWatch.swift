/// Tells when a search has hit a limit.
@frozen
@usableFromInline
package struct LimitWatch {
  @usableFromInline package let maxStates: Int
  @usableFromInline let maxDepth: Int
  @usableFromInline let deadline: ContinuousClock.Instant?

  /// States are numbered in 31 bits; no step adds more than the rest of the numbers.
  @inlinable static var mostStates: Int { Int(Int32.max) - 1 << 24 }

  @usableFromInline
  package init(_ limits: SearchLimits) {
    maxStates = min(limits.maxStates ?? .max, Self.mostStates)
    maxDepth = limits.maxDepth ?? .max
    // Beyond thirty years, and for what is no number, there is no telling.
    deadline = limits.seconds.map { ContinuousClock().now + .seconds(max(-1e9, min(1e9, $0))) }
  }

  /// What forbids to look at the next state, if anything does; how many new ones that finds has to
  /// be looked at beside.
  @inlinable
  @inline(__always)
  package func limit(states: Int, depth: Int) -> Completeness.Limit? {
    if let deadline, ContinuousClock().now > deadline { return .time }
    if states > maxStates { return .states }
    if depth >= maxDepth { return .depth }
    return nil
  }
}
