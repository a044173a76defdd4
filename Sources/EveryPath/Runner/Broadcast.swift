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
