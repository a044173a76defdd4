import ToolSupport

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
