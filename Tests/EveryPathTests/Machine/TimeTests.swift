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

  @Test func `Timers carry duration and reason`() throws {
    let timers = try FlowGraph(Self.flow).compiled.timers
    #expect(timers.map(\.duration) == [.seconds(2), .seconds(9)])
    #expect(timers.map(\.reason) == ["a reminder", "patience ends"])
  }

  private static let scripts = [
    Script("Timeouts start on entry", flow, "orders: start a/after 2 s; start a/after 9 s"),
    Script("Stay keeps timers", flow, "ping", "orders", "time a/after 9 s: moved"),
    Script(
      "Go ends timers", flow, "time a/after 9 s", "orders: stop a/after 2 s; stop a/after 9 s",
      "time a/after 2 s: stale"),
    Script(
      "Go to the same state starts timers anew", flow, "time a/after 2 s", "back",
      "orders: stop a/after 2 s; stop a/after 9 s; start a/after 2 s; start a/after 9 s",
      "time a/after 2 s: moved"),
    Script(
      "A timeout that stays is over", flow, "time a/after 2 s: moved", "orders: beep",
      "time a/after 2 s: stale"),
    Script(
      "Timers run on at a waypoint", flow, "tap", "orders: hide", "time a/after 2 s: deferred",
      "hidden", "settles: 2 s pass moved", "orders: beep"),
    Script(
      "Of two timers that fall due, the Go of the first discards the other", flow, "tap", "ping",
      "time a/after 9 s", "time a/after 2 s", "hidden", "settles: 9 s pass moved; ping refused"),
  ]

  @Test(arguments: scripts)
  func `Timers run as long as their state`(_ script: Script) throws { try script.play() }

  @Test func `Sixty four timers fit`() throws {
    var rig = try Rig(
      Sketch {
        for second in 1...64 {
          After(.seconds(second), because: "tick") { Stay() }
        }
        On(.tap) { Go(to: .z) }
      })
    for second in 1...64 {
      #expect(rig.fire("a/after \(second) s") == "moved")
      #expect(rig.fire("a/after \(second) s") == "stale")
    }
  }
}
