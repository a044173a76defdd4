/// A unit of time in which every duration of a system is a whole number.
public struct Ticks: Hashable, Sendable {
  /// The unit, in nanoseconds.
  public let nanoseconds: Int64

  /// The most ticks there are, so that no sum of a few overflows: 36 years of nanoseconds.
  static let most = Int64.max / 8

  /// The greatest common divisor of `durations`; a nanosecond where one is not a whole number of
  /// them.
  public init(_ durations: [Duration]) {
    var unit: Int64 = 0
    for duration in durations { unit = Self.divisor(unit, Self.nanoseconds(duration)) }
    nanoseconds = max(unit, 1)
  }

  /// A duration in ticks: none if it is negative, and no more than 36 years of nanoseconds.
  public func count(_ duration: Duration) -> Int64 { Self.nanoseconds(duration) / nanoseconds }

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    guard seconds < most / 1_000_000_000 else { return most }
    return max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  private static func divisor(_ a: Int64, _ b: Int64) -> Int64 { b == 0 ? a : divisor(b, a % b) }
}
