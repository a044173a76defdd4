public import EveryPath

/// A driver that acts on nothing: it writes down what it is told to do, and answers by script.
///
/// ```swift
/// let driver = ScriptedDriver<CameraFlow>([.readStatus: .read(.notDetermined)])
/// let runner = try Runner(CameraFlow(), driver: driver)
/// runner.start()
/// driver.answer(.requestAccess, with: .answered(.allow))
/// #expect(driver.effects == [.readStatus, .requestAccess, .startSession])
/// ```
///
/// Answers are taken on the spot, so nothing needs to be waited for. An effect without a line in
/// the script is answered by hand, or never.
@MainActor
public final class ScriptedDriver<F: Flow>: Driver {
  /// What the flow orders.
  public typealias Effect = F.Effect
  /// What the flow receives.
  public typealias Event = F.Event

  /// One effect that was performed, and where its answer goes.
  public struct Request: Sendable {
    /// The effect.
    public let effect: F.Effect
    /// Takes its answer.
    public let reply: Reply<F.Event>
  }

  /// What is answered at once to which effect; may be changed at any time.
  public var script: [F.Effect: F.Event]
  /// What was performed, in order.
  public private(set) var requests: [Request] = []
  /// The effects whose answers were no longer wanted when the attempt ended, in order.
  public private(set) var cancelled: [F.Effect] = []
  /// Called before each effect, for instance to look at a store or to send an event meanwhile.
  public var whenPerforming: @MainActor (F.Effect) -> Void = { _ in }

  /// A driver with a script.
  public init(_ script: [F.Effect: F.Event] = [:]) { self.script = script }

  /// The effects that were performed, in order.
  public var effects: [F.Effect] { requests.map(\.effect) }

  /// Writes the effect down, and answers it if the script says so.
  public func perform(_ effect: F.Effect, reply: Reply<F.Event>) {
    whenPerforming(effect)
    requests.append(Request(effect: effect, reply: reply))
    reply.onCancel { [weak self] in self?.cancelled.append(effect) }
    if let event = script[effect] { reply.resolve(event) }
  }

  /// Answers the latest request of an effect, late or twice if the test wants it so.
  ///
  /// - Returns: What became of the answer; nil if the effect was never performed.
  @discardableResult
  public func answer(_ effect: F.Effect, with event: F.Event) -> RunnerDisposition? {
    reply(to: effect)?.resolve(event)
  }

  /// Where the answer to the latest request of an effect goes; nil if it was never performed.
  public func reply(to effect: F.Effect) -> Reply<F.Event>? {
    requests.last { $0.effect == effect }?.reply
  }
}

/// Lets other tasks run until a condition is met; returns whether it was.
///
/// For what only another task can bring about, such as a caller that begins to wait. It looks at
/// the condition and never at a clock, and gives up after many turns instead of hanging.
///
/// ```swift
/// let caller = Task { await runner.run() }
/// #expect(await becomesTrue { runner.waitingCallers == 1 })
/// ```
@MainActor
public func becomesTrue(
  withinTurns turns: Int = 100_000, _ condition: @MainActor () -> Bool
) async -> Bool {
  for _ in 0..<turns {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
