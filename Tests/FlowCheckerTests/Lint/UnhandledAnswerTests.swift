import EveryPath
import FlowChecker
import Testing

/// An answer that no row is for.
@Suite struct UnhandledAnswerTests {
  private func found(
    @FlowRowBuilder<Sketch> _ rows: @escaping @Sendable (Sketch.State) -> FlowRows<Sketch>
  ) throws -> [Finding] {
    try findings(of: Sketch(rows)).filter { $0.rule == "unhandled-answer" }
  }

  @Test func `An unhandled answer is found with its effect, event and the states that get it`()
    throws
  {
    let line = #line + 4
    let found = try found { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.ask)
          Go(to: .b)
        }
        On(.ping) {
          Perform(.ask)
          Go(to: .c)
        }
      case .b, .c:
        On(.yes) { Go(to: .z) }
        On(.back) { Go(to: .a) }
      default: Finish(.done)
      }
    }
    #expect(
      found.map(\.sentence) == [
        "`ask` can be answered with `no`, which `b`, `c` have no row for; write On or Ignore, or "
          + "leave it out of answers(to:)"
      ])
    #expect(found.map(\.lineNumbers) == [[line + 9, line + 9, line + 1, line + 5]])
    #expect(found.map(\.witness) == [["tap"]])
  }

  @Test(
    arguments: [
      On(.no) { Stay() }.block, Ignore(.no, because: "it changes nothing").block,
      Interrupt(.no) { Go(to: .z) }.block,
    ])
  func `A row of any kind, or one beside the switch, is for it`(rows: FlowRows<Sketch>) throws {
    let found = try found { state in
      switch state {
      case .a:
        Enter { Perform(.ask) }
        On(.yes) { Go(to: .z) }
        On(.back) { Go(to: .z) }
        rows
      default: Finish(.done)
      }
    }
    #expect(found == [])
    let beside = try self.found { state in
      switch state {
      case .a:
        Enter { Perform(.ask) }
        On(.yes) { Go(to: .b) }
        On(.back) { Go(to: .b) }
      default: On(.tap) { Go(to: .a) }
      }
      Ignore(.no, because: "it changes nothing")
    }
    #expect(beside == [])
  }

  @Test func `An end needs no row`() throws {
    let atEnd = try found { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.ask)
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    #expect(atEnd == [])
  }

  @Test func `What the next wait takes comes no more, and a state that is left hears nothing`()
    throws
  {
    let found = try found { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.ask)
          Perform(.hide, until: .hidden)
          Go(to: .b)
        }
        Interrupt(.yes) { Go(to: .c) }
        Interrupt(.no) { Go(to: .c) }
      case .b:
        On(.yes) { Go(to: .c) }
        On(.no) { Go(to: .c) }
        On(.tap) { Go(to: .c) }
      case .c: On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    #expect(found == [])
  }
}
