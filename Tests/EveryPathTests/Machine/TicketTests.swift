import EveryPath
import Testing

@Suite("Semantics 3: answers and spontaneous events")
struct TicketTests {
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

  @Test func anAnswerToTheWaypointGoesOn() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.answer(.show, .shown) == "moved")
    #expect(rig.position == "b")
  }

  @Test func aWaypointsTicketDiesWhenItIsLeft() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.shown)
    #expect(rig.answer(.show, .failed) == "stale")
    #expect(rig.position == "b")
  }

  @Test func aPlainOrderBelongsToTheStateInWhichTheTransitionEnds() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.answer(.show, .shown)
    #expect(rig.position == "b")
    #expect(rig.answer(.ask, .yes) == "moved")
  }

  @Test func whatItAnswersOnTheWayIsDeferredForTheEnd() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.answer(.ask, .yes) == "deferred")
    rig.answer(.show, .shown)
    #expect(rig.settle() == ["yes moved"])
  }

  @Test func aStatesTicketDiesWhenItIsLeft() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    rig.send(.back)
    #expect(rig.position == "a")
    #expect(rig.answer(.ask, .yes) == "stale", "`a` was left and entered again")
    #expect(rig.send(.yes) == "moved", "the same news, spontaneous, is fine")
  }

  @Test func aStatesTicketSurvivesAStay() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    rig.send(.yes)
    #expect(rig.answer(.ask, .yes) == "moved")
  }

  @Test func aTicketDiesWithItsFirstAnswer() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    #expect(rig.answer(.ask, .yes) == "moved")
    #expect(rig.answer(.ask, .yes) == "stale")
  }

  @Test func aTicketDiesEvenWithAnAnswerNobodyExpected() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    #expect(rig.answer(.ask, .no) == "refused")
    #expect(rig.answer(.ask, .yes) == "stale")
  }

  @Test func anEventTheFlowNeverMentionsIsAnAnswerToo() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    #expect(rig.machine.graph.number(of: .stranger) == nil)
    #expect(rig.answer(.ask, .stranger) == "refused")
    #expect(rig.answer(.ask, .stranger) == "stale")
  }

  @Test func aDeadTicketIsStaleBeforeAnyRowSeesIt() throws {
    var rig = try Rig(Self.flow)
    let stranger = Ticket(4711)
    #expect(rig.machine.receive(.back, ticket: stranger).disposition == .droppedAsStale)
    #expect(rig.machine.receive(.stranger, ticket: stranger).disposition == .droppedAsStale)
    #expect(rig.position == "a")
  }

  @Test func anInterruptThatStaysKeepsWhatWasAskedForTheState() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.alarm)
    #expect(rig.position == "a")
    #expect(rig.answer(.show, .shown) == "stale", "the waypoint is left")
    #expect(rig.answer(.ask, .yes) == "moved", "the transition ended in `a`")
  }

  @Test func anInterruptThatGoesLetsWhatWasAskedDie() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.pong)
    #expect(rig.position == "b")
    #expect(rig.answer(.ask, .yes) == "stale")
  }

  @Test func anInterruptThatWaitsLetsItDieAtItsGo() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.hidden)
    #expect(rig.position == "a/hidden/hidden")
    #expect(rig.answer(.hide, .hidden) == "moved")
    #expect(rig.position == "b")
    #expect(rig.answer(.ask, .yes) == "stale", "the transition that asked never ended in `b`")
  }

  @Test func anEffectWithoutAnswersHasNoTicket() throws {
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

  @Test func anOrderOfAPassageBelongsToWhereTheTransitionEnds() throws {
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

  @Test func anOrderOfExitBelongsToWhereTheTransitionEnds() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          Exit { Perform(.ask) }
          On(.tap) { Go(to: .b) }
        case .b: On(.yes) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    rig.send(.tap)
    #expect(rig.answer(.ask, .yes) == "moved")
  }

  @Test func theEndLetsAllTicketsDie() throws {
    var rig = try Rig(Self.flow)
    rig.send(.ping)
    rig.abandon(.cancelled)
    #expect(rig.machine.state.liveTickets == [])
    #expect(rig.answer(.ask, .yes) == "stale")
  }

  @Test func aRenumberedTicketIsStillTheSame() throws {
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
