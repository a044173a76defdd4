import Foundation

struct Tool {
  /// What a program did.
  struct Run {
    let status: Int32
    /// What it said, on both channels.
    let output: String
    /// How long processors worked for it.
    let seconds: Double
    /// How long it took from its start to its end.
    let wall: Double
    /// The most memory it had at once; where this program had more when it started it, that.
    let bytes: Int
  }

  let path: String

  init(path: String) { self.path = path }

  /// The program with this name; nil if there is none.
  init?(_ name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let found = folders.map { "\($0)/\(name)" }.first(
      where: FileManager.default.isExecutableFile(atPath:))
    guard let found else { return nil }
    path = found
  }

  /// The `journey` that is built beside this program; nil if there is none.
  static var journey: Tool? {
    let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("journey").path
    return FileManager.default.isExecutableFile(atPath: path) ? Tool(path: path) : nil
  }

  /// Runs it to its end, with an input that ends at once.
  func run(_ arguments: [String]) throws -> Run {
    try withTemporaryFolder { try run(arguments, said: $0.appendingPathComponent("said").path) }
  }

  private func run(_ arguments: [String], said: String) throws -> Run {
    #if canImport(Darwin)
      var (actions, unit): (posix_spawn_file_actions_t?, Int) = (nil, 1)
    #else
      var (actions, unit) = (posix_spawn_file_actions_t(), 1024)
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, said, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    // Darwin's headers do not declare `environ`.
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }.sorted()
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var (process, status, usage) = (pid_t(), Int32(), rusage())
    let begin = ContinuousClock.now
    guard posix_spawn(&process, path, &actions, nil, &words, &variables) == 0,
      wait4(process, &status, 0, &usage) == process
    else { throw Failure("`\(path)` cannot be started") }
    let wall = (ContinuousClock.now - begin) / .seconds(1)
    // The low bits are of a signal.
    return Run(
      status: status & 127 == 0 ? status >> 8 : 128 + status & 127,
      output: String(
        decoding: FileManager.default.contents(atPath: said) ?? Data(), as: UTF8.self),
      seconds: usage.ru_utime.seconds + usage.ru_stime.seconds, wall: wall,
      bytes: usage.ru_maxrss * unit)
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// Does something in a temporary folder, which is gone afterwards.
func withTemporaryFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("flow-bench-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}
