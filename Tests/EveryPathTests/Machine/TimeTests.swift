import EveryPath
import Testing

/// Semantics 6: time.
@Suite struct TimeTests {
  static let flow = Sketch { state in
    switch state {
    case .a:
      After(.seconds(2), because: "a reminder") {
        Perform(.beep)
        Stay()
      }
      After(.seconds(9), because: "patience ends") { Go(to: .b) }
      On(.ping) { Stay() }
      On(.back) { Go(to: .a) }
      On(.tap) {
        Perform(.hide, until: .hidden)
        Stay()
      }
    case .b: On(.back) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  @Test func `Timeouts start on entry`() throws {
    let rig = try Rig(Self.flow)
    #expect(rig.orders == ["start a/after 2 s", "start a/after 9 s"])
  }

  @Test func `Timers carry duration and reason`() throws {
    let timers = try FlowGraph(Self.flow).compiled.timers
    #expect(timers.map(\.duration) == [.seconds(2), .seconds(9)])
    #expect(timers.map(\.reason) == ["a reminder", "patience ends"])
  }

  @Test func `Stay keeps timers`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    #expect(rig.orders == [])
    #expect(rig.fire("a/after 9 s") == "moved")
  }

  @Test func `Go ends timers`() throws {
    var rig = try Rig(Self.flow)
    rig.fire("a/after 9 s")
    #expect(rig.orders == ["stop a/after 2 s", "stop a/after 9 s"])
    #expect(rig.fire("a/after 2 s") == "stale")
  }

  @Test func `Go to the same state starts timers anew`() throws {
    var rig = try Rig(Self.flow)
    rig.fire("a/after 2 s")
    rig.send(.back)
    #expect(
      rig.orders == [
        "stop a/after 2 s", "stop a/after 9 s", "start a/after 2 s", "start a/after 9 s",
      ])
    #expect(rig.fire("a/after 2 s") == "moved")
  }

  @Test func `A timeout that stays is over`() throws {
    var rig = try Rig(Self.flow)
    #expect(rig.fire("a/after 2 s") == "moved")
    #expect(rig.orders == ["beep"])
    #expect(rig.fire("a/after 2 s") == "stale")
  }

  @Test func `Timers run on at a waypoint`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.orders == ["hide"])
    #expect(rig.fire("a/after 2 s") == "deferred")
    rig.send(.hidden)
    #expect(rig.settle() == ["2 s pass moved"])
    #expect(rig.orders == ["beep"])
  }

  @Test func `Two timers that fall due keep their order`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.ping)
    rig.fire("a/after 9 s")
    rig.fire("a/after 2 s")
    rig.send(.hidden)
    #expect(rig.settle() == ["9 s pass moved", "ping refused"], "the Go discards the other")
  }

  @Test func `Sixty four timers fit`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          for second in 1...64 {
            After(.seconds(second), because: "tick") { Stay() }
          }
          On(.tap) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    for second in 1...64 {
      #expect(rig.fire("a/after \(second) s") == "moved")
      #expect(rig.fire("a/after \(second) s") == "stale")
    }
  }
}
