import EveryPath
import FlowModel
import Testing

/// A counter that is never twice the same.
private struct Counter: QuietWorld {
  enum Move: String, Hashable, Sendable { case up }
  enum Observation: Hashable, Sendable { case none }
  typealias Stimulus = Never

  var count = 0

  func offer(_ moves: inout [Move]) { moves = [.up] }
  func text(of move: Move) -> ChoiceText { ChoiceText(.person, move.rawValue, move.rawValue) }
  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) { count += 1 }
}

/// More steps than are remembered at once.
@Suite struct EverNewStatesTests {
  private let system = System("counter", "", components: [], worlds: [Counter()]) {
    Always("few") { $0.world.count < 4_500 }
  }

  @Test func `A step is what it was when it is taken again`() {
    let walk = Walk(system, taking: Array(repeating: "up", count: 5_000))
    #expect(walk.steps.map(\.state.world.count) == Array(1...5_000))
    #expect(walk.transitions.map { $0.world.count - $0.before.world.count }.allSatisfy { $0 == 1 })
    #expect(walk.trace.breaches.map(\.step) == [4_500])
    #expect(walk.keptStates < 200)
  }
}
