import JourneyTool
import Testing

/// The commands that are printed work as the tool was started.
@Suite struct StartedCommandTests {
  @Test(arguments: [
    ("journey", "/home/a", "journey"),
    ("./journey", "/home/a", "./journey"),
    (".build/debug/journey", "/home/a", ".build/debug/journey"),
    (".build/x86_64-unknown-linux-gnu/debug/journey", "/home/a", "swift run journey"),
    ("../.build/arm64-apple-macosx/release/mine", "/a/b", "swift run -c release mine"),
    ("/home/a/.build/x86_64-unknown-linux-gnu/debug/journey", "/home/a", "swift run journey"),
    ("/home/a/.build/debug/journey", "/home/a/Sources", "swift run journey"),
    ("/home/a/.build/release/mine", "/home/a", "swift run -c release mine"),
    ("/home/a/.build/debug/journey", "/home/b", "/home/a/.build/debug/journey"),
    ("/home/a/.build/debug/journey", "/home/ab", "/home/a/.build/debug/journey"),
    ("/opt/my tools/journey", "/home/a", "'/opt/my tools/journey'"),
    ("/usr/bin/journey", "/home/a", "/usr/bin/journey"),
  ])
  func `are the ones that start it again`(path: String, folder: String, command: String) {
    #expect(Environment.command(startedAs: path, in: folder) == command)
  }

  @Test func `stand in hints, and the name before messages`() {
    let console = FakeConsole()
    let tool = Tool(
      systems: [], console: console,
      environment: Environment(toolName: "journey", command: "swift run journey"))
    #expect(tool.run(["wlak"]) == .askedWrongly)
    #expect(console.errors.hasPrefix("journey: "))
    #expect(console.errors.contains("swift run journey help"))
  }
}
