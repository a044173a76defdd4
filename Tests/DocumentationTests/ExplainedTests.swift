import CameraModel
import FlowChecker
import FlowModel
import JourneyTool
import Testing

/// The property that the page of properties shows broken: what is said of it is true.
@Suite struct ExplainedTests {
  static let rule = "a camera page has a picture, a message, or something coming"

  private func run(_ arguments: [String]) -> (code: ExitCode, output: String) {
    let console = WritingConsole()
    let tool = Tool(
      catalogs: [
        ListedCatalog(
          "Camera", CameraSystems.catalog, of: "CameraSystems.catalog", in: "CameraModel")
      ], console: console, environment: Environment(variables: ["LC_ALL": "C.UTF-8"]))
    return (tool.run(arguments), console.output)
  }

  @Test func `The test that is offered is the one that was pasted, and the command leads there`()
    throws
  {
    let (code, output) = run(["check", "camera-sketch", "--explain", "--property", Self.rule])
    #expect(code == .no)
    let source = try Repository.text(of: "Tests/DocumentationTests/Snippets/BrokenPage.swift")
    let pasted = source.split(separator: "\n").map(String.init)
    let first = try #require(pasted.firstIndex { $0.hasPrefix("  @Test(\"") })
    let last = try #require(pasted[first...].firstIndex(of: "  }"))
    let expected =
      pasted.prefix { $0.hasPrefix("import ") }.map { "    \($0)" } + [""]
      + pasted[first...last].map { "  \($0)" }
    #expect(output.contains(expected.joined(separator: "\n")))

    let mark = "  Look at it: journey "
    let command = try #require(
      output.split(separator: "\n").first { $0.hasPrefix(mark) }?.dropFirst(mark.count))
    let words = command.split(separator: " ").map { $0.filter { $0 != "'" } }
    let walked = run(words + ["--no-input"])
    #expect(walked.code == .yes)
    #expect(walked.output.contains("PROPERTY BROKEN: \(Self.rule)"))
  }
}
