import EveryPath
import FlowChecker
import FlowModel
import JourneyTool
import Testing

@Suite struct SuiteCommandTests {
  private func run(_ arguments: [String], _ console: FakeConsole) throws -> ExitCode {
    Tool(systems: [try porch()], console: console, environment: Environment()).run(arguments)
  }

  @Test func `runs pairs and every event everywhere unless told otherwise`() throws {
    let console = FakeConsole()
    #expect(try run(["suite", "porch"], console) == .yes)
    #expect(
      console.output == """
        lamp pairs: 1 case, 3 steps; 1 of 1 requirement covered
        lamp every-event: 26 cases, 61 steps; 26 of 26 requirements covered

        Every case does what the rows say.

        """)
  }

  @Test(arguments: ["transitions", "pairs", "every-event"])
  func `runs a kind`(_ kind: String) throws {
    let console = FakeConsole()
    #expect(try run(["suite", "porch", "--kind", kind, "--component", "lamp"], console) == .yes)
    #expect(console.output.hasPrefix("lamp \(kind): "))
    #expect(console.output.hasSuffix("\nEvery case does what the rows say.\n"))
  }

  @Test(arguments: ["2", "7"])
  func `says the same in the same order however many suites run at once`(jobs: String) throws {
    func output(_ jobs: String) throws -> String {
      let console = FakeConsole()
      #expect(try run(["suite", "porch", "--json", "--list", "--jobs", jobs], console) == .yes)
      return console.output
    }
    let alone = try output("1")
    #expect(alone.contains("every-event"))
    #expect(try output(jobs) == alone)
  }

  @Test func `stops at the limit, and says so with 3`() throws {
    let console = FakeConsole()
    #expect(
      try run(["suite", "porch", "--kind", "every-event", "--limit", "20"], console)
        == .unfinished)
    #expect(console.output.hasPrefix("lamp every-event: 20 cases, "))
    #expect(console.output.contains("; the whole list covers 26 of 26"))
    #expect(console.output.contains("The list was not finished"))
  }

  @Test func `lists the cases`() throws {
    let console = FakeConsole()
    #expect(try run(["suite", "porch", "--kind", "transitions", "--list"], console) == .yes)
    #expect(
      console.output == """
        lamp transitions: lighting: lit (2 steps)
        lamp transitions: lighting: failed (2 steps)
        lamp transitions: burning: 5 s pass (3 steps)

        """)
    let cut = ["suite", "porch", "--kind", "transitions", "--list", "--limit", "1"]
    #expect(try run(cut, console) == .unfinished)
    #expect(console.errors.contains("The list was not finished"))
  }

  @Test func `deals the cases out to machines, each to one of them`() throws {
    func list(_ shard: [String]) throws -> [String] {
      let console = FakeConsole()
      #expect(try run(["suite", "porch", "--list"] + shard, console) == .yes)
      return console.output.split(separator: "\n").map(String.init)
    }
    let all = try list([])
    let shares = try (1...3).map { try list(["--shard", "\($0)/3"]) }
    #expect(shares.joined().sorted() == all.sorted())
    #expect(shares.allSatisfy { !$0.isEmpty })
    #expect(shares == (try (1...3).map { try list(["--shard", "\($0)/3"]) }))
  }

  @Test func `A suite is one document in JSON`() throws {
    let console = FakeConsole()
    #expect(
      try run(["suite", "porch", "--kind", "transitions", "--json", "--list"], console) == .yes)
    #expect(
      console.output == """
        {"version": 1, "system": "porch", "shard": "1/1", "outcome": "ok", "suites": [{"component": "lamp", \
        "kind": "transitions", "cases": 3, "steps": 7, "complete": true, "covered": 3, \
        "infeasible": [], "skipped": [], "mismatches": [], "list": [\
        {"name": "lighting: lit", "steps": ["start", "lit answers light"]}, \
        {"name": "lighting: failed", "steps": ["start", "failed answers light"]}, \
        {"name": "burning: 5 s pass", "steps": ["start", "lit answers light", \
        "5 s pass (burning/after 5 s)"]}], "requirements": [\
        {"name": "lighting: lit", "status": "covered"}, \
        {"name": "lighting: failed", "status": "covered"}, \
        {"name": "burning: 5 s pass", "status": "covered"}]}]}

        """)
    let cut = FakeConsole()
    let component = ["suite", "porch", "--kind", "transitions", "--json", "--list", "--limit", "1"]
    #expect(try run(component, cut) == .unfinished)
    #expect(
      cut.output.contains(
        "\"name\": \"lighting: lit\", \"status\": \"covered by the whole list\""))
  }

  @Test(arguments: [[], ["--list"], ["--json"], ["--json", "--list"]])
  func `refuses a share without a case, and says how many there can be`(
    options: [String]
  ) throws {
    let pairs = ["suite", "porch", "--kind", "pairs"] + options
    let console = FakeConsole()
    #expect(try run(pairs + ["--shard", "99/99"], console) == .askedWrongly)
    let sentence = "Share 99/99 of porch holds nothing to try; there can be 1 share at most."
    #expect(console.errors.hasSuffix("journey: \(sentence)\n"))
    #expect(
      console.output
        == (options.contains("--json")
          ? "{\"version\": 1, \"outcome\": \"error\", \"says\": \"\(sentence)\"}\n" : ""))
    #expect(try run(pairs + ["--shard", "1/99"], FakeConsole()) == .yes)
    // A list that was cut short is another answer.
    let cut =
      ["suite", "porch", "--kind", "transitions", "--limit", "1", "--shard", "2/2"] + options
    #expect(try run(cut, FakeConsole()) == .unfinished)
  }

  @Test func `refuses a share of a check in which nothing is left to do`() throws {
    let console = FakeConsole()
    #expect(try run(["check", "porch", "--shard", "999/999", "--json"], console) == .askedWrongly)
    #expect(console.errors.contains("Share 999/999 of porch holds nothing to try; there can be "))
    #expect(console.output.hasPrefix("{\"version\": 1, \"outcome\": \"error\", "))
    #expect(try run(["check", "porch", "--shard", "1/999"], FakeConsole()) == .no)
    let bare = System("bare", "", components: [], worlds: [Still()]) {}
    let tool = Tool(systems: [bare], console: console, environment: Environment())
    #expect(tool.run(["check", "bare", "--shard", "1/2"]) == .yes)
    #expect(tool.run(["check", "bare", "--shard", "2/2", "--junit", "out"]) == .askedWrongly)
    #expect(
      console.errors.hasSuffix("bare holds nothing to try; there can be 1 share at most.\n"))
    #expect(console.files.isEmpty)
  }

  @Test func `draws on what a world without flows draws`() throws {
    let console = FakeConsole()
    let bare = System("bare", "", components: [], worlds: [Still()]) {}
    let drawn = System("drawn", "", components: [], worlds: [Still()]) {}
      .drawing { [try FlowGraph(PorchFlow()).compiled] }
    let tool = Tool(systems: [bare, drawn], console: console, environment: Environment())
    #expect(tool.run(["suite", "bare"]) == .askedWrongly)
    #expect(console.errors == "journey: bare has nothing that can be tried.\n")
    #expect(tool.run(["suite", "drawn"]) == .yes)
    #expect(tool.run(["check", "bare", "--suites"]) == .yes)
    #expect(console.output.contains("It has no flows, so there are no suites.\n"))
  }

  @Test func `check runs the suites beside the search, and shares both out`() throws {
    let plain = FakeConsole()
    #expect(try run(["check", "porch"], plain) == .no)
    #expect(!plain.output.contains("pairs"))
    let first = FakeConsole()
    #expect(try run(["check", "porch", "--shard", "1/2"], first) == .no)
    #expect(first.output.contains("BROKEN: the lamp burns for nobody"))
    #expect(
      first.output.hasSuffix(
        """

        Every case of share 1/2 does what the rows say.
        But the search found something wrong, see above.

        """))
    let second = FakeConsole()
    #expect(try run(["check", "porch", "--shard", "2/2"], second) == .yes)
    #expect(second.output.hasPrefix("lamp pairs: "))
    #expect(second.output.contains("; the whole list covers "))
    #expect(!second.output.contains(" covered"))
    let ruled = FakeConsole()
    #expect(
      try run(["check", "porch", "--shard", "2/2", "--property", "x"], ruled) == .askedWrongly)
    let report = FakeConsole()
    #expect(try run(["check", "porch", "--shard", "2/2", "--junit", "out.xml"], report) == .yes)
    let text = String(decoding: report.files["out.xml"] ?? [], as: UTF8.self)
    #expect(text.contains("name=\"lamp pairs, share 2/2\" time=\"0\"/>"))
    let whole = ["check", "porch", "--suites", "--junit", "whole.xml"]
    #expect(try run(whole, report) == .no)
    let all = String(decoding: report.files["whole.xml"] ?? [], as: UTF8.self)
    #expect(all.contains("<testcase classname=\"porch\" name=\"lamp pairs\" time=\"0\"/>"))
    for text in [text, all] {
      #expect(text.matches(of: /<test[^>]+ time="/).count == text.matches(of: /<test/).count)
    }
    let json = FakeConsole()
    #expect(try run(["check", "porch", "--suites", "--json"], json) == .no)
    #expect(
      json.output.hasPrefix(
        "{\"version\": 1, \"system\": \"porch\", \"shard\": \"1/1\", \"outcome\": \"found\", \"search\": {\"system\": "
          + "\"porch\", \"outcome\": \"found\", "))
    #expect(json.output.contains("\"suites\": [{\"component\": \"lamp\", \"kind\": \"pairs\", "))
  }

  @Test func `What differs is shown, five cases at the most, and is a no`() throws {
    let compiled = try FlowGraph(PorchFlow()).compiled
    let other = try FlowGraph(Unlit()).compiled
    let report = SuiteReport(.everyEventEverywhere, of: compiled, limit: 20) {
      $0.mismatch(on: other)
    }
    #expect(!report.passes && !report.isComplete)
    #expect(SuiteWork.code(of: [report]) == .no)
    let text = SuiteText(glyphs: Glyphs(isASCII: true), columns: 80)
    let lines = text.lines(of: [ComponentSuite(component: "lamp", report: report)])
    #expect(lines.count { $0.hasPrefix("  DIFFERS: ") } == 5)
    #expect(lines.last == "  \(report.mismatches.count - 5) more differ.")
    #expect(
      lines.contains("    expected started at lighting [perform light and expect an answer]"))
    #expect(
      text.answer(to: [report]).joined(separator: " ").hasPrefix(
        " \(report.mismatches.count) cases do something other than the rows say."))
  }
}

/// A flow that is dark from the beginning.
private struct Unlit: Flow {
  enum State: Hashable, Sendable, CaseIterable { case dark }
  enum Event: Hashable, Sendable, CaseIterable { case lit }
  enum Effect: Hashable, Sendable { case none }
  enum Outcome: Hashable, Sendable { case unseen }

  var start: State { .dark }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .dark: Finish(.unseen)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.unseen) }
  func abandoned(_ reason: Abandonment) -> Outcome { .unseen }
}
