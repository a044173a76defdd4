import JourneyTool
import PermissionDoctor
import Testing
import ToolSupport

/// The program that has the doctor alone.
@Suite struct DoctorProgramTests {
  private func run(_ arguments: String...) -> (code: ExitCode, console: FakeConsole) {
    let console = FakeConsole(files: [
      "Info.plist": Surgery.plist(Surgery.text("NSCameraUsageDescription"))
    ])
    let program = DoctorProgram(
      outside: console, environment: Environment(toolName: "permission-doctor"))
    return (program.run(arguments), console)
  }

  @Test func `A program answers as the tool does, with the command's name or without`() {
    for uses in ["camera", "microphone"] {
      let console = FakeConsole(files: [
        "Info.plist": Surgery.plist(Surgery.text("NSCameraUsageDescription"))
      ])
      let tool = Tool(
        systems: [], permissions: Surgery.permissions, console: console, environment: Environment())
      let code = tool.run(["doctor", "Info.plist", "--uses", uses])
      for answer in [
        run("Info.plist", "--uses", uses), run("doctor", "Info.plist", "--uses", uses),
        run("--uses", uses, "Info.plist"),
      ] {
        #expect(answer.code == code)
        #expect(answer.console.output == console.output)
      }
    }
  }

  @Test func `A program prints its commands, its version and what it knows`() {
    #expect(run().code == .askedWrongly)
    #expect(run().console.errors.contains("USAGE: permission-doctor"))
    #expect(run("--version").console.output == "permission-doctor 0.1.0\n")
    #expect(run("help").console.output.contains("audit <folder>"))
    #expect(run("audit", "--help").console.output == run("help", "audit").console.output)
    #expect(run("list").code == .yes)
    let list = run("list", "permissions").console.output
    #expect(list.hasPrefix("camera: NSCameraUsageDescription\n"))
    #expect(list.contains("notifications: no key\n"))
  }

  @Test(arguments: [
    (
      ["Info.plist", "--uses", "camra"],
      "There is no permission \"camra\". Did you mean \"camera\"? See `permission-doctor list`."
    ),
    (
      ["a", "b"], "\"b\" is one argument too many for doctor. See `permission-doctor help doctor`."
    ),
    (["audit"], "audit needs a folder. See `permission-doctor help audit`."),
    (["help", "audt"], "There is no command \"audt\". Did you mean \"audit\"?"),
    (["list", "tea"], "There is no table \"tea\", only permissions."),
    (
      ["Info.plist", "--walk"],
      "doctor has no option \"--walk\". See `permission-doctor help doctor`."
    ),
  ])
  func `A program answers a wrong question with one sentence and 2`(
    arguments: [String], sentence: String
  ) {
    let console = FakeConsole(files: ["Info.plist": ""])
    let program = DoctorProgram(
      outside: console, environment: Environment(toolName: "permission-doctor"))
    #expect(program.run(arguments) == .askedWrongly)
    #expect(console.errors == "permission-doctor: \(sentence)\n")
    #expect(program.run(arguments + ["--json"]) == .askedWrongly)
  }
}
