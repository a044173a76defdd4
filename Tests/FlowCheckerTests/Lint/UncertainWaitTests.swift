import EveryPath
import FlowChecker
import Testing

/// An attempt waits only for what is certain to be told.
@Suite struct UncertainWaitTests {
  private func found(_ flow: Sketch) throws -> [Finding] {
    try findings(of: flow).filter { $0.rule == "uncertain-wait" }
  }

  /// A flow that asks in its first state, and has these rows there as well.
  private static func asking(
    _ certainty: Certainty = .certain,
    @FlowRowBuilder<Sketch> _ rows: @escaping @Sendable () -> FlowRows<Sketch> = {
      On(.yes) { Go(to: .z) }.block
    }
  ) -> Sketch {
    var flow = Sketch {
      Enter { Perform(.ask) }
      rows()
      On(.no) { Go(to: .z) }
    }
    flow.certainties = [.ask: certainty]
    flow.boundEvents = []
    return flow
  }

  @Test(arguments: [Certainty.usual, .possible])
  func `An effect whose answer is not certain needs something beside it`(certainty: Certainty)
    throws
  {
    let flow = Self.asking(certainty)
    let found = try found(flow)
    #expect(
      found.map(\.sentence) == [
        "`a` waits for an answer to `ask` that may never come, while an outcome is owed; add an "
          + "After, or a row for one of boundEvents"
      ])
    #expect(found.map(\.witness) == [[]])
    let limited = Self.asking(certainty) {
      On(.yes) { Go(to: .z) }
      After(.seconds(9), because: "patience ends") { Go(to: .z) }
    }
    #expect(try self.found(limited) == [])
    var swept = Self.asking(certainty) {
      On(.yes) { Go(to: .z) }
      On(.alarm) { Go(to: .z) }
    }
    #expect(try self.found(swept).count == 1)
    swept.boundEvents = [.alarm]
    #expect(try self.found(swept) == [])
    swept.boundEvents = []
    swept.touches = [.alarm]
    #expect(try self.found(swept) == [])
  }

  @Test func `A certain answer needs nothing beside it`() throws {
    #expect(try found(Self.asking()) == [])
  }

  @Test func `A step that waits needs a time limit of its own`() throws {
    func found(_ certainty: Certainty, _ seconds: Int?) throws -> [String] {
      var flow = Sketch {
        On(.tap) {
          Perform(.hide, until: .hidden) {
            if let seconds { Timeout(.seconds(seconds), because: "it is lost") { Stay() } }
          }
          Go(to: .z)
        }
        After(.seconds(9), because: "patience ends") { Go(to: .z) }
      }
      flow.certainties = [.hide: certainty]
      return try self.found(flow).map(\.sentence)
    }
    #expect(
      try found(.usual, nil) == [
        "`a/tap/hidden` waits for an answer to `hide` that may never come, while an outcome is owed; "
          + "add a Timeout, or a row for one of boundEvents"
      ])
    #expect(try found(.usual, 3) == [])
    #expect(try found(.certain, nil) == [])
  }

  @Test func `Who answers a dialog cannot where it is not shown`() throws {
    var flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.ask)
          Go(to: .c)
        }
        On(.ping) { Go(to: .b) }
      case .b, .c:
        On(.yes) { Go(to: .z) }
        On(.no) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    flow.touches = [.yes, .no]
    let found = try found(flow)
    #expect(
      found.map(\.sentence) == [
        "`b` waits for nothing that is certain to come, while an outcome is owed; add an After, or a "
          + "row for one of boundEvents"
      ])
  }

  @Test func `What is asked on one way to a wait ends it on no other`() throws {
    func found(beside other: Sketch.Effect?) throws -> [Finding] {
      var flow = Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Perform(.ask)
            Go(to: .c)
          }
          On(.ping) {
            if let other { Perform(other) }
            Go(to: .c)
          }
        case .c:
          On(.yes) { Go(to: .z) }
          On(.no) { Go(to: .z) }
          On(.hidden) { Go(to: .z) }
        default: Finish(.done)
        }
      }
      flow.boundEvents = [.tap, .ping]
      return try self.found(flow)
    }
    let unasked = try found(beside: nil)
    #expect(
      unasked.map(\.sentence) == [
        "`c` waits, unless `ask` was performed on the way, for nothing that is certain to come, while "
          + "an outcome is owed; add an After, or a row for one of boundEvents"
      ])
    #expect(unasked.map(\.witness) == [["ping"]])
    #expect(try found(beside: .ask) == [])
    // Each way has an answer of its own.
    #expect(try found(beside: .hide) == [])
  }

  @Test func `An answer that only stays where it is does not end the wait`() throws {
    #expect(try found(Self.asking { On(.yes) { Stay() } }).count == 1)
    let passing = Self.asking {
      On(.yes) {
        Perform(.hide, until: .hidden)
        Stay()
      }
    }
    #expect(try found(passing).map(\.sentence).allSatisfy { $0.hasPrefix("`a` waits") })
    #expect(try found(passing).count == 1)
    let anew = Self.asking {
      On(.yes) {
        Perform(.ask)
        Stay()
      }
    }
    #expect(try found(anew) == [])
    #expect(try found(Self.asking { Ignore(.yes, because: "it is known") }).count == 1)
  }

  @Test func `A bound event, a touch or an After that leads back is none`() throws {
    func staying(@FlowStepBuilder<Sketch> _ steps: () -> FlowSteps<Sketch>) throws -> Int {
      let steps = steps()
      var flow = Self.asking(.possible) {
        On(.yes) { Go(to: .z) }
        On(.alarm) { steps }
        On(.tap) { steps }
        After(.seconds(9), because: "it says so") { steps }
      }
      flow.boundEvents = [.alarm]
      flow.touches = [.tap]
      return try found(flow).count
    }
    #expect(try staying { Stay() } == 1)
    #expect(
      try staying {
        Perform(.hide, until: .hidden)
        Stay()
      } == 1)
    #expect(
      try staying {
        Perform(.hide, until: .hidden)
        Go(to: .z)
      } == 0)
  }

  @Test func `An After comes once, so that one that may stay is no limit`() throws {
    func found(
      later: Bool = false, @FlowStepBuilder<Sketch> _ late: () -> FlowSteps<Sketch>
    ) throws -> [String] {
      let late = late()
      let flow = Self.asking(.possible) {
        On(.yes) { Go(to: .z) }
        After(.seconds(9), because: "patience ends") {
          Perform(.hide, until: .hidden) { Timeout(.seconds(1), because: "it is lost") { late } }
          Go(to: .z)
        }
        if later { After(.seconds(20), because: "patience ends for good") { Go(to: .z) } }
      }
      return try self.found(flow).map(\.sentence)
    }
    #expect(
      try found { Stay() } == [
        "`a` waits for an answer to `ask` that may never come, while an outcome is owed; its After "
          + "may Stay, and comes once; let it Go, if need be to the same state again, or add a row "
          + "for one of boundEvents"
      ])
    #expect(try found(later: true) { Stay() } == [])
    #expect(try found { Go(to: .a) } == [])
  }

  @Test func `An After that asks is a limit where each answer leads on`() throws {
    func found(@FlowStepBuilder<Sketch> _ refused: () -> FlowSteps<Sketch>) throws -> Int {
      let refused = refused()
      var flow = Sketch {
        On(.yes) { Go(to: .z) }
        On(.no) { refused }
        After(.seconds(9), because: "it is asked late") {
          Perform(.ask)
          Stay()
        }
      }
      flow.certainties = [.ask: .certain]
      flow.boundEvents = []
      return try self.found(flow).count
    }
    #expect(try found { Go(to: .z) } == 0)
    #expect(try found { Stay() } == 1)
    #expect(
      try found {
        Perform(.ask)
        Stay()
      } == 0)
  }

  @Test func `Nobody waits after the outcome, nor where none is given`() throws {
    var after = Sketch { state in
      switch state {
      case .a:
        Enter {
          Deliver(.done)
          Go(to: .b)
        }
      case .b: On(.hidden) { Go(to: .z) }
      default: Finish()
      }
    }
    after.boundEvents = []
    #expect(try found(after) == [])
    var silent = Sketch { state in
      switch state {
      case .a: On(.hidden) { Go(to: .b) }
      default: On(.hidden) { Go(to: .a) }
      }
    }
    silent.boundEvents = []
    #expect(try found(silent) == [])
  }

  @Test func `A delay and a call end by themselves`() throws {
    var flow = Sketch {
      Enter {
        Wait(.seconds(1), because: "it is early")
        Call(ComponentID<Sketch>("other"), until: .done) {
          Or(.failed, from: ComponentID<Sketch>("other")) { Go(to: .z) }
        }
        Go(to: .z)
      }
    }
    flow.boundEvents = []
    #expect(try found(flow) == [])
  }

  @Test func `An answer without a row is that finding alone`() throws {
    var flow = Sketch {
      Enter { Perform(.ask) }
      On(.yes) { Go(to: .z) }
      On(.ping) { Stay() }
    }
    flow.boundEvents = []
    #expect(try findings(of: flow).map(\.rule) == ["unhandled-answer", "unused-event"])
  }

  @Test func `A flow without effects is told what it waits for`() throws {
    var flow = Sketch {
      On(.tap) { Go(to: .z) }
    }
    flow.boundEvents = []
    #expect(try findings(of: flow).map(\.rule) == ["uncertain-wait"])
  }
}
