import EveryPath
import FlowChecker
import FlowModel
import Testing

/// Components are told and called by name: a wrong name is a finding, not silence.
@Suite struct UnknownReceiverTests {
  private struct Room: QuietWorld {
    enum Move: Hashable, Sendable { case begin, tap }
    enum Stimulus: Hashable, Sendable { case tapped }
    typealias Observation = Bool

    var hasBegun = false

    func offer(_ moves: inout [Move]) { moves.append(hasBegun ? .tap : .begin) }

    func text(of move: Move) -> ChoiceText { ChoiceText(.person, "\(move)", "\(move)") }

    mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
      if move == .begin { output.begin() } else { output.tell(.tapped) }
      hasBegun = true
    }
  }

  private func findings(_ first: Sketch, _ name: String) throws -> [String] {
    let other = Sketch {
      On(.ping) { Go(to: .z) }
    }
    let components = try [("first", first), (name, other)].map { name, flow in
      try Component<Room>(name, flow, perform: { _, _, _, _ in }, hear: { _ in .tap })
    }
    return System("room", "", components: components, worlds: [Room()]) {}.check().findings
      .filter { $0.rule == "unknown-receiver" && !$0.lines.isEmpty }.map(\.sentence)
  }

  @Test(arguments: [
    (
      "other", "othre", Sketch.Event.ping,
      [
        "`first` has a Tell for `other`, which is not a component of its process. Did you mean \"othre\"?"
      ]
    ),
    (
      "other", "other", .pong,
      [
        "`first` tells `other` an event for which it has no row; write one, or leave out the Tell"
      ]
    ), ("other", "other", .ping, []),
  ])
  fileprivate func `A receiver is there, and knows what it is told`(
    told: String, name: String, event: Sketch.Event, sentences: [String]
  ) throws {
    let flow = Sketch {
      On(.tap) {
        Tell(ComponentID<Sketch>(told), event)
        Go(to: .z)
      }
    }
    #expect(try findings(flow, name) == sentences)
  }

  @Test func `A receiver is there when it is called`() throws {
    let called = ComponentID<Sketch>("other")
    let flow = Sketch {
      On(.tap) {
        Call(called, until: .done)
        Go(to: .z)
      }
    }
    #expect(
      try findings(flow, "oter") == [
        "`first` calls `other`, which is not a component of its process. Did you mean \"oter\"?"
      ])
    #expect(try findings(flow, "other") == [])
    // The world may do the work of a component that is left out.
    #expect(try findings(flow, "somebody") == [])
  }
}
