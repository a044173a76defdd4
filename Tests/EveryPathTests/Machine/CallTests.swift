import EveryPath
import Testing

/// A call of another component.
@Suite struct CallTests {
  static let other = ComponentID<Sketch>("other")

  static func calling() throws -> Rig {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Call(other, until: .done) {
              Or(.failed, from: other) { Go(to: .b) }
              Or(.no) { Go(to: .c) }
              Timeout(.seconds(5), because: "the other component may hang") { Go(to: .d) }
            }
            Perform(.beep)
            Go(to: .z)
          }
          Interrupt(.alarm) { Go(to: .d) }
        case .b, .c, .d: On(.back) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    rig.send(.tap)
    return rig
  }

  @Test func `A call is ordered and waited for`() throws {
    let rig = try Self.calling()
    #expect(rig.position == "a/tap/other: done")
    #expect(rig.orders == ["call other", "start a/tap/other: done/after 5 s"])
  }

  @Test func `The outcome of a call goes on`() throws {
    var machine = try Self.calling().machine
    let reaction = machine.receive(outcome: AnyValue(Sketch.Outcome.done), from: "other")
    #expect(machine.effects(of: reaction) == [.beep])
    #expect(machine.positionID == "z")
  }

  @Test func `Another outcome of a call has ended it`() throws {
    var machine = try Self.calling().machine
    let reaction = machine.receive(outcome: AnyValue(Sketch.Outcome.failed), from: "other")
    #expect(machine.positionID == "b")
    #expect(!machine.orders(of: reaction).contains(.cancelCall(0)))
  }

  @Test(arguments: [("no", "c"), ("alarm", "d"), ("5 s", "d")])
  func `Leaving by another way cancels a call`(way: String, state: String) throws {
    var rig = try Self.calling()
    switch way {
    case "no": rig.send(.no)
    case "alarm": rig.send(.alarm)
    default: rig.fire("a/tap/other: done/after 5 s")
    }
    #expect(rig.position == state)
    #expect(rig.orders.contains("cancel other"))
  }

  @Test func `An outcome nobody waits for is refused`() throws {
    var machine = try Self.calling().machine
    #expect(
      machine.receive(outcome: AnyValue(Sketch.Outcome.cancelled), from: "other").disposition
        == .refused)
    #expect(
      machine.receive(outcome: AnyValue(Sketch.Outcome.done), from: "stranger").disposition
        == .refused)
  }
}
