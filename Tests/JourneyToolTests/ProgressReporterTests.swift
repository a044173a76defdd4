import FlowChecker
import JourneyTool
import StateSpace
import Testing

/// Reporting how far a check is.
@Suite struct ProgressReporterTests {
  private let terminal = Environment(variables: ["TERM": "screen"], errorsAreOnTerminal: true)

  @Test func `says what is searched on a terminal, and clears up after itself`() {
    let console = FakeConsole()
    let progressReporter = ProgressReporter(
      system: "porch", console: console, environment: terminal)
    progressReporter.begin()
    #expect(console.errors == "journey: Taking every path of porch.\n")
    progressReporter.end()
    #expect(console.errors == "journey: Taking every path of porch.\n")
  }

  @Test func `says nothing but last words in a pipe`() {
    let console = FakeConsole()
    let progressReporter = ProgressReporter(
      system: "porch", console: console, environment: Environment())
    progressReporter.begin()
    #expect(console.lastWords == "journey: Interrupted before anything was searched.\n")
    progressReporter.tell(SearchProgress(states: 2048, depth: 9))
    progressReporter.end()
    #expect(console.errors.isEmpty)
    #expect(
      console.lastWords.hasPrefix("journey: Interrupted: searched 2048 states, depth 9, "))
    #expect(console.lastWords.hasSuffix(" s, not finished.\n"))
  }

  @Test func `says a line now and then in a pipe, or nothing if it is to be quiet`() {
    for isQuiet in [false, true] {
      let console = FakeConsole()
      let progressReporter = ProgressReporter(
        system: "porch", console: console, environment: Environment(), isQuiet: isQuiet,
        pause: .zero)
      progressReporter.begin()
      progressReporter.tell(SearchProgress(states: 2048, depth: 9))
      progressReporter.end()
      let line = "journey: searched 2048 states, depth 9, 0 s\n"
      #expect(console.errors == (isQuiet ? "" : line))
    }
  }

  @Test func `says in its last words what a check does after its search`() {
    let console = FakeConsole()
    let progressReporter = ProgressReporter(
      system: "porch", console: console, environment: Environment(), pause: .zero)
    progressReporter.begin()
    progressReporter.tell(CheckStage.judging(judged: 3, of: 12))
    #expect(console.lastWords.hasPrefix("journey: Interrupted: judged 3 of 12 properties, "))
    progressReporter.tell(CheckStage.breaking(tried: 1, unbroken: 2))
    #expect(
      console.lastWords.hasPrefix(
        "journey: Interrupted: tried a lesson or mutant 1 time, 2 properties not broken yet, "))
    // A pipe has no line to be written over.
    #expect(console.errors.isEmpty)
  }

  @Test func `says in its last words what became of the mutants so far`() {
    let console = FakeConsole()
    let progressReporter = ProgressReporter(
      system: "porch", console: console, environment: Environment())
    progressReporter.begin("Trying every mutant", before: "a mutant was tried")
    #expect(console.lastWords == "journey: Interrupted before a mutant was tried.\n")
    var tried = MutationScore.Count()
    for status: MutantStatus in [.killed(by: "a"), .killed(by: "b"), .equivalent] {
      tried.add(status)
    }
    progressReporter.tell(tried)
    #expect(
      console.lastWords
        == "journey: Interrupted: tried 3 mutants: 2 killed, 1 equivalent; 0 s, not finished.\n")
  }

  @Test func `prints JSON when it is interrupted, where JSON is the result`() throws {
    let console = FakeConsole()
    for command in [["check"], ["suite"], ["cover", "--suggest", "1"], ["mutate"], ["list"]] {
      let tool = Tool(systems: [try porch()], console: console, environment: Environment())
      console.lastResult = ""
      let operands = command == ["list"] ? [] : ["porch"]
      _ = tool.run(command + operands + ["--json"])
      let start =
        "{\"version\": 1, \"outcome\": \"interrupted\", \"complete\": false, "
        + "\"says\": \"Interrupted"
      #expect(console.lastResult.hasPrefix(start), "\(command)")
      #expect(console.lastResult.hasSuffix(".\"}\n"))
      console.lastResult = ""
      _ = tool.run(command + operands)
      #expect(console.lastResult.isEmpty)
    }
  }

  @Test func `says states, depth and seconds`() {
    let progress = SearchProgress(states: 12_400, depth: 9)
    #expect(
      ProgressReporter.words(for: progress, seconds: 3) == "searched 12400 states, depth 9, 3 s")
  }

  @Test func `says what keeps growing in the world`() {
    let one = SearchProgress(states: 12_400, depth: 9, growing: ["tries"])
    #expect(
      ProgressReporter.words(for: one, seconds: 3)
        == "searched 12400 states, depth 9, 3 s; `tries` keeps growing")
    let two = SearchProgress(states: 12_400, depth: 9, growing: ["tries", "log.count"])
    #expect(
      ProgressReporter.words(for: two, seconds: 3).hasSuffix("; `tries`, `log.count` keep growing"))
  }
}
