import Foundation

/// A program of this machine.
struct Tool {
  /// What a program did.
  struct Run {
    let status: Int32
    /// What it said, on both channels.
    let output: String
    /// How long processors worked for it, and for what it started.
    let seconds: Double
    /// How long it took from its start to the end of what it said.
    let wall: Double
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

  /// The program with this name that is built beside this one; nil if there is none.
  init?(beside name: String) {
    path = Self.folder.appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
  }

  init(path: String) { self.path = path }

  /// Where this program was built.
  static var folder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

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
    process.standardInput = FileHandle.nullDevice
    let before = Self.secondsOfChildren
    let begin = ContinuousClock.now
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    // Foundation on Linux asks only now and then whether a process is over.
    let wall = (ContinuousClock.now - begin) / .seconds(1)
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      seconds: Self.secondsOfChildren - before, wall: wall)
  }

  /// The most memory that any program held that has run so far.
  static var mostBytesOfChildren: Int {
    #if canImport(Darwin)
      usageOfChildren.ru_maxrss
    #else
      usageOfChildren.ru_maxrss << 10
    #endif
  }

  private static var usageOfChildren: rusage {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return usage
  }

  private static var secondsOfChildren: Double {
    let usage = usageOfChildren
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
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
