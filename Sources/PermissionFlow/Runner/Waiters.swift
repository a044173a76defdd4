/// Everybody who waits for an attempt's outcome, in order of arrival.
struct Waiters<Outcome: Sendable> {
  typealias Answer = @MainActor @Sendable (Outcome) -> Void

  private var list: [(number: Int, answer: Answer)] = []
  private var lastNumber = 0

  var count: Int { list.count }

  /// A number for somebody who is about to wait.
  mutating func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  mutating func add(_ number: Int, _ answer: @escaping Answer) { list.append((number, answer)) }

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
