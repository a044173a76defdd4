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

  @Test func `An answer to the waypoint goes on`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.answer(.show, .shown) == "moved")
    #expect(rig.position == "b")
  }

  @Test func `A waypoint's ticket dies when it is left`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.shown)
    #expect(rig.answer(.show, .failed) == "stale")
    #expect(rig.position == "b")
  }

  @Test func `A plain order belongs to the state in which the transition ends`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.answer(.show, .shown)
    #expect(rig.position == "b")
    #expect(rig.answer(.ask, .yes) == "moved")
  }

  @Test func `What it answers on the way is deferred for the end`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.answer(.ask, .yes) == "deferred")
    rig.answer(.show, .shown)
    #expect(rig.settle() == ["yes moved"])
  }

  @Test func `A state's ticket dies when it is left`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    rig.send(.back)
    #expect(rig.position == "a")
    #expect(rig.answer(.ask, .yes) == "stale", "`a` was left and entered again")
    #expect(rig.send(.yes) == "moved", "the same news, spontaneous, is fine")
  }

  @Test func `A state's ticket survives a Stay`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    rig.send(.yes)
    #expect(rig.answer(.ask, .yes) == "moved")
  }

  @Test func `A ticket dies with its first answer`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    #expect(rig.answer(.ask, .yes) == "moved")
    #expect(rig.answer(.ask, .yes) == "stale")
  }

  @Test func `A ticket dies even with an answer nobody expected`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    #expect(rig.answer(.ask, .no) == "refused")
    #expect(rig.answer(.ask, .yes) == "stale")
  }

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

  @Test func `An interrupt that stays keeps what was asked for the state`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.alarm)
    #expect(rig.position == "a")
    #expect(rig.answer(.show, .shown) == "stale", "the waypoint is left")
    #expect(rig.answer(.ask, .yes) == "moved", "the transition ended in `a`")
  }

  @Test func `An interrupt that goes lets what was asked die`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.pong)
    #expect(rig.position == "b")
    #expect(rig.answer(.ask, .yes) == "stale")
  }

  @Test func `An interrupt that waits lets it die at its Go`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.hidden)
    #expect(rig.position == "a/hidden/hidden")
    #expect(rig.answer(.hide, .hidden) == "moved")
    #expect(rig.position == "b")
    #expect(rig.answer(.ask, .yes) == "stale", "the transition that asked never ended in `b`")
  }

  @Test func `An effect without answers has no ticket`() throws {
    var machine = try Machine(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Perform(.beep)
            Perform(.ask)
            Perform(.hide, until: .hidden)
            Go(to: .z)
          }
        default: Finish(.done)
        }
      })
    machine.start()
    let tickets = machine.tickets(of: machine.receive(.tap))
    #expect(tickets == [nil, Ticket(1), Ticket(2)])
    #expect(machine.state.liveTickets == [Ticket(1), Ticket(2)])
  }

  @Test func `An order of a passage belongs to where the transition ends`() throws {
    var rig = try Rig(
      Sketch { state in
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
      })
    rig.send(.tap)
    rig.answer(.show, .shown)
    #expect(rig.position == "c")
    #expect(rig.answer(.ask, .yes) == "moved")
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
