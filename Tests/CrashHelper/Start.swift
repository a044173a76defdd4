public import Foundation

extension Process {
  /// Starts this program from a test beside it; what it prints can be read as it comes.
  public static func crashHelper(
    _ arguments: [String]
  ) throws -> (process: Process, output: FileHandle) {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0])
    let folders = sequence(first: bundle.deletingLastPathComponent()) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }
    let program = folders.map { $0.appendingPathComponent("CrashHelper") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = program ?? bundle
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }
}
