/// The inputs of connected runners, one at a time, in order of arrival.
///
/// Runners that are connected share one, so that what a reaction sends to others is taken after
/// it, and before whatever comes of that: the order in which a system is checked.
@MainActor
package final class Mailbox {
  private var queue: [@MainActor () -> Void] = []
  /// How many reactions run, one inside the other; more than one only where mailboxes were joined
  /// while both were in use.
  private var depth = 0
  /// The mailbox that has taken this one's place.
  private var successor: Mailbox?

  /// Nothing has arrived.
  package init() {}

  private var current: Mailbox { successor?.current ?? self }

  /// Adds what is to be taken when its turn comes; something is being taken now.
  package func post(_ work: @escaping @MainActor () -> Void) { current.queue.append(work) }

  /// Adds what is to be taken next, before all that has arrived; something is being taken now.
  func postFirst(_ work: @escaping @MainActor () -> Void) { current.queue.insert(work, at: 0) }

  /// Takes something at once, then everything that has arrived meanwhile; nil if it has to wait for
  /// its turn, since something is being taken.
  @discardableResult
  package func take<Result>(_ work: @escaping @MainActor () -> Result) -> Result? {
    guard current.depth == 0 else {
      post { _ = work() }
      return nil
    }
    current.depth += 1
    defer { current.depth -= 1 }
    let result = work()
    while current.depth == 1, let next = current.next() { next() }
    return result
  }

  /// Shares what arrives with another mailbox from now on.
  package func join(_ other: Mailbox) {
    let (mine, theirs) = (current, other.current)
    guard mine !== theirs else { return }
    mine.queue += theirs.queue
    mine.depth += theirs.depth
    theirs.queue = []
    theirs.successor = mine
  }

  private func next() -> (@MainActor () -> Void)? {
    queue.isEmpty ? nil : queue.removeFirst()
  }
}

/// Hands each value to all that have subscribed by then.
@MainActor
package final class Broadcast<Value: Sendable> {
  private var subscribers: [(number: Int, continuation: AsyncStream<Value>.Continuation)] = []
  private var nextNumber = 0
  /// Called with each value at once, before subscribers are handed it, to take it in their turn.
  var listener: @MainActor (Value) -> Void = { _ in }

  package init() {}

  /// The values from now on, until ``finish()``.
  package func subscribe() -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let number = nextNumber
    nextNumber += 1
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.subscribers.removeAll { $0.number == number } }
    }
    subscribers.append((number, continuation))
    return stream
  }

  package func publish(_ value: Value) {
    listener(value)
    for subscriber in subscribers { subscriber.continuation.yield(value) }
  }

  /// Ends every subscription; later ones begin anew.
  package func finish() {
    let all = subscribers
    subscribers = []
    for subscriber in all { subscriber.continuation.finish() }
  }
}
