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

  static func waiting() throws -> Rig {
    var rig = try Rig(flow)
    rig.send(.tap)
    return rig
  }

  @Test func `A waypoint is a position of its own`() throws {
    let rig = try Self.waiting()
    #expect(rig.position == "a/tap/shown")
    #expect(rig.machine.flowState == .a)
    #expect(rig.orders == ["beep", "show", "start a/tap/shown/after 5 s"])
  }

  @Test func `The awaited event goes on`() throws {
    var rig = try Self.waiting()
    #expect(rig.answer(.show, .shown) == "moved")
    #expect(rig.orders == ["stop a/tap/shown/after 5 s", "ring"])
    #expect(rig.position == "b")
  }

  @Test func `until also accepts the event spontaneously`() throws {
    var rig = try Self.waiting()
    #expect(rig.send(.shown) == "moved")
    #expect(rig.position == "b")
  }

  @Test func `The awaited event before the effect is refused`() throws {
    var rig = try Rig(Self.flow)
    #expect(rig.send(.shown) == "refused")
    rig.send(.tap)
    #expect(rig.position == "a/tap/shown")
  }

  @Test func `An Or is taken instead`() throws {
    var rig = try Self.waiting()
    #expect(rig.answer(.show, .failed) == "moved")
    #expect(rig.orders == ["stop a/tap/shown/after 5 s"])
    #expect(rig.position == "c")
  }

  @Test func `A timeout is taken when nothing comes`() throws {
    var rig = try Self.waiting()
    #expect(rig.fire("a/tap/shown/after 5 s") == "moved")
    #expect(rig.orders == ["buzz"])
    #expect(rig.position == "c")
  }

  @Test func `A timeout is over once answered`() throws {
    var rig = try Self.waiting()
    rig.answer(.show, .shown)
    #expect(rig.fire("a/tap/shown/after 5 s") == "stale")
    #expect(rig.position == "b")
  }

  @Test func `An interrupt of the source state breaks in`() throws {
    var rig = try Self.waiting()
    #expect(rig.send(.alarm) == "moved")
    #expect(rig.orders == ["stop a/tap/shown/after 5 s"])
    #expect(rig.position == "d")
  }

  @Test func `An interrupt applies when settled too`() throws {
    var rig = try Rig(Self.flow)
    #expect(rig.send(.alarm) == "moved")
    #expect(rig.position == "d")
  }

  @Test func `An Ignore of the source state tolerates what a destination handles`() throws {
    var rig = try Self.waiting()
    #expect(rig.send(.back) == "ignored: nothing to go back to")
    #expect(rig.position == "a/tap/shown")
  }

  @Test(arguments: [Sketch.Event.ping, .pong])
  func `What a possible destination has a row for is deferred`(event: Sketch.Event) throws {
    var rig = try Self.waiting()
    #expect(rig.send(event) == "deferred")
    #expect(rig.position == "a/tap/shown")
    #expect(rig.orders == [])
  }

  @Test(arguments: [Sketch.Event.no, .hidden])
  func `What no destination handles is refused`(event: Sketch.Event) throws {
    var rig = try Self.waiting()
    #expect(rig.send(event) == "refused")
    #expect(rig.position == "a/tap/shown")
  }

  @Test func `Where only an interrupt leads is no destination`() throws {
    var rig = try Self.waiting()
    #expect(rig.send(.yes) == "refused", "only `d` handles it, and only the alarm leads there")
  }

  @Test func `The awaited event comes before an Interrupt and an Ignore`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Perform(.show, until: .shown) { Or(.failed) { Go(to: .c) } }
            Go(to: .b)
          }
          Interrupt(.shown) { Go(to: .d) }
          Ignore(.failed, because: "an old page")
        case .b, .c, .d: On(.tap) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    var other = rig
    rig.send(.tap)
    #expect(rig.send(.shown) == "moved")
    #expect(rig.position == "b")
    #expect(other.send(.failed) == "ignored: an old page")
    other.send(.tap)
    #expect(other.send(.failed) == "moved")
    #expect(other.position == "c")
  }

  @Test func `Each waiting place of a sequence is a position`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Perform(.show, until: .shown)
            Wait(.milliseconds(200), because: "it looks calmer")
            Perform(.show, until: .shown)
            Go(to: .z)
          }
        default: Finish(.done)
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

  @Test func `A Wait of nothing is no place`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Wait(.zero, because: "a policy may ask for no delay")
            Go(to: .z)
          }
        default: Finish(.done)
        }
      })
    rig.send(.tap)
    #expect(rig.position == "z")
  }
}
