import EveryPath
import Testing

/// Semantics 2: interrupts.
@Suite struct InterruptTests {
  static let flow = Sketch { state in
    switch state {
    case .a:
      Enter { Perform(.show, until: .shown) }
      On(.tap) {
        Perform(.hide, until: .hidden)
        Perform(.buzz)
        Go(to: .b)
      }
      On(.ping) { Go(to: .c) }
      Interrupt(.alarm) {
        Perform(.beep)
        Perform(.ask, until: .yes) { Or(.no) { Stay() } }
        Go(to: .c)
      }
      Interrupt(.back) { Stay() }
    case .b, .c:
      On(.ping) { Go(to: .z) }
      On(.pong) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  @Test func `An interrupt breaks into Enter`() throws {
    var rig = try Rig(Self.flow)
    #expect(rig.position == "a/enter/shown")
    #expect(rig.send(.alarm) == "moved")
    #expect(rig.position == "a/alarm/yes")
    #expect(rig.orders == ["beep", "ask"])
  }

  @Test func `An interrupt abandons the remaining steps`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.shown)
    rig.send(.tap)
    rig.send(.alarm)
    #expect(rig.send(.hidden) == "refused", "the sequence that waited for it is gone")
    rig.answer(.ask, .yes)
    #expect(rig.orders == [], "buzz was one of the remaining steps")
  }

  @Test func `An interrupt keeps deferred events`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.shown)
    rig.send(.tap)
    #expect(rig.send(.pong) == "deferred")
    rig.send(.alarm)
    rig.answer(.ask, .yes)
    #expect(rig.settle() == ["pong moved"])
    #expect(rig.position == "z")
  }

  @Test func `The Stay of an interrupt settles in the source state`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.shown)
    rig.send(.tap)
    rig.send(.ping)
    #expect(rig.send(.back) == "moved")
    #expect(rig.position == "a")
    #expect(rig.settle() == ["ping moved"], "looked up afresh: in `a`, not in `b`")
    #expect(rig.position == "c")
  }

  @Test func `An interrupt may break into itself`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.alarm)
    #expect(rig.send(.alarm) == "moved")
    #expect(rig.position == "a/alarm/yes")
    #expect(rig.orders == ["beep", "ask"])
  }

  @Test func `An On never breaks in`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.shown)
    rig.send(.tap)
    #expect(rig.send(.tap) == "refused", "`b` has no row for it, and `a` is being left")
    #expect(rig.position == "a/tap/hidden")
  }

  @Test func `A delay that an interrupt breaks into is stopped`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Wait(.seconds(1), because: "the page slides away")
            Go(to: .z)
          }
          Interrupt(.alarm) { Go(to: .b) }
        case .b: On(.tap) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    rig.send(.tap)
    rig.send(.alarm)
    #expect(rig.orders == ["stop a/tap/wait 1 s"])
    #expect(rig.fire("a/tap/wait 1 s") == "stale")
    #expect(rig.position == "b")
  }
}
