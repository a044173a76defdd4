/// How long something that a world offers takes at least and at most until it happens.
///
/// A move without one may happen at any moment, or never. A latency has one clock: it begins when
/// the world first offers a move of it, anew when one is taken, and stops when the world offers
/// none. Of things that are under way side by side each needs a latency of its own.
///
/// ```swift
/// System(
///   "shop", "A shop with a slow server.", components: [component], worlds: [Shop()],
///   latencies: [
///     Latency(atLeast: .milliseconds(200), atMost: .seconds(2)) { $0 == .serverAnswers }
///   ])
/// ```
public struct Latency<Move>: Sendable {
  /// No sooner than this.
  public let atLeast: Duration
  /// No later than this, or any time if nil: no more passes while the move has not been taken.
  public let atMost: Duration?
  /// Whether a move takes so long.
  public let means: @Sendable (Move) -> Bool

  /// A latency of some moves; each has the first one that means it.
  ///
  /// What cannot be, a time below zero or a most below the least, is a finding of a check.
  ///
  /// - Parameters:
  ///   - atLeast: no sooner than this.
  ///   - atMost: no later than this; any time if nil.
  ///   - means: whether a move takes so long, by its own value alone.
  public init(
    atLeast: Duration = .zero, atMost: Duration? = nil,
    of means: @escaping @Sendable (Move) -> Bool
  ) {
    self.atLeast = atLeast
    self.atMost = atMost
    self.means = means
  }

  /// The least that can be.
  var least: Duration { max(atLeast, .zero) }
  /// The most that can be, no less than the least.
  var most: Duration? { atMost.map { max($0, least) } }
}
