package import EveryPath
import FlowModel

/// A clock whose time passes when a test says so.
///
/// The timers of a `Runner` ring inside ``advance(by:)``, in the order of their deadlines; equal
/// deadlines ring in the order in which they were set. Nothing sleeps, nothing is left to chance.
///
/// ```swift
/// let clock = ManualClock()
/// let runner = try Runner(CameraFlow(), driver: driver, clock: clock)
/// runner.start()
/// clock.advance(by: .milliseconds(200))
/// ```
///
/// Tasks may sleep on it too. A task resumes after the call that woke it, so what it does next
/// happens at the time to which the clock was advanced.
public final class ManualClock: Clock {
  /// A moment on a manual clock.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock was made.
    public let offset: Duration

    /// A moment some time after the clock was made.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// A later moment.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Orders moments by time.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }

    /// `0.2 s`.
    public var description: String { offset.inWords }
  }

  private struct Pending {
    let number: Int
    let deadline: Instant
    let ring: @MainActor @Sendable () -> Void
  }

  private let time = Guarded(Instant())
  @MainActor private var pending: [Pending] = []
  @MainActor private var lastNumber = 0

  /// A clock at time zero.
  public init() {}

  /// The present moment.
  public var now: Instant { time.value }

  /// The smallest step of time: none.
  public var minimumResolution: Duration { .zero }

  /// How many timers and sleeping tasks wait for their time.
  @MainActor public var pendingCount: Int { pending.count }

  /// When the next timer or sleeping task is due; nil if none waits.
  @MainActor public var nextDeadline: Instant? { next?.deadline }

  /// Lets time pass.
  @MainActor
  public func advance(by duration: Duration) { run(to: now.advanced(by: duration)) }

  /// Lets time pass up to the next deadline, and rings what is due first; of several only one.
  ///
  /// Nothing happens if nothing waits.
  @MainActor
  public func advanceToNext() {
    guard let due = next else { return }
    pending.removeAll { $0.number == due.number }
    time.value = max(now, due.deadline)
    due.ring()
  }

  /// Lets time pass up to a moment; everything due by then rings, also what is set meanwhile.
  @MainActor
  public func run(to deadline: Instant) {
    while let due = next, due.deadline <= deadline { advanceToNext() }
    time.value = max(now, deadline)
  }

  /// Suspends the calling task until `deadline`, or until it is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let nap = Nap()
    await withTaskCancellationHandler {
      await wait(until: deadline, nap)
    } onCancel: {
      Task { @MainActor in nap.end(self) }
    }
    try Task.checkCancellation()
  }

  @MainActor private var next: Pending? {
    // The first of the earliest, so equal deadlines keep the order in which they were set.
    pending.min { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
  }

  @MainActor
  private func add(_ deadline: Instant, _ ring: @escaping @MainActor @Sendable () -> Void) -> Int {
    lastNumber += 1
    pending.append(Pending(number: lastNumber, deadline: deadline, ring: ring))
    return lastNumber
  }

  @MainActor
  private func wait(until deadline: Instant, _ nap: Nap) async {
    guard deadline > now, !nap.isOver else { return }
    await withCheckedContinuation { continuation in
      nap.continuation = continuation
      nap.number = add(deadline) { nap.wake() }
    }
  }

  /// One sleeping task.
  @MainActor
  private final class Nap {
    var number: Int?
    var continuation: CheckedContinuation<Void, Never>?
    private(set) var isOver = false

    nonisolated init() {}

    func wake() {
      isOver = true
      continuation?.resume()
      continuation = nil
    }

    func end(_ clock: ManualClock) {
      clock.pending.removeAll { $0.number == number }
      wake()
    }
  }
}

extension ManualClock: Timers {
  /// Rings inside the call that lets the time pass.
  @MainActor
  package func set(
    after duration: Duration, _ ring: @escaping @MainActor @Sendable () -> Void
  ) -> RunningTimer {
    let number = add(now.advanced(by: duration), ring)
    return RunningTimer { [weak self] in self?.pending.removeAll { $0.number == number } }
  }
}
