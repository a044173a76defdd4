import EveryPath
import FlowModel
import Testing

@Suite struct SmallestWorldTests {
  /// Opens a door that was rung at; it writes what a world must write, and nothing else.
  private struct Doorway: World {
    enum Move: Hashable, Sendable {
      case ring
      case open(Bool)
    }
    enum Stimulus: Hashable, Sendable { case opened }
    enum Observation: Hashable, Sendable { case creaked }

    var asker: Address?

    func offer(_ moves: inout [Move]) { moves += asker == nil ? [.ring] : [.open(true)] }

    mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
      guard move != .ring else { return output.begin() }
      output.observe(.creaked)
      if let asker { output.answer(asker, .opened) }
      asker = nil
    }

    var picture: Picture { Picture(title: "Doorway") }
    mutating func renumber(_ number: (Address) -> Address) { asker = asker.map(number) }
  }

  /// The same, and the process of the app can end.
  private struct Mortal: World {
    var door = Doorway()
    var isRunning = true

    func offer(_ moves: inout [Doorway.Move]) { door.offer(&moves) }

    mutating func take(_ move: Doorway.Move, _ output: inout WorldOutput<Self>) {
      if move == .ring { output.begin() }
    }

    var picture: Picture { door.picture }
    mutating func renumber(_ number: (Address) -> Address) { door.renumber(number) }

    mutating func endProcess(_ output: inout WorldOutput<Self>) {
      isRunning = false
      output.processEnded()
    }

    typealias Stimulus = Doorway.Stimulus
    typealias Observation = Doorway.Observation
  }

  private struct Visit: Flow {
    enum State: Hashable, Sendable, CaseIterable { case ringing, inside }
    enum Event: Hashable, Sendable, CaseIterable { case opened }
    enum Effect: Hashable, Sendable { case wave, ring }
    enum Outcome: Hashable, Sendable { case visited, left }

    var start: State { .ringing }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .ringing:
        Enter {
          Perform(.wave)
          Perform(.ring)
        }
        On(.opened) { Go(to: .inside) }
      case .inside: Finish(.visited)
      }
    }

    func abandoned(_ reason: Abandonment) -> Outcome { .left }
  }

  @Test func `The smallest world is walked in the words of its moves`() throws {
    let visit = try Component<Doorway>(
      "visit", Visit(),
      perform: { effect, address, world, _ in if effect == .ring { world.asker = address } },
      hear: { _ in .opened })
    var walk = Walk(System("doorway", "a visit", components: [visit], worlds: [Doorway()]) {})
    #expect(walk.choices.map(\.text) == [ChoiceText(.system, "ring", "ring")])
    #expect(walk.take(["ring", "open(true)"]) == nil)
    #expect(walk.outcomes == ["visited"])
    #expect(walk.steps.map(\.state.world.screen) == ["", ""])
    #expect(Doorway.words(for: .creaked) == "creaked")
    #expect(walk.transitions.allSatisfy { !$0.isCutShort })
  }

  @Test func `A process whose end is reported ends in the middle of a step too`() throws {
    let visit = try Component<Mortal>(
      "visit", Visit(), perform: { _, _, _, _ in }, hear: { _ in .opened })
    let walk = Walk(System("doorway", "a visit", components: [visit], worlds: [Mortal()]) {})
    #expect(walk.choices.map(\.text.id).first == "ring")
    #expect(walk.choices.dropFirst().allSatisfy { $0.text.id.hasPrefix("ring+kill") })
    #expect(walk.choices.count > 1)
  }
}
