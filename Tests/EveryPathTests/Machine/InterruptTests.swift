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

  static let delayed = Sketch { state in
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
  }

  private static let scripts = [
    Script(
      "An interrupt breaks into Enter", flow, "at a/enter/shown", "alarm: moved",
      "at a/alarm/yes", "orders: beep; ask"),
    Script(
      "An interrupt abandons the remaining steps", flow, "shown", "tap", "alarm",
      "hidden: refused", "ask=yes", "orders"),
    Script(
      "An interrupt keeps deferred events", flow, "shown", "tap", "pong: deferred", "alarm",
      "ask=yes", "settles: pong moved", "at z"),
    Script(
      "The Stay of an interrupt settles in the source state, where is looked up afresh", flow,
      "shown", "tap", "ping", "back: moved", "at a", "settles: ping moved", "at c"),
    Script(
      "An interrupt may break into itself", flow, "alarm", "alarm: moved", "at a/alarm/yes",
      "orders: beep; ask"),
    Script(
      "An On never breaks in", flow, "shown", "tap", "tap: refused", "at a/tap/hidden"),
    Script(
      "A delay that an interrupt breaks into is stopped", delayed, "tap", "alarm",
      "orders: stop a/tap/wait 1 s", "time a/tap/wait 1 s: stale", "at b"),
  ]

  @Test(arguments: scripts)
  func `An interrupt breaks in`(_ script: Script) throws { try script.play() }
}
