import JourneyTool

/// A console in memory.
final class FakeConsole: Console {
  var input: [String]
  var files: [String: [UInt8]] = [:]
  var folders: [String] = []
  /// Files that are there and cannot be read.
  var closedFiles: Set<String> = []
  /// Where nothing can be written, file or folder.
  var lostPlaces: Set<String> = []
  /// Files that came to be a moment ago, after the names were read.
  var newFiles: Set<String> = []
  var output = ""
  var errors = ""
  var losesOutput = false
  /// The files that are pipes.
  var pipes: Set<String> = []
  /// What was said to go on, and after how many seconds it would have been.
  var told: [String] = []
  /// What would be said to whoever interrupts.
  var lastWords = ""
  /// What would be printed then.
  var lastResult = ""
  var sessions: [ScreenSession] = []

  init(input: [String] = [], files: [String: String] = [:]) {
    self.input = input
    self.files = files.mapValues { Array($0.utf8) }
  }

  func write(_ text: String) throws(OutputLost) {
    guard !losesOutput else { throw OutputLost(reason: "No space left on device") }
    output += text
  }

  func writeError(_ text: String) { errors += text }

  func readLine(longest: Int) -> String? { input.isEmpty ? nil : input.removeFirst() }

  func readAll() throws(ToolError) -> [UInt8] {
    defer { input = [] }
    return Array(input.joined(separator: "\n").utf8)
  }

  func readFile(_ path: String) throws(ToolError) -> [UInt8] {
    guard !closedFiles.contains(path) else {
      throw ToolError("Cannot read \(path): Permission denied.")
    }
    guard let file = files[path] else {
      throw ToolError("Cannot read \(path): No such file or directory.")
    }
    return file
  }

  func names(in folder: String) throws(ToolError) -> [String]? {
    let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    let names = files.keys.filter { $0.hasPrefix(start) && !newFiles.contains($0) }
      .compactMap { $0.dropFirst(start.count).split(separator: "/").first.map(String.init) }
    return names.isEmpty ? nil : Set(names).sorted()
  }

  func isFolder(_ path: String) -> Bool {
    files[path] == nil && (try? names(in: path)) ?? nil != nil
  }

  func writeFile(_ path: String, _ text: String, replacing: Bool) throws(ToolError) {
    try tryWriting(path)
    guard replacing || files[path] == nil else { throw ToolError("\(path) exists.") }
    files[path] = Array(text.utf8)
  }

  func makeFolder(_ path: String) throws(ToolError) { folders.append(path) }

  func tryWriting(_ path: String) throws(ToolError) {
    guard lostPlaces.contains(path) else { return }
    throw ToolError("Cannot write \(path).", .outputLost)
  }

  func exists(_ path: String) -> Bool { files[path] != nil }

  func isPipe(_ path: String) -> Bool { pipes.contains(path) }

  func beginTelling(_ text: String, after seconds: Int, writingOver: Bool) {
    told.append("\(text), after \(seconds)")
  }

  func whenInterrupted(say text: String, print result: String) {
    (lastWords, lastResult) = (text, result)
  }

  func removeFile(_ path: String) { files[path] = nil }

  /// The keys that are touched on the screen.
  var keys: [Key] = []

  func run(_ session: ScreenSession) throws(ToolError) -> ScreenSession {
    sessions.append(session)
    var session = session
    for key in keys {
      switch session.take(key) {
      case .quit: return session
      case .save(let path, let text, let replacing):
        do throws(ToolError) {
          try writeFile(path, text, replacing: replacing)
          session.saved(path, nil, exists: false)
        } catch {
          session.saved(path, error, exists: false)
        }
      default: break
      }
    }
    return session
  }
}
