/// What is known about how long each running timer still has to run.
///
/// Time is dense: a person may act at any moment before a deadline, so after a step only bounds of
/// the remaining times and of their differences are known. They are kept as a difference bound
/// matrix in whole ticks, closed under all its own consequences, so that equal knowledge is equal
/// as a value. Cubic in the number of running timers, which is small.
public struct Zone: Hashable, Sendable {
  /// What runs a timer.
  public struct Key: Hashable, Sendable, Comparable {
    /// The number of the component, or ``properties``, or ``stopwatches``.
    public let owner: UInt8
    /// The number of the timer.
    public let timer: UInt32

    /// The owner of the timers that properties run.
    public static let properties = UInt8.max
    /// The owner of the clocks that properties only look at: none of them falls due, and what
    /// happens need not wait for them.
    public static let stopwatches = UInt8.max - 1

    var isOfProperty: Bool { owner >= Self.stopwatches }
    var isOfComponent: Bool { !isOfProperty }
    /// Whether time passes as if it did not run.
    var isPassive: Bool { owner == Self.stopwatches }

    init(owner: UInt8, timer: UInt32) {
      self.owner = owner
      self.timer = timer
    }

    /// A timer of a component.
    public init(component: Int, timer: Int) {
      self.init(owner: UInt8(component), timer: UInt32(timer))
    }

    /// By owner, then by number.
    public static func < (left: Key, right: Key) -> Bool {
      (left.owner, left.timer) < (right.owner, right.timer)
    }
  }

  /// The running timers, in order.
  public private(set) var keys: [Key] = []
  /// Row by row, reference first: how much later at most one timer falls due than another.
  var bounds: [Int64] = [0]

  var width: Int { keys.count + 1 }

  /// No timer runs.
  public init() {}

  /// The longest time a timer may still run, in ticks.
  public func longest(_ key: Key) -> Int64? {
    keys.firstIndex(of: key).map { bounds[($0 + 1) * width] }
  }

  /// The shortest time a timer still runs, in ticks.
  public func shortest(_ key: Key) -> Int64? {
    keys.firstIndex(of: key).map { -bounds[$0 + 1] }
  }

  /// Starts a timer, or starts it again, with `ticks` to run.
  public mutating func start(_ key: Key, ticks: Int64) {
    stop(key)
    let place = keys.firstIndex { key < $0 } ?? keys.count
    let old = self
    keys.insert(key, at: place)
    bounds = [Int64](repeating: .max, count: width * width)
    let new = place + 1
    for i in 0..<width {
      for j in 0..<width where i != new && j != new {
        bounds[i * width + j] =
          old.bounds[(i > new ? i - 1 : i) * old.width + (j > new ? j - 1 : j)]
      }
    }
    bounds[new * width + new] = 0
    bounds[new * width] = ticks
    bounds[new] = -ticks
    close()
  }

  /// Stops a timer, if it runs.
  public mutating func stop(_ key: Key) {
    guard let place = keys.firstIndex(of: key) else { return }
    let old = self
    keys.remove(at: place)
    let gone = place + 1
    bounds = []
    for i in 0..<old.width where i != gone {
      for j in 0..<old.width where j != gone { bounds.append(old.bounds[i * old.width + j]) }
    }
  }

  /// Stops every timer of an owner.
  public mutating func stopAll(of owner: UInt8) {
    for key in keys where key.owner == owner { stop(key) }
  }

  /// Any time passes that lets no timer fall due.
  ///
  /// Of a stopwatch is only known from then on how long it runs at most: nothing waits for it, and
  /// all that is asked is whether it may still run, so less adds nothing to more (Behrmann, Bouyer,
  /// Larsen, Pelánek: Lower and upper bounds in zone-based abstractions of timed automata).
  public mutating func elapse() {
    guard !keys.isEmpty else { return }
    for j in 1..<width {
      bounds[j] = 0
      guard keys[j - 1].isPassive else { continue }
      for i in 0..<width where i != j { bounds[i * width + j] = .max }
    }
    close()
  }

  /// Whether each stopwatch of another zone that has the same timers runs as long here, or longer.
  func outruns(_ other: Zone) -> Bool {
    var zone = self
    for key in keys where !other.keys.contains(key) { zone.stop(key) }
    return zone.keys == other.keys && zip(zone.bounds, other.bounds).allSatisfy(>=)
  }

  /// Lets a timer fall due before, or at the same time as, all others, and removes it; nil if some
  /// other one must come first, or if it is none that falls due.
  public func firing(_ key: Key) -> Zone? {
    guard !key.isPassive, keys.contains(key), var zone = over(key) else { return nil }
    zone.stop(key)
    return zone
  }

  /// Leaves the moments at which the time of a clock is over, if it runs; nil if there are none.
  func over(_ key: Key) -> Zone? {
    guard let place = keys.firstIndex(of: key) else { return self }
    var zone = self
    zone.bounds[(place + 1) * width] = min(bounds[(place + 1) * width], 0)
    return zone.close() ? zone : nil
  }

  /// Draws all consequences; false if there is a contradiction.
  @discardableResult
  mutating func close() -> Bool {
    let n = width
    for k in 0..<n {
      for i in 0..<n where bounds[i * n + k] != .max {
        for j in 0..<n where bounds[k * n + j] != .max {
          let sum = bounds[i * n + k] + bounds[k * n + j]
          if sum < bounds[i * n + j] { bounds[i * n + j] = sum }
        }
      }
    }
    return (0..<n).allSatisfy { bounds[$0 * n + $0] >= 0 }
  }
}

/// A unit of time in which every duration of a system is a whole number.
public struct Ticks: Hashable, Sendable {
  /// The unit, in nanoseconds.
  public let nanoseconds: Int64

  /// The most ticks there are, so that no sum of a few overflows: 36 years of nanoseconds.
  static let most = Int64.max / 8

  /// The greatest common divisor of `durations`; a nanosecond where one is no multiple of it.
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
