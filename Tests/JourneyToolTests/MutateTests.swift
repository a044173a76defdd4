import EveryPath
import FlowChecker
import FlowModel
import JourneyTool
import Testing

@Suite struct MutateTests {
  private func run(_ arguments: String...) throws -> (code: ExitCode, console: FakeConsole) {
    let console = FakeConsole()
    let sound = try porch("sound").keeping {
      ["one outcome a ring", "nothing clicks before somebody rings"].contains($0.name)
    }
    let tool = Tool(
      systems: [try porch(), sound], console: console, environment: Environment())
    return (tool.run(["mutate"] + arguments), console)
  }

  @Test func `The default suite notices everything`() throws {
    let (code, console) = try run("porch")
    #expect(code == .yes)
    #expect(console.output.hasPrefix("porch, tried by pairs + every-event\n"))
    #expect(console.output.contains("  drop-row "))
    #expect(console.output.contains("Every mutant that is not equivalent is killed"))
    #expect(!console.output.contains("Nothing would notice"))
  }

  @Test func `A weak suite leaves sentences`() throws {
    let (code, console) = try run("porch", "--suite", "transitions", "--operator", "sneak-row")
    #expect(code == .no)
    #expect(console.output.contains("Nothing would notice if `"))
    #expect(!console.output.contains("It shows after: "))
    #expect(console.output.contains("Whether they can be seen is not"))
    #expect(console.output.contains("Try it alone: --only 'sneak-row: "))
    let enough = try run(
      "porch", "--suite", "transitions", "--operator", "drop-row,drop-step", "--min", "50")
    #expect(enough.code == .yes)
  }

  @Test func `One change alone says who notices it; a list tries none`() throws {
    let list = try run("porch", "--list", "--operator", "drop-row")
    #expect(list.code == .yes)
    let id = try #require(list.console.output.split(separator: "\n").first)
    #expect(id.hasPrefix("drop-row: "))
    let (code, console) = try run("porch", "--only", String(id))
    #expect(code == .yes)
    #expect(console.output.contains("Killed by: "))
  }

