import EveryPath
import FlowChecker
import FlowModel
import Testing

/// What a component was told and ordered.
@Suite struct TransitionValuesTests {
  private static let flow = Sketch { state in
    switch state {
    case .a: On(.tap) { Go(to: .b) }
    case .b:
      Enter { Perform(.ask) }
      Ignore(.tap, because: "the question stands")
      On(.yes) {
        Perform(.show, until: .shown)
        Go(to: .z)
      }
      On(.no) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  @Test(
    arguments: zip(
      [["tap"], [], ["yes"], ["tap", "tap"], ["yes"], [], []],
      [
        { $0.ordered(Sketch.Effect.ask) }, { $0.ordered(Sketch.Effect.hide) },
        { $0.ordered(Sketch.Effect.show) }, { $0.heard(Sketch.Event.tap) },
        { $0.heard(Sketch.Event.yes) }, { $0.heard(Sketch.Event.no) },
        // The flow never speaks of it.
        { $0.heard(Sketch.Event.alarm) },
      ] as [Property<Desk>.Fact]))
  func `What a component was told and ordered is known of each step, by its value`(
    _ expected: [String], _ fact: @escaping Property<Desk>.Fact
  ) throws {
    let walk = Walk(try desk(Self.flow) {}, taking: ["knock", "tap", "tap", "yes"])
    #expect(walk.steps.count == 4)
    let deferred = zip(walk.steps, walk.transitions.suffix(4)).filter { fact($1) }
    #expect(deferred.map { $0.0.text.id } == expected)
  }
}
