import EveryPath
import FlowChecker
import FlowModel
import Testing

/// Lint in the world: addresses.
@Suite struct LostAddressTests {
  /// What is said of a step that waits for the answer of a clerk.
  private func findings(
    _ clerk: Clerk, _ rule: String = "never-acknowledged"
  ) throws -> [String] {
    let flow = Sketch {
      On(.tap) {
        Perform(.ask, until: .yes)
        Go(to: .z)
      }
    }
    let component = try Component<Clerk>(
      "clerk", flow, perform: { _, reply, clerk, _ in clerk.asker = reply }, hear: { $0 })
    return System("clerk", "", components: [component], worlds: [clerk]) {}.check().findings
      .flatMap(\.all)
      .filter { $0.rule == rule }.map(\.sentence)
  }

  @Test func `An address that is not renumbered is told from an answer that never comes`() throws {
    #expect(
      try findings(Clerk(habit: .forgetful)) == [
        "`a/tap/yes` waits for `yes`, which the world answers to an address that no longer "
          + "exists; let its `renumber` replace every address it keeps"
      ])
  }

  @Test func `An address that is renumbered is answered`() throws {
    #expect(try findings(Clerk(habit: .careful)) == [])
  }

  @Test(arguments: [
    (
      Clerk.Habit.forgetful,
      [
        "the world answers `clerk` at an address that its `renumber` leaves out, so the answer is "
          + "lost; let it replace every address the world keeps"
      ]
    ), (.careful, []), (.silent, []),
  ])
  fileprivate func `An answer to an address that is not renumbered is a finding of its own`(
    habit: Clerk.Habit, sentences: [String]
  ) throws {
    #expect(try findings(Clerk(habit: habit), "lost-address") == sentences)
  }

  @Test func `An address is known until it is answered, in the same step too`() throws {
    // What is ordered first in the second step answers what was ordered in the first one, and
    // forgets the address.
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.no) {
          Perform(.ask, until: .yes) {
            Or(.no) { Go(to: .b) }
          }
          Go(to: .z)
        }
      case .b:
        Enter { Perform(.hide) }
        On(.alarm) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let component = try Component<Desk>(
      "clerk", flow,
      perform: { effect, reply, desk, output in
        if effect == .ask { desk.asker = reply }
        guard effect == .hide, let asker = desk.asker else { return }
        output.answer(asker, .said(true))
        desk.asker = nil
      },
      hear: { stimulus in if case .said = stimulus { .yes } else { .no } })
    let system = System<Desk>("clerk", "", components: [component], worlds: [Desk()]) {}
    #expect(!system.check().findings.contains { $0.rule == "lost-address" })
  }

  @Test func `A world that never answers is said to be that`() throws {
    #expect(
      try findings(Clerk(habit: .silent)) == [
        "`a/tap/yes` waits for `yes`, which never comes in this world; wait for what does come, or "
          + "write an Or or a Timeout"
      ])
  }
}

/// Somebody who is asked, and says yes, some day.
private struct Clerk: QuietWorld {
  enum Habit { case careful, forgetful, silent }
  enum Move: String, Hashable, Sendable { case knock, tap, yes }
  enum Observation: Hashable, Sendable { case none }
  typealias Stimulus = Sketch.Event

  let habit: Habit
  var asker: Address?

  func offer(_ moves: inout [Move]) {
    moves += [.knock, .tap]
    if asker != nil, habit != .silent { moves.append(.yes) }
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .knock: output.begin()
    case .tap: output.tell(.tap)
    case .yes:
      if let asker { output.answer(asker, .yes) }
      asker = nil
    }
  }

  mutating func renumber(_ number: (Address) -> Address) {
    if habit != .forgetful { asker = asker.map(number) }
  }
}
