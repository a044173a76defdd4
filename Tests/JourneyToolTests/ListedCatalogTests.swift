import FlowModel
import JourneyTool
import Testing

@Suite struct ListedCatalogTests {
  private func output(_ arguments: [String]) throws -> String {
    let catalogs = [
      ListedCatalog(
        "Doors",
        [
          LazySystem("porch", "a lamp at a door") { try porch() },
          LazySystem("porch-dark", "forgets the lamp", isLesson: true) { try porch() },
        ]),
      ListedCatalog("Nothing yet", []),
      ListedCatalog(
        "Gates",
        [
          LazySystem("gate-with-a-name-of-its-own", "a gate; its lamp burns while it is open") {
            try porch()
          }
        ]),
    ]
    let console = FakeConsole()
    let tool = Tool(
      catalogs: catalogs, console: console,
      environment: Environment(variables: ["COLUMNS": "56"]))
    #expect(tool.run(arguments) == .yes)
    return console.output
  }

  @Test func `has a title, its lessons under their system, and long names on their own line`()
    throws
  {
    #expect(
      try output(["list"]) == """
        Doors
          porch               a lamp at a door
            porch-dark        lesson: forgets the lamp

        Gates
          gate-with-a-name-of-its-own
                              a gate; its lamp burns while it is
                              open

        """)
  }

  @Test func `The front page is not seen by a program, which gets one list`() throws {
    let document = try output(["list", "--json"])
    #expect(
      document.hasPrefix(
        "{\"version\": 1, \"outcome\": \"ok\", \"systems\": [{\"name\": \"porch\", "
          + "\"summary\": "))
    #expect(!document.contains("Doors"))
    let names = document.split(separator: "\"name\": \"").dropFirst().map { text in
      text.prefix { $0 != "\"" }
    }
    #expect(names == ["porch", "porch-dark", "gate-with-a-name-of-its-own"])
  }
}
