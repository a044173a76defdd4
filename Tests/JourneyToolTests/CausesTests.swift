import EveryPath
import FlowModel
import JourneyTool
import Testing

/// A lamp whose author forgot that it may be dead.
private struct ForgetfulPorch: Flow {
  enum State: Hashable, Sendable, CaseIterable { case lighting, mourning, dark }
  typealias Event = PorchFlow.Event
  enum Effect: Hashable, Sendable { case light }
  enum Outcome: Hashable, Sendable { case seen }

  var name: String { "lamp" }
  var start: State { .lighting }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .lighting:
      Enter {
        Perform(.light, until: .lit)
        Go(to: .dark)
      }
      Ignore(.rangAgain, .left, because: "the lamp is busy")
    case .mourning: On(.rangAgain) { Go(to: .lighting) }
    case .dark: Finish(.seen)
    }
  }

  func answers(to effect: Effect) -> [Event] { [.lit, .failed] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.seen) }
  func abandoned(_ reason: Abandonment) -> Outcome { .seen }
}

/// Causes and what follows from them.
@Suite struct CausesTests {
  private func output(
    _ arguments: [String], worlds: [Porch] = [Porch()]
  ) throws -> String {
    let console = FakeConsole()
    let system = System(
      "dim-porch", "A lamp that may be dead.",
      components: [
        try Component(
          "lamp", ForgetfulPorch(),
          perform: { _, address, world, _ in world.waiting = address },
          hear: { stimulus in
            switch stimulus {
            case .lamp(let isOn): isOn ? .lit : .failed
            case .rang: .rangAgain
            case .left: .left
            }
          })
      ], worlds: worlds
    ) {
      Always("the lamp burns for nobody") { !$0.world.lampIsOn || $0.world.hasVisitor }
    }
    let tool = Tool(systems: [system], console: console, environment: Environment())
    #expect(tool.run(["check", "dim-porch"] + arguments) == .no)
    return console.output
  }

  @Test func `causes are told together, before the properties`() throws {
    let text = try output([])
    let cause = try #require(text.firstRange(of: "`lighting/enter/lit` waits for `lit`"))
    let broken = try #require(text.firstRange(of: "BROKEN: the lamp burns for nobody"))
    #expect(cause.lowerBound < broken.lowerBound)
    let folded = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(
      folded.contains(
        "possible consequences: unreachable-state `mourning`; unused-event `failed`; refused-event "
          + "`lighting/enter/lit`"))
    #expect(!text.contains("nothing leads to `mourning`"))
    #expect(
      folded.hasSuffix(
        "1 property broken and 1 finding with 3 consequences. The search is complete."))
  }

  @Test func `causes are told in whole sentences if everything is`() throws {
    let text = try output(["--explain"])
    let lines = text.split(separator: "\n")
    #expect(lines.contains("    possible consequences:"))
    #expect(lines.contains { $0.contains(": nothing leads to `mourning`;") })
    let folded = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(folded.contains("nothing leads to `mourning`; remove it, or write the row"))
  }

  @Test func `causes are whole in JSON`() throws {
    let text = try output(["--json"])
    #expect(text.contains(#""consequences": [{"rule": "unreachable-state", "says": ""#))
    #expect(!text.contains(#""world""#))
  }

  @Test func `begin in a world that is named where there are several`() throws {
    var dark = Porch()
    dark.isRunning = false
    let worlds = [dark, Porch()]
    let text = try output(["--explain"], worlds: worlds)
    let folded = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(folded.contains("for example in world 2, after: ring the bell > the lamp is dead"))
    #expect(try output(["--json"], worlds: worlds).contains(#""world": 2"#))
  }

  @Test func `come with a test that needs no module`() throws {
    let text = try output(["--explain"])
    #expect(!text.contains("no test to paste"))
    #expect(
      text.contains(
        """
            import FlowModel
            import Testing

            @Test("the lamp burns for nobody (dim-porch)")
            func theLampBurnsForNobodyDimPorch() throws {
              // Make the system that the tool calls dim-porch here, as it is made for the tool.
              let system: any AnySystem = try dimPorch()
              let broken = try system.broken(
                taking: [
        """))
  }
}
