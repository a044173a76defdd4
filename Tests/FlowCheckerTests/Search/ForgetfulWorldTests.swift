import EveryPath
import FlowChecker
import FlowModel
import Testing

/// A world that keeps nothing to be answered, and forgets at the end of each step.
@Suite struct ForgetfulWorldTests {
  @Test func `What is forgotten at the end of a step tells no states apart`() {
    let system = System(
      "lamp", "a lamp that notes how it was switched", components: [], worlds: [Lamp()]
    ) {}
    let graph = system.explore().graph
    #expect(graph.states.map(\.world.isOn) == [false, true])
    for (number, state) in graph.states.enumerated() {
      let targets = graph.edges(of: number).map { graph.states[Int(graph.targets[$0])] }
      #expect(system.successors(of: state).map(\.state) == targets)
    }
  }
}

private struct Lamp: World {
  enum Move: String, Hashable, Sendable, CaseIterable { case byHand, byClock }
  enum Stimulus: Hashable, Sendable {}
  enum Observation: Hashable, Sendable {}

  var isOn = false
  var last: Move?

  func offer(_ moves: inout [Move]) { moves += Move.allCases }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Lamp>) {
    (isOn, last) = (!isOn, move)
  }

  mutating func renumber(_ number: (Address) -> Address) { last = nil }

  func text(of move: Move) -> ChoiceText { ChoiceText(.person, move.rawValue, move.rawValue) }

  var picture: Picture { Picture(title: isOn ? "on" : "off", []) }
}
