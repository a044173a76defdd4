package import ToolSupport

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `permission-doctor`, which needs no flow and no model.
package enum PermissionDoctorCommand {
  /// Runs the command line of this process, and ends the process.
  package static func main() -> Never {
    Descriptor.closeGaps()
    let program = DoctorProgram(
      outside: Process(), environment: .process(usually: "permission-doctor"))
    exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// The outside that the process was started in.
  private struct Process: Outside {
    func write(_ text: String) throws(OutputLost) {
      if let reason = Descriptor.output.write(text) { throw OutputLost(reason: reason) }
    }

    func writeError(_ text: String) { _ = Descriptor.errors.write(text) }

    func readAll() throws(ToolError) -> [UInt8] { try Files.rest(of: .input, "standard input") }

    func readDocument(_ path: String, atMost most: Int) throws(ToolError) -> [UInt8] {
      try Files.read(path, atMost: most)
    }

    func names(in folder: String) throws(ToolError) -> [String]? { try Files.names(in: folder) }

    func isFolder(_ path: String) -> Bool { Files.isFolder(path) }

    func isLink(_ path: String) -> Bool { Files.isLink(path) }
  }
}

extension CommandSpec {
  /// Looks at the purpose strings of an app.
  package static let doctor = CommandSpec(
    "doctor", overview: "Check an Info.plist against the permissions that an app uses.",
    operands: [
      .init("plist", "The Info.plist, preferably of the built app; - for standard input.")
    ], least: 1, most: 1,
    options: [
      OptionSpec(
        "uses", nil, .texts("names"),
        "What the app and its libraries use, as `list permissions` names it: microphone,contacts; "
          + "or none. Without it the keys of the file are explained."),
      OptionSpec(
        "ios", nil, .count("version", most: 99),
        "The oldest iOS the app runs on (default: MinimumOSVersion of the file, else 16)."),
      OptionSpec(
        "languages", nil, .texts("folder"),
        "Look for languages in this folder, not only beside the file: de.lproj/InfoPlist.strings, "
          + "InfoPlist.xcstrings."),
      OptionSpec("json", "Print one JSON document."),
    ],
    examples: [
      "doctor App/Info.plist --uses microphone,contacts",
      "doctor App.app/Info.plist --uses location-always --ios 17",
    ])
}