  @Test func `Properties are tried in the world`() throws {
    let (code, console) = try run("sound", "--properties", "--json")
    #expect(code == .no)
    #expect(
      console.output.contains("\"by\":\"properties\"")
        || console.output.contains("\"by\": \"properties\""))
    #expect(console.output.contains("survived"))
    #expect(console.output.contains("killed"))
  }

  @Test(arguments: [["porch"], ["sound", "--properties", "--json"]])
  func `Several at once report the same in the same order`(arguments: [String]) throws {
    func output(_ jobs: String) throws -> String {
      let console = FakeConsole()
      let sound = try porch("sound").keeping { $0.name == "one outcome a ring" }
      let tool = Tool(
        systems: [try porch(), sound], console: console, environment: Environment())
      _ = tool.run(["mutate"] + arguments + ["--jobs", jobs])
      return console.output
    }
    let alone = try output("1")
    #expect(alone.contains("killed"))
    #expect(try output("3") == alone)
  }

  @Test(arguments: [["porch"], ["sound", "--properties"]])
  func `Shares leave nothing out and try nothing twice`(arguments: [String]) throws {
    func ids(_ more: String...) throws -> [String] {
      let console = FakeConsole()
      let sound = try porch("sound").keeping { $0.name == "one outcome a ring" }
      let tool = Tool(
        systems: [try porch(), sound], console: console, environment: Environment())
      _ = tool.run(["mutate"] + arguments + more)
      let lines = console.output.split(separator: "\n").map(String.init)
      return lines.filter { $0.wholeMatch(of: /[a-z-]+: .+/) != nil }
    }
    let all = try ids("--list")
    let shares = try (1...3).map { try ids("--list", "--shard", "\($0)/3") }
    #expect(all.count > 3)
    #expect(shares.map(\.count).max()! - shares.map(\.count).min()! <= 1)
    #expect(shares.flatMap { $0 }.sorted() == all.sorted())
  }

  @Test func `A share says which it is; one with nothing in it is refused`() throws {
    let (code, console) = try run("porch", "--shard", "2/9")
    #expect(code == .yes)
    #expect(console.output.hasPrefix("porch, tried by pairs + every-event, share 2/9\n"))
    let (empty, said) = try run("porch", "--shard", "9000/9000")
    #expect(empty == .askedWrongly)
    let all = try run("porch", "--list").1.output.split(separator: "\n").count {
      $0.wholeMatch(of: /[a-z-]+: .+/) != nil
    }
    #expect(
      said.errors
        == "journey: Share 9000/9000 of porch holds nothing to try; there can be \(all) shares at "
        + "most.\n")
    #expect(try run("porch", "--shard", "\(all)/\(all)").code != .askedWrongly)
    #expect(try run("porch", "--shard", "\(all + 1)/\(all + 1)", "--list").code == .askedWrongly)
    #expect(try run("porch", "--shard", "3/2").code == .askedWrongly)
  }

  @Test func `When the time is over nothing is proved`() throws {
    let (code, console) = try run("porch", "--timeout", "0.000001")
    #expect(code == .unfinished)
    #expect(console.output.contains("mutants not tried: the time was up."))
    #expect(console.output.contains("so nothing is proved."))
    #expect(!console.output.contains("100%"))
    #expect(try run("porch", "--timeout", "3600").code == .yes)
  }

  @Test func `What is not known counts as not noticed, and may be few enough`() {
    func result(_ status: MutantStatus) -> MutationScore.Result {
      MutationScore.Result(
        flow: "f", id: "", kind: "drop-row", line: "", change: "x", status: status)
    }
    let score = MutationScore([result(.killed(by: "a")), result(.undecided("it is large"))])
    func report(min: Int) -> MutateReport {
      MutateReport(system: "s", scores: [NamedScore(by: "pairs", score: score)], min: min)
    }
    #expect(report(min: 50).outcome == .ok)
    #expect(report(min: 51).outcome == .truncated)
    let text = MutateText(
      report: report(min: 50), glyphs: Glyphs(), paint: Paint(isOn: false), columns: 200)
    #expect(
      text.lines().last?.hasSuffix("50%; 1 mutant not tried to the end, counted as survived.")
        == true)
  }

  @Test func `Without changes there is no score`() {
    let none = NamedScore(by: "pairs", score: MutationScore([]))
    let report = MutateReport(system: "s", scores: [none], min: 100)
    #expect(report.outcome == .ok)
    let text = MutateText(
      report: report, glyphs: Glyphs(), paint: Paint(isOn: false), columns: 200
    ).lines().joined(separator: "\n")
    #expect(text.contains("There is no mutant here to kill"))
    #expect(!text.contains("100%"))
    #expect(text.contains("  change  mutants"))
  }

  @Test func `Properties that are broken without any change can try nothing`() throws {
    let (code, console) = try run("porch", "--properties")
    #expect(code == .askedWrongly)
    #expect(
      console.errors.contains("The property \"the lamp is off without power\" of `porch` is broken")
    )
  }

  @Test(arguments: [
    (["porch", "--operator", "drop-rwo"], "Did you mean \"drop-row\"?"),
    (["porch", "--suite", "pair"], "Did you mean \"pairs\"?"),
    (["porch", "--component", "lmap"], "porch has no component \"lmap\". Did you mean \"lamp\"?"),
    (["porch", "--only", "x"], "porch has no mutant \"x\"; see --list."),
    (
      ["porch", "--only", "x", "--shard", "1/2"],
      "porch has no mutant \"x\" in share 1/2; see --list."
    ),
    (["porch", "--suite", ","], "--suite names nothing."),
    (["porch", "--operator", "drop-row,drop-row"], "--operator names \"drop-row\" twice."),
  ])
  func `Names that are not known are asked wrongly`(_ arguments: [String], _ says: String) throws {
    let console = FakeConsole()
    let tool = Tool(systems: [try porch()], console: console, environment: Environment())
    #expect(tool.run(["mutate"] + arguments) == .askedWrongly)
    #expect(console.errors.contains(says))
  }
}
