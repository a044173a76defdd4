/// How many states several workers expand before one looks at the limits again.
@frozen
@usableFromInline
struct RoundLength {
  /// Long enough to be worth a round.
  @usableFromInline private(set) var count = 1 << 10
  /// Short enough that what was found is still in the caches when it is looked up.
  @usableFromInline let most: Int

  @usableFromInline
  init(most: Int) { self.most = most }

  /// Makes the next round longer if this one was short.
  @usableFromInline
  mutating func end(that took: Duration) {
    count = took < .milliseconds(50) ? min(count * 2, most) : max(count / 2, 16)
  }
}
