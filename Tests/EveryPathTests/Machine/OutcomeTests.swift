import EveryPath
import Testing

/// Semantics 5: the outcome.
@Suite struct OutcomeTests {
  static let other = ComponentID<Sketch>("other")

  static let flow = Sketch { state in
    switch state {
    case .a:
      Enter { Perform(.show, until: .shown) }
      On(.tap) {
        Wait(.seconds(1), because: "the page slides away")
        Call(Self.other, until: .done) {
          Or(.failed, from: Self.other) { Go(to: .b) }
          Or(.no) { Go(to: .b) }
          Timeout(.seconds(5), because: "the other component may hang") { Go(to: .b) }
        }
        Deliver(.done)
        Go(to: .c)
      }
      Interrupt(.alarm) { Go(to: .b) }
      After(.seconds(30), because: "patience ends") { Go(to: .b) }
    case .b: Finish(.failed)
    case .c: On(.back) { Go(to: .z) }
    default: Finish()
    }
  }

  /// A machine driven to a position by name.
  static func rig(at position: String) throws -> Rig {
    var rig = try Rig(flow)
    let steps: [(inout Rig) -> Void] = [
      { $0.send(.shown) }, { $0.send(.tap) }, { $0.fire("a/tap/wait 1 s") },
      { $0.machine.receive(outcome: AnyValue(Sketch.Outcome.done), from: "other") },
      { $0.send(.back) },
    ]
    for step in steps where rig.position != position { step(&rig) }
    try #require(rig.position == position)
    return rig
  }

  @Test func `Finish with an outcome delivers`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.alarm)
    #expect(rig.orders.last == "deliver failed")
    #expect(rig.machine.state.hasDelivered)
    #expect(rig.machine.state.hasEnded)
  }

  @Test func `Deliver answers while the machine lives on`() throws {
    let rig = try Self.rig(at: "c")
    #expect(rig.machine.state.hasDelivered)
    #expect(rig.machine.state.isRunning)
  }

  @Test func `Finish without one ends after a delivery`() throws {
    let rig = try Self.rig(at: "z")
    #expect(rig.machine.state.hasEnded)
    #expect(rig.orders == [])
  }

  @Test func `The outcome of a reaction is typed`() throws {
    var machine = try Machine(Self.flow)
    machine.start()
    #expect(machine.outcome(of: machine.receive(.shown)) == nil)
    #expect(machine.outcome(of: machine.receive(.alarm)) == .failed)
  }

  @Test(
    arguments: [
      ("a/enter/shown", [String]()),
      ("a", []),
      ("a/tap/wait 1 s", ["stop a/tap/wait 1 s"]),
      ("a/tap/other: done", ["stop a/tap/other: done/after 5 s", "cancel other"]),
    ])
  func `Abandoning ends what waits and delivers`(position: String, ending: [String])
    throws
  {
    for (reason, outcome) in [(Abandonment.cancelled, "cancelled"), (.dropped, "dropped")] {
      var rig = try Self.rig(at: position)
      #expect(rig.abandon(reason) == "abandoned")
      #expect(rig.orders == ending + ["stop a/after 30 s", "forget", "deliver \(outcome)"])
      #expect(rig.machine.state.hasEnded)
      #expect(rig.machine.state.liveTickets == [])
    }
  }

  @Test func `Abandoning delivers nothing once delivered`() throws {
    var rig = try Self.rig(at: "c")
    #expect(rig.abandon(.dropped) == "abandoned")
    #expect(rig.orders == ["forget"])
  }

  @Test func `A gone driver leaves the intent for the next process`() throws {
    var rig = try Self.rig(at: "a")
    rig.abandon(.driverEnded)
    #expect(rig.orders == ["stop a/after 30 s", "deliver driverEnded"])
  }

  @Test func `Abandoning twice is refused`() throws {
    var rig = try Self.rig(at: "a")
    rig.abandon(.cancelled)
    #expect(rig.abandon(.cancelled) == "refused")
  }

  @Test func `Every position can be abandoned with exactly one outcome`() throws {
    for position in try FlowGraph(Self.flow).compiled.positions where position.kind != .final {
      var rig = try Self.rig(at: position.id)
      let wasDelivered = rig.machine.state.hasDelivered
      rig.abandon(.cancelled)
      let count = rig.orders.count { $0.hasPrefix("deliver") }
      #expect(count == (wasDelivered ? 0 : 1), "at \(position.id)")
    }
  }
}
