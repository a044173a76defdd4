import EveryPath
import FlowChecker
import Testing

/// What becomes of a mutant is known, also where events are deferred.
@Suite struct MachineProductTests {
  @Test func `a row that enters its own state anew, behind a sequence`() throws {
    let compiled = try FlowGraph(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Perform(.show, until: .shown) { Or(.failed) { Go(to: .z) } }
            Go(to: .b)
          }
        case .b:
          On(.back) { Go(to: .b) }
          On(.ping) { Go(to: .z) }
        default: Finish(.done)
        }
      }
    ).compiled
    let score = SuiteMutationTest(of: compiled).score(compiled.mutants())
    #expect(
      score.results.contains {
        $0.change == "after `shown` in `a/tap/shown`, `b` did nothing on `back`"
      })
    #expect(score.undecided.map(\.change) == [])
    #expect(score.count.percent == 100)
  }

  @Test(arguments: 0..<120)
  func `none of random flows is undecided`(seed: Int) throws {
    guard let compiled = try? FlowGraph(RandomFlow(seed: UInt64(seed))).compiled else { return }
    let score = SuiteMutationTest(of: compiled).score(compiled.mutants())
    #expect(score.undecided.map(\.change) == [])
  }
}

extension MachineProductTests {
  /// A machine that is told things at random; what comes of them is what anybody could see.
  private struct Walker {
    let compiled: CompiledFlow
    var state = MachineState()
    var next: UInt32 = 0
    var tickets: [Ticket] = []

    init(_ compiled: CompiledFlow) { self.compiled = compiled }

    mutating func take(_ kind: Int, _ number: Int) -> [String] {
      var seen: [String] = []
      let reaction: Reaction
      if state.position == nil {
        reaction = compiled.begin(&state, ticket: &next)
      } else if kind < 3 {
        reaction = compiled.receive(number % compiled.symbols.count, &state, next: &next)
      } else if kind < 7 {
        guard !tickets.isEmpty else { return [] }
        reaction = compiled.receive(
          number % compiled.symbols.count, ticket: tickets[number / 7 % tickets.count], &state,
          next: &next)
      } else {
        guard !compiled.timers.isEmpty else { return [] }
        reaction = compiled.fire(timer: number % compiled.timers.count, &state, next: &next)
      }
      note(reaction, &seen)
      while let deferred = compiled.deliverDeferred(&state, next: &next) {
        note(deferred.reaction, &seen)
      }
      return seen
    }

    private mutating func note(_ reaction: Reaction, _ seen: inout [String]) {
      var ticket = reaction.firstTicket
      switch reaction.disposition {
      case .moved: seen.append("moved")
      case .ignored: seen.append("ignored")
      case let other: seen.append("\(other)")
      }
      for order in compiled.orders[reaction.orders] {
        switch order {
        case .start, .stop: continue
        case .perform(_, let asking) where asking != .nobody:
          tickets.append(Ticket(ticket))
          ticket += 1
        default: break
        }
        seen.append("\(order)")
      }
    }
  }

  @Test(arguments: 0..<40)
  func `a mutant that is called equivalent is not told apart by random walks`(seed: Int) throws {
    guard let compiled = try? FlowGraph(RandomFlow(seed: UInt64(seed))).compiled else { return }
    var state = UInt64(seed)
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for mutant in compiled.mutants() where mutant.bareFate == .equivalent {
      for _ in 0..<40 {
        var walkers = (Walker(compiled), Walker(mutant.compiled))
        for step in 0..<14 {
          let (kind, number) = (next(8), next(1_000))
          let seen = (walkers.0.take(kind, number), walkers.1.take(kind, number))
          #expect(seen.0 == seen.1, "\(mutant.change), step \(step)")
          if seen.0 != seen.1 { return }
        }
      }
    }
  }
}
