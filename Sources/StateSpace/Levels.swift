/// Where each distance from the initial states begins in the order of discovery.
@frozen
public struct Levels: Sendable {
  /// The number of the first state at each distance.
  @usableFromInline var firsts = [0]
  /// The end of the last level: where the next one begins.
  @usableFromInline var end: Int

  @inlinable
  init(initialCount: Int) { end = initialCount }

  /// How many states are initial.
  @inlinable public var initialCount: Int { firsts.count > 1 ? firsts[1] : end }

  /// The distance of the states that are being looked at.
  @inlinable public var depth: Int { firsts.count &- 1 }

  /// Notes that a state is the next to be looked at, when so many are known: where the last level
  /// ends, the next one begins.
  @inlinable
  @inline(__always)
  mutating func reach(_ state: Int, of count: Int) {
    if state == end { begin(at: state, end: count) }
  }

  @inlinable
  @inline(never)
  mutating func begin(at first: Int, end: Int) {
    firsts.append(first)
    self.end = end
  }

  /// The states at a distance that has begun, as far as they are known to be there.
  public func states(at depth: Int) -> Range<Int> {
    firsts[depth]..<(depth + 1 < firsts.count ? firsts[depth + 1] : end)
  }

  /// The distance of a state; past the last level it is one more.
  public func depth(of number: Int) -> Int {
    guard number < end else { return firsts.count }
    var (low, high) = (0, firsts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if firsts[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
