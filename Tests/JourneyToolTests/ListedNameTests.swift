import EveryPath
import FlowModel
import JourneyTool
import Testing

/// The name under which a system is listed.
@Suite struct ListedNameTests {
  private struct Missing: Error, CustomStringConvertible {
    var description: String { "the file \"porch.txt\" is missing" }
  }

  private func run(
    _ arguments: [String], _ systems: [any AnySystem]
  ) -> (code: ExitCode, output: String, errors: String) {
    let console = FakeConsole()
    let tool = Tool(systems: systems, console: console, environment: Environment())
    let code = tool.run(arguments)
    return (code, console.output, console.errors)
  }

  @Test func `A listed name is that of the system`() throws {
    let listed = LazySystem("gate", "A gate.") { try porch() }
    let (code, output, errors) = run(["check", "gate"], [listed])
    #expect(code == .askedWrongly)
    #expect(output.isEmpty)
    #expect(
      errors == """
        journey: The system that is listed as "gate" is called "porch"; its journeys and commands \
        name it so, so list it by that name.

        """)
  }

  @Test(arguments: ["", "-porch", "the porch", "porch/2", "porch\u{1B}[2J"])
  func `a listed name can be typed`(name: String) {
    let (code, _, errors) = run(["list"], [LazySystem(name, "A lamp.") { try porch() }])
    #expect(code == .askedWrongly)
    #expect(errors.hasSuffix("a name has no spaces or slashes and does not begin with a hyphen.\n"))
    #expect(!errors.contains("\u{1B}"))
  }

  @Test func `A listed name is its own`() throws {
    let (code, _, errors) = run(["list"], [try porch(), try porch()])
    #expect(code == .askedWrongly)
    #expect(errors == "journey: Two systems are called \"porch\"; each needs a name of its own.\n")
  }

  @Test
  func `A listed name is listed though the system cannot be built, which is no fault of the tool`()
    throws
  {
    let systems: [any AnySystem] = [
      LazySystem<Porch>("gone", "A gate.") { throw Missing() },
      LazySystem("porch", "") { try porch() },
    ]
    let checked = run(["check", "gone"], systems)
    #expect(checked.code == .askedWrongly)
    #expect(
      checked.errors == "journey: gone could not be built: the file \"porch.txt\" is missing\n")
    let listed = run(["list", "--json"], systems)
    #expect(listed.code == .yes)
    #expect(
      listed.output.contains(
        #""error": "gone could not be built: the file \"porch.txt\" is missing""#))
    #expect(listed.output.contains(#""name": "porch""#))
  }
}
