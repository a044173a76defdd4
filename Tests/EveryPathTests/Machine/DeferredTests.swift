import EveryPath
import Testing

/// Semantics 2: deferred events.
@Suite struct DeferredTests {
  /// `tap` waits for `hidden`, then goes to `b`; `back` does the same and stays.
  static let flow = Sketch { state in
    switch state {
    case .a:
      Enter { Perform(.ask) }
      On(.tap) {
        Perform(.hide, until: .hidden)
        Go(to: .b)
      }
      On(.back) {
        Perform(.hide, until: .hidden)
        Stay()
      }
      On(.yes) { Go(to: .c) }
      After(.seconds(9), because: "patience ends") { Go(to: .d) }
    case .b:
      On(.ping) { Stay() }
      On(.pong) {
        Perform(.show, until: .shown)
        Go(to: .c)
      }
      On(.yes) { Go(to: .d) }
    case .c, .d: On(.ping) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  /// `tap` asks on the way to `b`; an alarm interrupts, at once or after waiting.
  static let interrupted = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.ask)
        Perform(.hide, until: .hidden)
        Go(to: .b)
      }
      On(.yes) { Go(to: .d) }
      Interrupt(.alarm) { Go(to: .b) }
      Interrupt(.back) { Stay() }
    case .b:
      On(.yes) { Go(to: .c) }
      On(.pong) {
        Perform(.show, until: .shown)
        Go(to: .c)
      }
    case .c, .d: On(.yes) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  /// A state that only passes on waits, too.
  static let passing = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.hide, until: .hidden)
        Go(to: .b)
      }
    case .b:
      Enter {
        Perform(.show, until: .shown)
        Go(to: .c)
      }
    case .c: On(.ping) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  private static let order = [
    Script(
      "The order of deferred events is kept", flow, "tap", "pong", "ping", "hidden",
      "settles: pong moved", "at b/pong/shown", "shown", "settles: ping moved", "at z"),
    Script(
      "Each event is deferred once", flow, "tap", "ping: deferred", "ping: deferred", "hidden",
      "settles: ping moved"),
    Script(
      "Deferred events are delivered one by one and looked up afresh", flow, "tap", "yes", "pong",
      "hidden", "settles: yes moved; pong refused", "at d"),
    Script(
      "Nothing is delivered before the end", flow, "tap", "ping", "settles", "hidden",
      "settles: ping moved"),
    Script("The end discards what is deferred", flow, "tap", "ping", "abandon dropped", "settles"),
    Script(
      "A destination behind another waiting place counts", passing, "tap", "ping: deferred",
      "hidden", "settles", "shown", "settles: ping moved"),
  ]

  private static let timeouts = [
    Script(
      "A timeout that falls due is deferred first", flow, "back", "yes: deferred",
      "time a/after 9 s: deferred", "hidden", "settles: 9 s pass moved; yes refused", "at d"),
    Script(
      "Go discards a deferred timeout", flow, "tap", "time a/after 9 s: deferred", "ping", "hidden",
      "at b", "settles: ping moved", "at b"),
    Script(
      "A timeout falls due once", flow, "back", "time a/after 9 s: deferred",
      "time a/after 9 s: stale", "hidden", "settles: 9 s pass moved"),
  ]

  private static let answers = [
    Script(
      "A deferred answer dies with the state that asked", flow, "tap", "ask=yes: deferred",
      "hidden", "settles", "at b"),
    Script(
      "A deferred answer is delivered when the state stays", flow, "back", "ask=yes: deferred",
      "hidden", "settles: yes moved", "at c"),
    Script(
      "The same news from elsewhere outlives a stale answer", flow, "tap", "ask=yes: deferred",
      "yes: deferred", "hidden", "settles: yes moved", "at d"),
    Script(
      "The same news twice is delivered once when the state stays", flow, "back", "ask=yes", "yes",
      "hidden", "settles: yes moved"),
    Script(
      "A deferred answer dies with the transition that asked, which never ends in `b`", interrupted,
      "tap", "ask=yes: deferred", "alarm", "at b", "settles"),
    Script(
      "Spontaneous news survives the interrupt", interrupted, "tap", "ask=yes", "yes", "alarm",
      "settles: yes moved", "at c"),
    Script(
      "An interrupt that stays keeps the deferred answer", interrupted, "tap", "ask=yes", "back",
      "settles: yes moved", "at d"),
    Script(
      "A deferred answer to the destination dies when that is left", interrupted, "tap", "pong",
      "ask=yes", "hidden", "settles: pong moved", "at b/pong/shown", "shown", "settles", "at c"),
  ]

  @Test(arguments: order + timeouts + answers)
  func `What comes in the middle of a sequence waits for its end`(_ script: Script) throws {
    try script.play()
  }
}
