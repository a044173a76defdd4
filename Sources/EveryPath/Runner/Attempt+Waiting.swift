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
