import EveryPath
import Testing

/// Who tests the tester: rows.
@Suite struct RowMistakesTests {
  @Test func `Two rows for one event`() {
    let line = #line + 3
    let found = mistakes(
      of: Sketch {
        On(.tap) { Go(to: .z) }
        On(.tap) { Stay() }
      })
    #expect(
      found.map(\.sentence) == ["`a` has two rows for `tap` (the other is line \(line)); keep one"])
    #expect(found.map(\.rule) == ["two-rows-for-one-event"])
    #expect(found.first?.lineNumbers == [line + 1, line])
    #expect(found.first?.lines.first?.file == #fileID)
  }

  @Test func `An event both handled and ignored`() {
    let line = #line + 3
    let found = mistakes(
      of: Sketch {
        On(.tap) { Go(to: .z) }
        Ignore(.ping, .tap, because: "it is greyed out")
      })
    #expect(found.map(\.rule) == ["two-rows-for-one-event"])
    #expect(found.first?.lineNumbers == [line + 1, line])
    #expect(
      found.map(\.sentence) == [
        "`a` has a row for `tap` and ignores it too (the other is line \(line)); keep one"
      ])
  }

  @Test func `An event ignored twice`() {
    let line = #line + 3
    let found = mistakes(
      of: Sketch {
        Ignore(.tap, because: "it is greyed out")
        Ignore(.tap, because: "it is not there")
        On(.ping) { Go(to: .z) }
      })
    #expect(
      found.map(\.sentence) == ["`a` ignores `tap` twice (the other is line \(line)); keep one"])
  }

  @Test func `An Ignore after the switch for an event the state handles`() {
    let line = #line + 4
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a: On(.tap) { Go(to: .z) }
        default: Finish(.done)
        }
        Ignore(.tap, because: "it is greyed out")
      })
    #expect(
      found.map(\.sentence) == [
        "`a` has a row for `tap` and ignores it too (the other is line \(line)); keep one; an "
          + "Ignore beside the `switch` is for every state: put an `if` around "
          + "it, or write it in the states it is for"
      ])
    #expect(found.first?.lineNumbers == [line + 3, line])
  }

  @Test func `An Ignore after the switch inside an if`() throws {
    let flow = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .b) }
      case .b: On(.ping) { Go(to: .z) }
      default: Finish(.done)
      }
      if state != .a, state != .z { Ignore(.tap, because: "it is greyed out") }
    }
    #expect(mistakes(of: flow).isEmpty)
  }

  @Test func `A row after the switch for an event the state handles`() {
    let line = #line + 4
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a: Interrupt(.tap) { Go(to: .z) }
        default: Finish(.done)
        }
        On(.tap) { Stay() }
      })
    #expect(found.map(\.rule) == ["two-rows-for-one-event"])
    #expect(
      found.map(\.sentence) == [
        "`a` has two rows for `tap` (the other is line \(line)); keep one; a row "
          + "beside the `switch` is for every state: put an `if` around it, or write it "
          + "in the states it is for"
      ])
    #expect(found.first?.lineNumbers == [line + 3, line])
  }

  @Test func `One answer twice in one place`() {
    let line = #line + 4
    let found = mistakes(
      of: Sketch {
        On(.tap) {
          Perform(.show, until: .shown) {
            Or(.shown) { Stay() }
            Timeout(.seconds(1), because: "first") { Stay() }
            Timeout(.seconds(2), because: "second") { Stay() }
          }
          Go(to: .z)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "`a` waits for `shown` twice in one place (the other is line \(line)); keep one",
        "`a` waits for `timeout` twice in one place (the other is line \(line + 2)); keep one",
      ])
    #expect(found.map(\.lineNumbers) == [[line + 1, line], [line + 3, line + 2]])
  }

  @Test func `Two Enter blocks`() {
    let line = #line + 3
    let found = mistakes(
      of: Sketch {
        Enter { Perform(.beep) }
        Enter { Perform(.buzz) }
        On(.tap) { Go(to: .z) }
      })
    #expect(
      found.map(\.sentence) == [
        "`a` has two Enter blocks (the other is line \(line)); write their steps in one"
      ])
    #expect(found.map(\.lineNumbers) == [[line + 1, line]])
    #expect(found.map(\.rule) == ["repeated-row"])
  }

  @Test func `A row beside Finish`() {
    let line = #line + 7
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a: On(.tap) { Go(to: .z) }
        default:
          if state == .z { Finish(.done) } else { Finish(.failed) }
          On(.back) { Go(to: .a) }
        }
        On(.alarm) { Go(to: .z) }
      })
    #expect(
      found.map(\.sentence) == [
        "`z` ends the journey, so this row can never apply; remove it, or the Finish"
      ])
    #expect(found.map(\.rule) == ["finish-beside-rows"])
    #expect(found.first?.lineNumbers == [line])
  }

  @Test(arguments: [
    (true, "do what it does before the Go that leads here, or remove the Finish"),
    (false, "keep one Finish"),
  ])
  func `Steps or an end beside Finish`(hasSteps: Bool, remedy: String) {
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a: On(.tap) { Go(to: .z) }
        default:
          if hasSteps { Enter { Perform(.hide) } } else { Finish(.failed) }
          Finish(.done)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "`z` ends the journey, so this row can never apply; \(remedy)"
      ])
  }

  @Test func `Too many timeouts`() {
    let line = #line + 4
    let found = mistakes(
      of: Sketch {
        for second in 1...64 { After(.seconds(second), because: "tick") { Stay() } }
        After(.seconds(65), because: "tick") { Stay() }
        On(.tap) { Go(to: .z) }
      })
    #expect(
      found.map(\.sentence) == [
        "`a` has 65 After rows, a state has at most 64; remove some, or split the state"
      ])
    #expect(found.map(\.rule) == ["too-many-timeouts"])
    #expect(found.first?.lineNumbers == [line])
  }

  @Test func `A dead end`() {
    let line = #line + 8
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a:
          On(.tap) { Go(to: .b) }
          On(.back) { Go(to: .z) }
        case .b:
          Ignore(.tap, because: "it is greyed out")
          On(.ping) { Stay() }
        default: Finish(.done)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "`b` is a dead end: nothing leaves it and it is not final; write a row with Go(to: …), or "
          + "Finish()"
      ])
    #expect(found.map(\.rule) == ["dead-end"])
    #expect(found.first?.lineNumbers == [line])
  }

  @Test func `A state without rows is a dead end of the line that leads there`() {
    let line = #line + 5
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a:
          On(.tap) { Go(to: .b) }
        case .b: if state == .z { On(.tap) { Go(to: .z) } }
        default: Finish(.done)
        }
      })
    #expect(found.map(\.rule) == ["dead-end"])
    #expect(found.first?.lineNumbers == [line])
  }

  @Test func `What was written nowhere has no place`() throws {
    struct Bare: Flow {
      enum State: Hashable, Sendable, CaseIterable { case only }
      enum Event: Hashable, Sendable { case tap }
      enum Effect: Hashable, Sendable { case beep }
      enum Outcome: Hashable, Sendable { case over }
      var start: State { .only }
      func transitions(from state: State) -> Transitions { if state != .only { Finish(.over) } }
      func answers(to effect: Effect) -> [Event] { [] }
      func resume(from state: State) -> Resumption<State, Outcome> { .drop(.over) }
      func abandoned(_ reason: Abandonment) -> Outcome { .over }
    }
    let error = #expect(throws: DefinitionErrors.self) { try FlowGraph(Bare()) }
    let said = error?.mistakes.map(\.description) ?? []
    #expect(said.contains { $0.hasPrefix("`only` is a dead end: nothing leaves it") })
  }

  @Test func `Several mistakes are reported together`() throws {
    let line = #line + 2
    let flow = Sketch {
      On(.tap) { Perform(.beep) }
      Ignore(.ping, because: " ")
    }
    let error = #expect(throws: DefinitionErrors.self) { try FlowGraph(flow) }
    #expect(
      error?.description == """
        Sketch has 3 mistakes:
          \(#fileID):\(line): this does not say where it ends; write Go(to: …) or Stay() as its \
        last step
          \(#fileID):\(line + 1): Ignore needs its reason: say after `because:` why this is right
          \(#fileID):\(line): `a` is a dead end: nothing leaves it and it is not final; write a \
        row with Go(to: …), or Finish()
        """)
  }
}
