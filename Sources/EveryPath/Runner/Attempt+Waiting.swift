extension Attempt {
  /// Reserves a place for a waiter that is about to wait, so that the attempt is not abandoned before.
  func keepPlace() -> Int { waiters.add { _ in } }

  /// Releases a place that was reserved and not used.
  func giveUp(_ number: Int) { _ = waiters.remove(number) }

  /// The outcome: at once if it is known, else as soon as it is.
  ///
  /// If the calling task is cancelled meanwhile, it stops waiting, see ``leave(_:)``.
  ///
  /// - Parameter number: the place that was kept.
  func outcomeOrCancellation(at number: Int) async -> F.Outcome {
    if let outcome {
      giveUp(number)
      return outcome
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiters.replace(number) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      // Runs after the lines above, however early the cancellation comes: they do not suspend.
      Task { @MainActor in leave(number) }
    }
  }

  /// A waiter is cancelled; it is answered with the cancellation.
  private func leave(_ number: Int) {
    withdraw(number)?(machine.graph.flow.abandoned(.cancelled))
  }

  /// Removes a waiter that no longer waits.
  ///
  /// After the last one nothing waits for the outcome: the attempt is abandoned, unless another waiter
  /// has come before that has its turn.
  @discardableResult
  func withdraw(_ number: Int) -> Waiters<F.Outcome>.Answer? {
    guard let (intents, answer) = waiters.remove(number) else { return nil }
    // A waiter that leaves of its own accord has none any more.
    owed += intents()
    callersChanged()
    environment.mailbox.take {
      if self.waiters.count == 0 { self.react(to: .abandon(.cancelled)) }
    }
    return answer
  }

  /// Nobody can tell it anything any more: ends what runs, and every subscription.
  func close() {
    if machine.state.isRunning { take(.abandon(.dropped)) }
    environment.steps.finish()
  }
}

/// The waiters for an attempt's outcome, in order of arrival.
struct Waiters<Outcome: Sendable> {
  typealias Answer = @MainActor @Sendable (Outcome) -> Void
  /// What is to be remembered of a waiter while it waits.
  typealias Intents = @MainActor () -> [Intent]

  private var list: [(number: Int, intents: Intents, answer: Answer)] = []
  private var lastNumber = 0

  var count: Int { list.count }

  /// What is to be remembered of all of them.
  @MainActor var intents: [Intent] { list.flatMap { $0.intents() } }

  /// Adds a waiter, and returns its number.
  mutating func add(intents: @escaping Intents = { [] }, _ answer: @escaping Answer) -> Int {
    lastNumber += 1
    list.append((lastNumber, intents, answer))
    return lastNumber
  }

  /// Replaces the answer to a waiter that waits already.
  mutating func replace(_ number: Int, _ answer: @escaping Answer) {
    guard let index = list.firstIndex(where: { $0.number == number }) else { return }
    list[index].answer = answer
  }

  /// Takes one out; nil if it has been answered or was taken out before.
  mutating func remove(_ number: Int) -> (intents: Intents, answer: Answer)? {
    guard let index = list.firstIndex(where: { $0.number == number }) else { return nil }
    let waiter = list.remove(at: index)
    return (waiter.intents, waiter.answer)
  }

  mutating func removeAll() -> [Answer] {
    defer { list = [] }
    return list.map(\.answer)
  }
}
