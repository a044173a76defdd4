import EveryPath
import FlowModel
import JourneyTool
import Testing

/// Looking for a journey: on the command line, and while walking.
@Suite struct FindCommandTests {
  /// A porch whose properties are made of predicates.
  private func namedPorch() throws -> System<Porch> {
    let porch = try porch()
    return System("porch", "", components: porch.components, worlds: porch.worlds) {
      AtNoTime("the lamp burns for no visitor", Self.isLit && !Self.hasVisitor)
      AtNoTime("a moth and light", Predicate.world("has moths") { $0.moths > 0 } && Self.isLit)
      LeadsTo("the lamp answers", .began(), .saw(.click))
    }
  }

  private static let isLit = Predicate<Porch>.world("isLit") { $0.lampIsOn }
  private static let hasVisitor = Predicate<Porch>.world("hasVisitor") { $0.hasVisitor }

  private func run(_ arguments: [String]) throws -> (code: ExitCode, console: FakeConsole) {
    let console = FakeConsole()
    let tool = Tool(systems: [try namedPorch()], console: console, environment: Environment())
    return (tool.run(["find", "porch"] + arguments), console)
  }

  @Test func `What is found is shown with its journey`() throws {
    let (code, console) = try run(["--where", "isLit and not hasVisitor"])
    #expect(code == .yes)
    #expect(
      console.output == """
        porch: 2 of 11 states (complete).

        After 3 steps:
        1. person  ring the bell
        2. person  walk away
        3. system  the lamp lights
          Look at it: journey walk porch --steps 'ring,walk-away,lamp-on'

        """)
  }

  @Test(arguments: [
    (["--where", "\"has moths\""], ExitCode.no, "porch: none of 11 states (complete).\n"),
    (
      ["--where", "\"has moths\"", "--max-states", "3"], .unfinished,
      "porch: none of 3 states so far, truncated (states), 2 states not looked at;\n"
        + "whether there is one is not known.\n"
    ),
    (
      ["--where", "always"], .yes,
      "porch: 11 of 11 states (complete).\n\nAt a start:\n  Look at it: journey walk porch\n"
    ),
  ])
  func `The status and the words tell none from not known`(
    _ arguments: [String], _ wanted: ExitCode, _ text: String
  ) throws {
    let (code, console) = try run(arguments)
    #expect(code == wanted)
    #expect(console.output == text)
  }

  @Test(arguments: [
    (["--where", "isLitt"], "no predicate has the name \"isLitt\". Did you mean isLit?"),
    (
      ["--where", "did lamp"],
      "nothing offers the choice \"lamp\". Did you mean lamp-on or lamp-dead?"
    ),
    ([], "find needs a question: --where 'not isSettled'."),
    (["--where", "isLit", "--words"], "--words lists the names, and --where asks; take one"),
  ])
  func `A wrong question is refused`(_ arguments: [String], _ sentence: String) throws {
    let (code, console) = try run(arguments)
    #expect(code == .askedWrongly)
    #expect(console.errors.contains(sentence), "\(console.errors)")
    #expect(console.errors.split(separator: "\n").count == 1)
  }

  @Test func `The document says what was found, and the least effort is no touch`() throws {
    let (_, console) = try run(["--where", "did kill", "--least", "effort", "--all", "2", "--json"])
    #expect(
      console.output.hasPrefix("{\"version\": 1, \"system\": \"porch\", \"where\": \"did kill\", "))
    #expect(console.output.contains("\"outcome\": \"found\", \"complete\": true, "))
    #expect(console.output.contains("\"steps\": [{\"by\": \"system\", \"do\": \"kill\", "))
  }

  @Test func `The names are listed as a question writes them`() throws {
    let (code, console) = try run(["--words"])
    #expect(code == .yes)
    let lines = console.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("  \"has moths\""))
    #expect(lines.contains("  at lamp \"not started\""))
    #expect(lines.contains("  broke \"never: a moth and light\""))
    #expect(!console.output.contains("the lamp answers"))
  }

  // MARK: - While walking

  private func walker() throws -> any Walker { SystemWalker(Walk(try namedPorch())) }

  @Test func `In lines a question leads to its answer, and undo back`() throws {
    var session = LineSession(try walker())
    _ = session.take("ring")
    guard case .say(let found) = session.take("find isLit and not hasVisitor") else {
      Issue.record("it was refused")
      return
    }
    #expect(found.first == "2 of 11 states (complete). Undo leads back.")
    #expect(found.contains("Step 3. System: the lamp lights."))
    #expect(found.contains("Asked: isLit and not hasVisitor: here."))
    guard case .say(let back) = session.take("undo") else {
      Issue.record("it was refused")
      return
    }
    #expect(back.first == "Back where the question was asked.")
    #expect(back.contains("Asked: isLit and not hasVisitor: first at step 3 of its journey."))
    #expect(session.walker.snapshot.path.map(\.id) == ["ring"])
    #expect(
      session.take("find isLitt")
        == .refuse([
          "Character 1 of the question: no predicate has the name \"isLitt\". Did you mean",
          "  isLit?",
        ]))
  }

  @Test func `What is under way finishes by itself`() throws {
    var session = LineSession(try walker())
    #expect(session.take("finish") == .say(["Nothing is under way."]))
    _ = session.take("ring")
    guard case .say(let said) = session.take("finish") else {
      Issue.record("it was refused")
      return
    }
    #expect(said.first == "1 step came by itself.")
    // That it lights would not be a moment of rest: it goes out after a while.
    #expect(session.walker.snapshot.path.map(\.id) == ["ring", "lamp-dead"])
  }

  @Test func `A fact leads back to where it last changed`() throws {
    var session = LineSession(try walker())
    for choice in ["ring", "lamp-on", "ring", "ring"] { _ = session.take(choice) }
    #expect(session.walker.snapshot.step == 4)
    guard case .say(let said) = session.take("changed vis") else {
      Issue.record("it was refused")
      return
    }
    #expect(said.first == "Visitor changed here, at step 1.")
    #expect(session.take("changed vis") == .refuse(["Visitor did not change before this step."]))
    guard case .refuse(let refused) = session.take("changed lmap") else { return }
    #expect(
      refused.first?.hasPrefix("Nothing here is called \"lmap\". Did you mean \"lamp\"?") == true)
  }

  @Test func `Keys of the screen do the same`() throws {
    var session = ScreenSession(try walker())
    _ = session.take(.character("1"))
    _ = session.take(.character("/"))
    for letter in "isLit" { _ = session.take(.character(letter)) }
    #expect(session.take(.enter) == .find("isLit"))
    #expect(session.panel == .finding)
    session.found(session.walker.find("isLit") { _ in false })
    #expect(session.walker.snapshot.path.map(\.id) == ["ring", "lamp-on"])
    #expect(session.message?.hasSuffix("u leads back.") == true)
    let rows = Renderer(session, columns: 100, rows: 40).lines().map(\.text)
    #expect(rows.contains { $0.hasPrefix(" Verdict") && $0.hasSuffix("isLit: here") })
    _ = session.take(.character("u"))
    #expect(session.walker.snapshot.path.map(\.id) == ["ring"])
    _ = session.take(.character("n"))
    #expect(session.message == "1 step came by itself.")
    _ = session.take(.character("b"))
    for letter in "vis" { _ = session.take(.character(letter)) }
    _ = session.take(.enter)
    #expect(session.message == "Visitor changed here, at step 1.")
    #expect(session.walker.snapshot.step == 1)
  }
}
