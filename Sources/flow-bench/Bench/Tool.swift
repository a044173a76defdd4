import Foundation

/// A program of this machine.
struct Tool {
  /// What a program did.
  struct Run {
    let status: Int32
    /// What it said, on both channels.
    let output: String
    let seconds: Double
  }

  let path: String

  /// The program with this name; nil if there is none.
  init?(_ name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let found = folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else { return nil }
    path = found
  }

  init(path: String) { self.path = path }

  func run(
    _ arguments: [String], in folder: URL? = nil, with variables: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let (timing, output) = try Timing.of {
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
    return Run(status: process.terminationStatus, output: output, seconds: timing.wall)
  }
}

/// Does something in a temporary folder, which is gone afterwards.
func withTemporaryFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("flow-bench-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}
