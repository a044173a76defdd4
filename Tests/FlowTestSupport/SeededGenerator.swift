/// The same numbers each time.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator whose numbers are those of the seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
