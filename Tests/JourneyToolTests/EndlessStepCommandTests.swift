import FlowChecker
import FlowModel
import JourneyTool
import Testing

/// Components that keep each other busy for ever.
@Suite struct EndlessStepCommandTests {
  private func run(
    _ kind: RingKind, _ arguments: [String], _ console: FakeConsole = FakeConsole()
  ) throws -> (code: ExitCode, text: String) {
    let tool = Tool(systems: [try ring(kind)], console: console, environment: Environment())
    let code = tool.run(arguments)
    let text = console.output + console.errors
    return (code, text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// What is said of each ring.
  private func sentence(_ kind: RingKind) -> String {
    let round =
      switch kind {
      case .tell, .flood, .counted:
        "`first` and `second` go round for ever (`first` hears `ping`, `second` hears `ping`)"
      case .monologue: "`first` goes round for ever (`first` hears `ping`)"
      case .call:
        "`first` and `second` go round for ever (`first` hears `second: done`, `second` begins)"
      case .echo: "`first` goes round for ever (`first` hears `shown`)"
      case .rebirth, .relaunch: "`first` goes round for ever (`first` begins)"
      }
    return
      "a step does not come to its end: \(round), since every row is answered at once; let one "
      + "of them end in a state that does not ask again"
  }

  @Test(arguments: RingKind.allCases)
  func `end a check with a finding, and no step leads on from there`(_ kind: RingKind) throws {
    let (code, text) = try run(kind, ["check", kind.rawValue, "--max-states", "20"])
    #expect(code == .no)
    #expect(text.contains(sentence(kind)))
    #expect(text.contains("The search is complete."))
  }

  @Test(arguments: RingKind.allCases)
  func `components that keep each other busy are told to those that walk there`(_ kind: RingKind)
    throws
  {
    let line = ["walk", kind.rawValue, "--lines", "--steps", "begin,go"]
    let (code, text) = try run(kind, line, FakeConsole(input: ["undo", "quit"]))
    #expect(code == .yes)
    #expect(text.contains(sentence(kind)))
    #expect(text.contains("Step 1."))
  }

  @Test(arguments: RingKind.allCases)
  func `fit no journey that is played`(_ kind: RingKind) throws {
    let (code, text) = try run(kind, ["play", "journey:\(kind.rawValue) begin go"])
    #expect(code == .no)
    #expect(text.contains(sentence(kind)))
    #expect(text.contains("journey:\(kind.rawValue): step "))
  }

  @Test(arguments: RingKind.allCases)
  func `leave nothing for properties to be tried on, but for suites`(_ kind: RingKind) throws {
    let (code, text) = try run(kind, ["mutate", kind.rawValue, "--properties"])
    #expect(code == .askedWrongly)
    #expect(text.contains("In `\(kind.rawValue)` \(sentence(kind)); fix that first."))
    #expect(try run(kind, ["suite", kind.rawValue]).code == .yes)
    #expect(try run(kind, ["mutate", kind.rawValue]).text.contains("tried by pairs + every-event"))
  }
}
