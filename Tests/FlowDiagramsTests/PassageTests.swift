import EveryPath
import FlowDiagrams
import Testing

/// Doors in a row: each is come to from the one before, and the second leads on by itself.
private struct Doors: Flow {
  enum State: Hashable, Sendable, CaseIterable { case first, second, third, out }
  enum Event: Hashable, Sendable { case push, opened, jammed, back }
  enum Effect: Hashable, Sendable { case open }
  enum Outcome: Hashable, Sendable { case through }

  /// What the second door takes while it opens, and while it is rested in.
  let secondDoor: @Sendable () -> Transitions

  var start: State { .first }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .first: On(.push) { Go(to: .second) }
    case .second:
      Enter {
        Perform(.open, until: .opened) { Or(.jammed) { Go(to: .third) } }
        Go(to: .third)
      }
      secondDoor()
    case .third: On(.push) { Go(to: .out) }
    case .out: Finish(.through)
    }
  }

  func answers(to effect: Effect) -> [Event] { [.opened, .jammed] }
  func abandoned(_ reason: Abandonment) -> Outcome { .through }

  @RowBuilder static func backAndStay() -> Transitions { Interrupt(.back) { Stay() } }
  @RowBuilder static func push() -> Transitions { On(.push) { Go(to: .out) } }
  @RowBuilder static func both() -> Transitions {
    backAndStay()
    push()
  }
}

/// What a drawing of the states shows of one that leads on.
@Suite struct PassageTests {
  /// The arrows between two states.
  private func arrows(
    _ secondDoor: @escaping @Sendable () -> Doors.Transitions
  ) throws -> [Substring] {
    let compiled = try FlowGraph(Doors(secondDoor: secondDoor), checksPaths: false).compiled
    let text = try diagram(of: compiled, format: .dot, scope: .states)
    return text.split(separator: "\n").filter { $0.contains(" -> ") }
  }

  @Test func `one that an interrupt alone rests in is come to`() throws {
    #expect(
      try arrows(Doors.backAndStay) == [
        "  start -> s0;",
        #"  s0 -> s1 [label="push …"];"#,
        #"  s1 -> s1 [label="interrupted by back", style=dashed];"#,
        #"  s1 -> s2 [label="…"];"#,
        #"  s2 -> s3 [label="push"];"#,
      ])
  }

  @Test func `what it takes at rest is left out where it never rests`() throws {
    #expect(
      try arrows(Doors.push) == [
        "  start -> s0;",
        #"  s0 -> s1 [label="push …"];"#,
        #"  s1 -> s2 [label="…"];"#,
        #"  s2 -> s3 [label="push"];"#,
      ])
  }

  @Test func `what it takes at rest is there where it can rest`() throws {
    #expect(try arrows(Doors.both).contains(#"  s1 -> s3 [label="push"];"#))
  }
}
