import JourneyTool
import Testing

@Suite struct ListTableTests {
  private static let lamps = ListedTable(
    "lamps", columns: ["lamp", "colour", "broken"],
    rows: [
      ["hall", "white", "no"],
      ["porch", "a yellow of the old kind, now and then red", "yes\nfor long"],
    ])

  private func run(_ arguments: [String], _ console: FakeConsole) throws -> ExitCode {
    Tool(
      systems: [try porch()], tables: [Self.lamps], console: console,
      environment: Environment(variables: ["COLUMNS": "20"])
    )
    .run(arguments)
  }

  @Test func `A list is printed a paragraph a row, long cells wrapped`() throws {
    let console = FakeConsole()
    #expect(try run(["list", "lamps"], console) == .yes)
    #expect(
      console.output == """
        hall
          colour  white
          broken  no

        porch
          colour  a yellow of the old kind, now
                  and then red
          broken  yes
                  for long

        """)
  }

  @Test func `A row is printed by its name`() throws {
    let (console, document) = (FakeConsole(), FakeConsole())
    #expect(try run(["list", "lamps", "hall"], console) == .yes)
    #expect(console.output == "hall\n  colour  white\n  broken  no\n")
    #expect(try run(["list", "lamps", "hall", "--json"], document) == .yes)
    #expect(
      document.output
        == "{\"version\": 1, \"lamps\": [{\"lamp\": \"hall\", \"colour\": \"white\", \"broken\": \"no\"}]}\n"
    )
  }

  @Test func `A row that does not exist is one sentence and 2`() throws {
    let console = FakeConsole()
    #expect(try run(["list", "lamps", "porsh"], console) == .askedWrongly)
    #expect(
      console.errors
        == "journey: The table lamps has no row \"porsh\". Did you mean \"porch\"? See `journey list lamps`.\n"
    )
  }

  @Test func `A list is printed as one JSON document`() throws {
    let console = FakeConsole()
    #expect(try run(["list", "lamps", "--json"], console) == .yes)
    #expect(
      console.output.hasPrefix(
        "{\"version\": 1, \"lamps\": [{\"lamp\": \"hall\", \"colour\": \"white\", \"broken\": \"no\"}, "
      ))
  }

  @Test func `leaves the list of systems as it is`() throws {
    let console = FakeConsole()
    #expect(try run(["list"], console) == .yes)
    #expect(console.output.hasPrefix("porch  "))
    #expect(!console.output.contains("hall"))
  }

  @Test(arguments: [
    (
      "lmaps",
      "There is no table \"lmaps\". Did you mean \"lamps\"? See `journey help list`."
    ),
    ("stoves", "There is no table \"stoves\". The only one is lamps. See `journey help list`."),
  ])
  func `a table that does not exist is one sentence and 2`(name: String, sentence: String) throws {
    let console = FakeConsole()
    #expect(try run(["list", name], console) == .askedWrongly)
    #expect(console.errors == "journey: \(sentence)\n")
    #expect(console.output.isEmpty)
  }
}
