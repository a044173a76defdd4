extension Attempt {
  /// Keeps a place for somebody who is about to wait, so that the attempt is not abandoned before.
  func keepPlace() -> Int { waiters.add { _ in } }

  /// Gives up a place that was kept; nobody has waited there.
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

  /// Somebody is cancelled while waiting, and is told so.
  private func leave(_ number: Int) {
    withdraw(number)?(machine.graph.flow.abandoned(.cancelled))
  }

  /// Takes out somebody who no longer waits.
  ///
  /// If it was the last one, nobody wants the outcome: the attempt is abandoned, unless somebody
  /// else has come to wait before that has its turn.
  @discardableResult
  func withdraw(_ number: Int) -> Waiters<F.Outcome>.Answer? {
    guard let (intents, answer) = waiters.remove(number) else { return nil }
    // Whoever leaves of its own accord has none any more.
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

/// Everybody who waits for an attempt's outcome, in order of arrival.
struct Waiters<Outcome: Sendable> {
  typealias Answer = @MainActor @Sendable (Outcome) -> Void
  /// What is to be remembered of somebody while it waits.
  typealias Intents = @MainActor () -> [Intent]

  private var list: [(number: Int, intents: Intents, answer: Answer)] = []
  private var lastNumber = 0

  var count: Int { list.count }

  /// What is to be remembered of all of them.
  @MainActor var intents: [Intent] { list.flatMap { $0.intents() } }

  /// Adds somebody, who has a number from then on.
  mutating func add(intents: @escaping Intents = { [] }, _ answer: @escaping Answer) -> Int {
    lastNumber += 1
    list.append((lastNumber, intents, answer))
    return lastNumber
  }

  /// Replaces the answer to somebody who waits already.
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
