import EveryPath
import Testing

/// Semantics 3: answers and spontaneous events.
@Suite struct TicketTests {
  static let flow = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.ask)
        Perform(.show, until: .shown) { Or(.failed) { Stay() } }
        Go(to: .b)
      }
      On(.yes) { Stay() }
      On(.ping) {
        Perform(.ask)
        Stay()
      }
      On(.back) { Go(to: .a) }
      Interrupt(.alarm) { Stay() }
      Interrupt(.pong) { Go(to: .b) }
      Interrupt(.hidden) {
        Perform(.hide, until: .hidden)
        Go(to: .b)
      }
    case .b:
      On(.yes) { Stay() }
      On(.back) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  static let passing = Sketch { state in
    switch state {
    case .a: On(.tap) { Go(to: .b) }
    case .b:
      Enter {
        Perform(.ask)
        Perform(.show, until: .shown)
        Go(to: .c)
      }
    case .c: On(.yes) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  private static let waypoints = [
    Script("An answer to the waypoint goes on", flow, "tap", "show=shown: moved", "at b"),
    Script(
      "A waypoint's ticket dies when it is left", flow, "tap", "shown", "show=failed: stale",
      "at b"),
    Script(
      "A plain order belongs to the state in which the transition ends", flow, "tap",
      "show=shown", "at b", "ask=yes: moved"),
    Script(
      "What it answers on the way is deferred for the end", flow, "tap", "ask=yes: deferred",
      "show=shown", "settles: yes moved"),
    Script(
      "An order of a passage belongs to where the transition ends", passing, "tap", "show=shown",
      "at c", "ask=yes: moved"),
  ]

  private static let states = [
    Script(
      "A state's ticket dies when it is left; the same news, spontaneous, is fine", flow, "ping",
      "back", "at a", "ask=yes: stale", "yes: moved"),
    Script("A state's ticket survives a Stay", flow, "ping", "yes", "ask=yes: moved"),
    Script(
      "A ticket dies with its first answer", flow, "ping", "ask=yes: moved", "ask=yes: stale"),
    Script(
      "A ticket dies even with an answer nobody expected", flow, "ping", "ask=no: refused",
      "ask=yes: stale"),
  ]

  private static let interrupts = [
    Script(
      "An interrupt that stays keeps what was asked for the state, and no waypoint", flow, "tap",
      "alarm", "at a", "show=shown: stale", "ask=yes: moved"),
    Script(
      "An interrupt that goes lets what was asked die", flow, "tap", "pong", "at b",
      "ask=yes: stale"),
    Script(
      "An interrupt that waits lets it die at its Go", flow, "tap", "hidden", "at a/hidden/hidden",
      "hide=hidden: moved", "at b", "ask=yes: stale"),
  ]

  @Test(arguments: waypoints + states + interrupts)
  func `A ticket lives as long as what asked`(_ script: Script) throws { try script.play() }

  @Test func `An event the flow never mentions is an answer too`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    #expect(rig.machine.graph.number(of: .stranger) == nil)
    #expect(rig.answer(.ask, .stranger) == "refused")
    #expect(rig.answer(.ask, .stranger) == "stale")
  }

  @Test func `A dead ticket is stale before any row sees it`() throws {
    var rig = try Rig(Self.flow)
    let stranger = Ticket(4711)
    #expect(rig.machine.receive(.back, ticket: stranger).disposition == .droppedAsStale)
    #expect(rig.machine.receive(.stranger, ticket: stranger).disposition == .droppedAsStale)
    #expect(rig.position == "a")
  }

  @Test func `An effect without answers has no ticket`() throws {
    var machine = try Machine(
      Sketch {
        On(.tap) {
          Perform(.beep)
          Perform(.ask)
          Perform(.hide, until: .hidden)
          Go(to: .z)
        }
      })
    machine.start()
    let tickets = machine.tickets(of: machine.receive(.tap))
    #expect(tickets == [nil, Ticket(1), Ticket(2)])
    #expect(machine.state.liveTickets == [Ticket(1), Ticket(2)])
  }

  @Test func `The end lets all tickets die`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    rig.abandon(.cancelled)
    #expect(rig.machine.state.liveTickets == [])
    #expect(rig.answer(.ask, .yes) == "stale")
  }

  @Test func `A renumbered ticket is still the same`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    var state = rig.machine.state
    state.renumber(Ticket(1), as: Ticket(0))
    #expect(state.liveTickets == [Ticket(0)])
    var next: UInt32 = 1
    let compiled = rig.machine.graph.compiled
    let yes = try #require(rig.machine.graph.number(of: .yes))
    #expect(
      compiled.receive(yes, ticket: Ticket(1), &state, next: &next).disposition == .droppedAsStale)
    let disposition = compiled.receive(yes, ticket: Ticket(0), &state, next: &next).disposition
    guard case .moved = disposition else {
      Issue.record("expected a move, not \(disposition)")
      return
    }
  }
}
