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
