import EveryPath
import Testing

/// Sends everything in every order and checks what must hold whatever happens.
@Suite struct AnythingGoesTests {
  static let other = ComponentID<Sketch>("other")

  static let flow = Sketch { state in
    switch state {
    case .a:
      Enter {
        Perform(.ask)
        Perform(.show, until: .shown) { Or(.failed) { Stay() } }
      }
      On(.tap) {
        Perform(.hide, until: .hidden)
        Wait(.seconds(1), because: "the page slides away")
        Go(to: .c)
      }
      On(.yes) { Go(to: .c) }
      On(.ping) { Go(to: .a) }
      Interrupt(.alarm) {
        Perform(.show, until: .shown) {
          Timeout(.seconds(2), because: "the page may never come") { Stay() }
        }
        Go(to: .c)
      }
      After(.seconds(9), because: "patience ends") { Stay() }
    case .b: Finish()
    case .c:
      Enter { Perform(.ask) }
      On(.tap) {
        Call(Self.other, until: .done) { Or(.no) { Stay() } }
        Deliver(.done)
        Go(to: .d)
      }
      On(.yes) { Stay() }
      On(.no) { Go(to: .a) }
      On(.pong) {
        Perform(.hide, until: .hidden)
        Go(to: .z)
      }
      Ignore(.ping, because: "news of no concern")
      After(.seconds(5), because: "patience ends") { Go(to: .a) }
    case .d:
      On(.tap) { Go(to: .b) }
    default: Finish(.done)
    }
  }

  @Test(arguments: 1...40)
  func `Anything goes`(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15)
    let graph = try FlowGraph(Self.flow)
    let compiled = graph.compiled
    var machine = Machine(graph)
    var deliveries = 0
    var given: Set<UInt32> = []

    func check(_ reaction: Reaction, from before: MachineState?) {
      deliveries += machine.orders(of: reaction).count {
        if case .deliver = $0 { true } else { false }
      }
      for case let ticket? in machine.tickets(of: reaction) {
        #expect(given.insert(ticket.number).inserted, "a ticket is never given out twice")
      }
      switch reaction.disposition {
      case .refused, .ignored, .droppedAsStale, .deferred: #expect(reaction.orders.isEmpty)
      case .started, .moved, .abandoned: break
      }
      let (state, deferred) = (machine.state, machine.state.deferred)
      #expect(Set(deferred).count == deferred.count, "nothing is deferred twice")
      #expect(Set(state.liveTickets).isSubset(of: Set(given.map { Ticket($0) })))
      #expect(state.hasDelivered == (deliveries == 1))
      if let before, case .refused = reaction.disposition {
        #expect(state.position == before.position && state.deferred == before.deferred)
      }
      if state.hasEnded {
        #expect(deliveries == 1 && deferred.isEmpty && state.liveTickets.isEmpty)
      }
    }

    for step in 0..<400 {
      let before = machine.state
      let symbol = Int(dice.roll(compiled.symbols.count + 1))
      switch dice.roll(step < 300 ? 9 : 10) {
      case 0: check(machine.start(), from: before)
      case 1...3: check(machine.receive(symbol: symbol), from: before)
      case 4...5:
        let tickets = before.liveTickets
        guard let ticket = tickets.isEmpty ? nil : tickets[dice.roll(tickets.count)] else {
          continue
        }
        check(machine.receive(symbol: symbol, ticket: ticket), from: before)
      case 6:
        check(machine.receive(symbol: symbol, ticket: Ticket(UInt32(dice.roll(99)))), from: before)
      case 7: check(machine.fire(timer: dice.roll(compiled.timers.count + 1)), from: before)
      case 8:
        while case let (_, reaction)? = machine.deliverDeferred() { check(reaction, from: nil) }
      default: check(machine.abandon(.dropped), from: before)
      }
    }
    #expect(machine.state.hasEnded && deliveries == 1)
  }
}

/// A small random source, the same on every machine.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }
}
