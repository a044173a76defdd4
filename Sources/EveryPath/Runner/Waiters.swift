/// Everybody who waits for an attempt's outcome, in order of arrival.
struct Waiters<Outcome: Sendable> {
  typealias Answer = @MainActor @Sendable (Outcome) -> Void

  private var list: [(number: Int, answer: Answer)] = []
  private var lastNumber = 0

  var count: Int { list.count }

  /// Adds somebody, who has a number from then on.
  mutating func add(_ answer: @escaping Answer) -> Int {
    lastNumber += 1
    list.append((lastNumber, answer))
    return lastNumber
  }

  /// Replaces the answer to somebody who waits already.
  mutating func replace(_ number: Int, _ answer: @escaping Answer) {
    guard let index = list.firstIndex(where: { $0.number == number }) else { return }
    list[index].answer = answer
  }

  /// Takes one out; nil if it has been answered or was taken out before.
  mutating func remove(_ number: Int) -> Answer? {
    guard let index = list.firstIndex(where: { $0.number == number }) else { return nil }
    return list.remove(at: index).answer
  }

  mutating func removeAll() -> [Answer] {
    defer { list = [] }
    return list.map(\.answer)
  }
}
