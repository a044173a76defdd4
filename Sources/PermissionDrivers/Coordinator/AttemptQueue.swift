/// Lets attempts happen one after the other, in the order in which they come.
@MainActor
final class AttemptQueue {
  private var waiting: [(turn: Int, begin: @MainActor () -> Void)] = []
  private var current: Int?
  private var lastTurn = 0

  /// Calls `begin` once it is the turn; returns the turn's number.
  func enter(_ begin: @escaping @MainActor () -> Void) -> Int {
    lastTurn += 1
    let turn = lastTurn
    waiting.append((turn, begin))
    beginNext()
    return turn
  }

  /// Ends a turn, also one that has not come.
  func leave(_ turn: Int) {
    waiting.removeAll { $0.turn == turn }
    if current == turn { current = nil }
    beginNext()
  }

  private func beginNext() {
    guard current == nil, !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    current = next.turn
    next.begin()
  }
}
