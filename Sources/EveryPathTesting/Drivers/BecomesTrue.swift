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
