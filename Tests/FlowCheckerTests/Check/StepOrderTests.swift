import EveryPath
import FlowChecker
import FlowModel
import Testing

/// What happens in one step happens in an order, and some things twice.
@Suite struct StepOrderTests {
  /// Somebody knocks once, and taps from then on; what is performed is noted.
  private struct Door: QuietWorld {
    enum Move: Hashable, Sendable { case knock, tap, back }
    enum Stimulus: Hashable, Sendable { case tapped, back }

    var isKnocked = false

    func offer(_ moves: inout [Move]) { moves += isKnocked ? [.tap, .back] : [.knock] }

    func text(of move: Move) -> ChoiceText { ChoiceText(.person, "\(move)", "\(move)") }

    mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
      switch move {
      case .knock:
        isKnocked = true
        output.begin()
      case .tap: output.tell(.tapped)
      case .back: output.tell(.back)
      }
    }

    typealias Observation = Sketch.Effect
  }

  private static func component(_ name: String, _ flow: Sketch) throws -> Component<Door> {
    try Component(
      name, flow, perform: { effect, _, _, output in output.observe(effect) },
      hear: { $0 == .tapped ? .tap : .back })
  }

  /// The verdicts on properties about a flow that does some things at a tap; a walk must agree.
  private func verdicts(
    at tap: [Sketch.Effect], @PropertyBuilder<Door> _ properties: () -> [Property<Door>]
  ) throws -> [PropertyResult.Verdict] {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          for effect in tap { Perform(effect) }
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    return try verdicts([Self.component("door", flow)], properties)
  }

  private func verdicts(
    _ components: [Component<Door>], @PropertyBuilder<Door> _ properties: () -> [Property<Door>]
  ) throws -> [PropertyResult.Verdict] {
    let system = System("door", "", components: components, worlds: [Door()]) { properties() }
    let results = system.check().properties
    for result in results where result.verdict == .broken && result.loopStart == nil {
      var walk = Walk(system)
      #expect(walk.take(result.steps.map(\.id)) == nil)
      let status = walk.trace.statuses.first { $0.name == result.name }?.status
      if status != .needsEveryPath { #expect(status == .broken(step: result.steps.count)) }
    }
    return results.map(\.verdict)
  }

  @Test(arguments: [
    ([Sketch.Effect.beep, .show], [PropertyResult.Verdict.holds, .holds]),
    ([.show, .beep], [.broken, .broken]), ([.show, .beep, .show], [.broken, .holds]),
    ([.beep, .show, .beep], [.holds, .broken]),
  ])
  func `tells what comes before and after`(
    effects: [Sketch.Effect], wanted: [PropertyResult.Verdict]
  ) throws {
    let found = try verdicts(at: effects) {
      Before("a beep before the show", { $0.saw(.beep) }, before: { $0.saw(.show) })
      LeadsTo("after every beep a show", { $0.saw(.beep) }) { $0.saw(.show) }
    }
    #expect(found == wanted)
  }

  @Test(arguments: [
    ([Sketch.Effect.beep], [PropertyResult.Verdict.holds, .holds]),
    ([.beep, .beep], [.broken, .broken]), ([.show], [.vacuous, .broken]),
  ])
  func `tells how often something happens`(
    effects: [Sketch.Effect], wanted: [PropertyResult.Verdict]
  ) throws {
    let found = try verdicts(at: effects) {
      AtMostOnce("beeps once", per: { $0.began() }) { $0.saw(.beep) }
      ExactlyOnce("beeps exactly once", from: { $0.began() }, to: { $0.ended() }) {
        $0.saw(.beep)
      }
    }
    #expect(found == wanted)
  }

  @Test func `has no place for what is so after it, nor for two things at once`() throws {
    let found = try verdicts(at: [.show, .beep]) {
      // That it runs no longer is no event in the step.
      LeadsTo("after the end a beep", { $0.wasRunning() && !$0.isRunning() }) { $0.saw(.beep) }
      Before(
        "both before the beep", { $0.saw(.show) && $0.saw(.beep) }, before: { $0.saw(.beep) })
    }
    #expect(found == [.holds, .holds])
  }

  /// One that calls another again and again, until that fails.
  private static func caller() throws -> Component<Door> {
    let called = ComponentID<Sketch>("called")
    return try component(
      "caller",
      Sketch { state in
        switch state {
        case .a:
          Enter {
            Call(called, until: .done) { Or(.failed, from: called) { Go(to: .z) } }
            Go(to: .a)
          }
        default: Finish(.done)
        }
      })
  }

  @Test(arguments: [true, false])
  func `tells the end of an attempt from that of the next, which begins in the same step`(
    isEndless: Bool
  ) throws {
    let called = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.show)
          Go(to: .z)
        }
        if !isEndless { On(.back) { Go(to: .b) } }
      case .b: Finish(.failed)
      default: Finish(.done)
      }
    }
    let found = try verdicts([Self.caller(), Self.component("called", called)]) {
      ExactlyOnce("shows once", from: { $0.began(1) }, to: { $0.ended(1) }) { $0.saw(.show) }
      LeadsTo("has an outcome", { $0.began(1) }) { $0.delivered(1) }
      Within("has one in time", .seconds(5), of: { $0.began(1) }) { $0.delivered(1) }
      Before("shows before its end", since: { $0.began(1) }, { $0.saw(.show) }) { $0.ended(1) }
    }
    #expect(
      found
        == (isEndless
          ? [.holds, .broken, .broken, .holds] : [.broken, .holds, .broken, .broken]))
  }

  @Test func `makes nothing of a property whose case never comes`() throws {
    let found = try verdicts(at: [.show, .beep]) {
      ExactlyOnce("never ends", from: { $0.began() }, to: { $0.saw(.ring) }) { $0.saw(.buzz) }
      NotBefore("no show soon after a beep", .seconds(1), after: { $0.saw(.beep) }) {
        $0.saw(.show)
      }
    }
    #expect(found == [.vacuous, .broken])
  }

  @Test func `An end before the beginning in one step is none after it`() throws {
    let found = try verdicts(at: [.ring, .show]) {
      ExactlyOnce("rule", from: { $0.saw(.show) }, to: { $0.saw(.ring) }) { $0.saw(.buzz) }
    }
    #expect(found == [.vacuous])
  }

  @Test(arguments: [true, false])
  func `What forgets before the first in one step forgets nothing`(isReset: Bool) throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          if isReset { Perform(.hide) }
          Perform(.show)
          Perform(.ask, until: .yes) {
            Timeout(.seconds(2), because: "nobody is there") { Go(to: .b) }
          }
          Go(to: .z)
        }
      case .b:
        Enter {
          Perform(.beep)
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    let components = [try Self.component("door", flow)]
    let system = System("door", "", components: components, worlds: [Door()]) {
      for seconds in [1, 3] {
        [
          NotBefore<Door>(
            "\(seconds)", .seconds(seconds), since: { $0.saw(.hide) }, after: { $0.saw(.show) }
          ) { $0.saw(.beep) }.property
        ]
      }
    }
    #expect(system.check().properties.map(\.verdict) == [.holds, .broken])
    let properties = system.cover(by: []).items.filter { $0.goal.kind == .properties }
    #expect(properties.allSatisfy { if case .missed = $0.status { true } else { false } })
  }
}
