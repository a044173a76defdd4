import EveryPath
import Testing

/// Semantics 2: waypoints.
@Suite struct WaypointTests {
  /// Waits for `shown`; `b` has a row for `ping`, `c` one for `pong`.
  static let flow = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.beep)
        Perform(.show, until: .shown) {
          Or(.failed) { Go(to: .c) }
          Timeout(.seconds(5), because: "the page may never come") {
            Perform(.buzz)
            Go(to: .c)
          }
        }
        Perform(.ring)
        Go(to: .b)
      }
      Interrupt(.alarm) { Go(to: .d) }
      Ignore(.back, because: "nothing to go back to")
    case .b:
      On(.ping) { Go(to: .z) }
      On(.back) { Go(to: .z) }
    case .c: On(.pong) { Go(to: .z) }
    case .d: On(.yes) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  /// The awaited event has rows of its own; and nothing is waited for on the way to `b`.
  static let crowded = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.show, until: .shown) { Or(.failed) { Go(to: .c) } }
        Go(to: .b)
      }
      On(.back) {
        Wait(.zero, because: "a policy may ask for no delay")
        Go(to: .z)
      }
      Interrupt(.shown) { Go(to: .d) }
      Ignore(.failed, because: "an old page")
    case .b, .c, .d: On(.tap) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  private static let answered = [
    Script(
      "A waypoint is a position of its own", flow, "tap", "at a/tap/shown",
      "orders: beep; show; start a/tap/shown/after 5 s"),
    Script(
      "The awaited event goes on", flow, "tap", "show=shown: moved",
      "orders: stop a/tap/shown/after 5 s; ring", "at b"),
    Script("until also accepts the event spontaneously", flow, "tap", "shown: moved", "at b"),
    Script(
      "The awaited event before the effect is refused", flow, "shown: refused", "tap",
      "at a/tap/shown"),
    Script(
      "An Or is taken instead", flow, "tap", "show=failed: moved",
      "orders: stop a/tap/shown/after 5 s", "at c"),
    Script(
      "A timeout is taken when nothing comes", flow, "tap", "time a/tap/shown/after 5 s: moved",
      "orders: buzz", "at c"),
    Script(
      "A timeout is over once answered", flow, "tap", "show=shown",
      "time a/tap/shown/after 5 s: stale", "at b"),
    Script("A Wait of nothing is no place", crowded, "back", "at z"),
  ]

  private static let meanwhile = [
    Script(
      "An interrupt of the source state breaks in", flow, "tap", "alarm: moved",
      "orders: stop a/tap/shown/after 5 s", "at d"),
    Script("An interrupt applies when settled too", flow, "alarm: moved", "at d"),
    Script(
      "An Ignore of the source state tolerates what a destination handles", flow, "tap",
      "back: ignored: nothing to go back to", "at a/tap/shown"),
    Script(
      "What a possible destination has a row for is deferred", flow, "tap", "ping: deferred",
      "pong: deferred", "at a/tap/shown", "orders"),
    Script(
      "What no destination handles is refused", flow, "tap", "no: refused", "hidden: refused",
      "at a/tap/shown"),
    Script("Where only an interrupt leads is no destination", flow, "tap", "yes: refused"),
    Script("The awaited event comes before an Interrupt", crowded, "tap", "shown: moved", "at b"),
    Script(
      "An awaited event comes before an Ignore", crowded, "failed: ignored: an old page", "tap",
      "failed: moved", "at c"),
  ]

  @Test(arguments: answered + meanwhile)
  func `A waypoint waits for its answer`(_ script: Script) throws { try script.play() }

  @Test func `At a waypoint the flow is still in its source state`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.machine.flowState == .a)
  }

  @Test func `Each waiting place of a sequence is a position`() throws {
    var rig = try Rig(
      Sketch {
        On(.tap) {
          Perform(.show, until: .shown)
          Wait(.milliseconds(200), because: "it looks calmer")
          Perform(.show, until: .shown)
          Go(to: .z)
        }
      })
    var places: [String] = []
    rig.send(.tap)
    places.append(rig.position)
    rig.answer(.show, .shown)
    places.append(rig.position)
    #expect(rig.orders == ["start a/tap/wait 0.2 s"])
    rig.fire("a/tap/wait 0.2 s")
    places.append(rig.position)
    #expect(rig.orders == ["show"])
    #expect(places == ["a/tap/shown", "a/tap/wait 0.2 s", "a/tap/shown#2"])
    #expect(rig.machine.graph.compiled.positions.map(\.id).suffix(3) == places[...])
  }
}
