/// Lets other tasks run until a condition is met; returns whether it was.
///
/// For what only another task can bring about, such as a caller that begins to wait. It looks at the
/// condition and never at a clock, and gives up after a great many turns instead of hanging.
@MainActor
public func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
  for _ in 0..<100_000 {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
