import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// What is odd about a definition in its world: found on a small wrong flow, not on the right one.
@Suite struct WorldLintTests {
  private func findings(
    _ flow: Sketch, offering extra: [Desk.Move] = [],
    @PropertyBuilder<Desk> _ properties: () -> [Property<Desk>] = { [] }
  ) throws -> [Finding] {
    var world = Desk()
    world.canDie = false
    world.extra = extra
    return try desk(flow, world: world, properties).check().findings.flatMap(\.all)
      .filter { !["unused-event", "trap"].contains($0.rule) }
  }

  private static func asking(
    @FlowRowBuilder<Sketch> _ rows: @escaping @Sendable () -> FlowRows<Sketch>
  ) -> Sketch {
    Sketch { state in
      switch state {
      case .a:
        Enter { Perform(.ask) }
        rows()
        On(.no) { Go(to: .z) }
      case .b:
        On(.tap) { Go(to: .z) }
        On(.back) { Go(to: .z) }
      default: Finish(.done)
      }
    }
  }

  @Test func `an event that the world can send and nobody expects, with the journey to it`() throws
  {
    let line = #line + 1
    let wrong = Self.asking { On(.yes) { Go(to: .b) } }
    let found = try findings(wrong)
    #expect(found.map(\.rule) == ["refused-event"])
    #expect(
      found.map(\.sentence) == [
        "`a` neither handles nor ignores `tap`, which the world can send there; write its row, or "
          + "Ignore it with a reason"
      ])
    #expect(found.map(\.witness) == [["knock", "tap"]])
    #expect(found[0].lines[0].line < line)
    let right = Self.asking {
      On(.yes) { Go(to: .b) }
      Ignore(.tap, because: "a question is open")
    }
    #expect(try findings(right) == [])
  }

  @Test func `a state that nothing leads on from, with the journey to it`() throws {
    let line = #line + 7
    let wrong = Sketch { state in
      switch state {
      case .a:
        Ignore(.yes, .no, because: "nobody asked")
        On(.tap) { Go(to: .b) }
      case .b:
        On(.alarm) { Go(to: .z) }
        Ignore(.tap, because: "only an alarm counts")
      default: Finish(.done)
      }
    }
    let found = try findings(wrong)
    #expect(found.map(\.rule) == ["never-left"])
    #expect(
      found.map(\.sentence) == [
        "`b` is reached and never left: nothing that leads on from it comes in this world; add an "
          + "After, or a row for something that does come"
      ])
    #expect(found.map(\.witness) == [["knock", "tap"]])
    #expect(found.map { $0.lines.map(\.line) } == [[line]])
  }

  @Test func `a state that only ever begins anew is left by that`() throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        Ignore(.tap, .yes, .no, because: "it only ticks")
        After(.seconds(1), because: "a tick") {
          Perform(.beep)
          Go(to: .a)
        }
      default: Finish(.done)
      }
    }
    #expect(try !findings(flow).map(\.rule).contains("never-left"))
  }

  @Test func `an acknowledgement that never comes, with the journey to where it is waited for`()
    throws
  {
    let line = #line + 3
    let wrong = Self.asking {
      On(.yes) {
        Perform(.hide, until: .hidden) { Timeout(.seconds(1), because: "lost") { Go(to: .b) } }
        Go(to: .z)
      }
      Ignore(.tap, because: "a question is open")
    }
    let found = try findings(wrong)
    #expect(found.map(\.rule) == ["never-acknowledged"])
    #expect(found.map(\.witness) == [["knock", "the clerk says yes"]])
    #expect(found.first?.lines.map(\.line) == [line])
    // A question is answered.
    let right = Self.asking {
      On(.yes) {
        Perform(.ask, until: .yes) { Or(.no) { Go(to: .b) } }
        Go(to: .z)
      }
      Ignore(.tap, because: "a question is open")
    }
    #expect(try findings(right) == [])
  }

  @Test func `a property that counts on a choice which is never offered`() throws {
    let flow = Self.asking {
      On(.yes) { Go(to: .b) }
      Ignore(.tap, because: "a question is open")
    }
    func found(_ fairness: Fairness) throws -> [String] {
      try findings(flow) {
        LeadsTo<Desk>("the clerk answers", fairly: [fairness], { $0.began() }) {
          !$0.isRunning() || $0.world.asker == nil
        }
      }.map(\.sentence)
    }
    #expect(
      try found(.strong("yess")) == [
        "\"the clerk answers\" counts on the choice `yess`, which is never offered; did you mean "
          + "`yes`?"
      ])
    #expect(try found(.strong("yes")) == [])
    #expect(try found(.strong(.system)) == [])
  }

  @Test func `two choices of one id at one place, and one that is offered twice`() throws {
    let flow = Self.asking {
      On(.yes) { Go(to: .b) }
      Ignore(.tap, because: "a question is open")
    }
    let alike = try findings(flow, offering: [.nod])
    #expect(alike.map(\.rule) == ["ambiguous-choice"])
    #expect(
      alike.map(\.sentence) == [
        "two choices at one place are called `tap`: \"tap\" and \"nod\"; a journey that names it "
          + "takes the first, so give each an id of its own"
      ])
    #expect(alike.map(\.witness) == [[]])
    let twice = try findings(flow, offering: [.knock])
    #expect(twice.map(\.sentence) == ["`knock` is offered twice at one place; offer it once"])
    #expect(try findings(flow) == [])
  }

  @Test(
    arguments: [
      ("", "is empty"), ("hum,low", "has a comma in it"), ("hum low", "has a space in it"),
      ("hum's", "has a quotation mark in it"),
    ])
  func `an id that no list of steps can name`(id: String, fault: String) throws {
    let flow = Self.asking {
      On(.yes) { Go(to: .b) }
      Ignore(.tap, because: "a question is open")
    }
    let found = try findings(flow, offering: [.hum(id)])
    #expect(
      found.map(\.sentence) == [
        "the choice \"hum\" has the id \"\(id)\", which \(fault), so no list of steps can name it; "
          + "call it after the pattern of `tap-scan`"
      ])
    #expect(found.map(\.rule) == ["unwritable-choice"])
    #expect(found.map(\.witness) == [[]])
    #expect(try findings(flow, offering: [.hum("hum-low")]) == [])
  }

  @Test func `nothing is said never to happen by a search that was cut short`() throws {
    let flow = Self.asking {
      On(.yes) { Go(to: .b) }
      Ignore(.tap, because: "a question is open")
    }
    let report = try desk(flow) {}.check(limits: SearchLimits(maxStates: 1))
    #expect(!report.findings.contains { $0.rule == "never-acknowledged" })
  }
}
