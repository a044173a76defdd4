import Foundation

/// A program that was run to its end, its output thrown away.
struct MeasuredRun {
  let status: Int32
  /// How long processors worked for it.
  let seconds: Double
  /// The most memory it had at once; where this program had more when it started it, that.
  let megabytes: Double

  /// Nil if it could not be started.
  init?(_ path: String, _ arguments: [String]) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    self.status = status
    seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      megabytes = Double(usage.ru_maxrss) / 1_048_576
    #else
      megabytes = Double(usage.ru_maxrss) / 1024
    #endif
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
