import Dispatch
import FlowModel
import Foundation

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The console the process was started with.
final class SystemConsole: Console {
  private var input = InputBuffer {
    Terminal.readInput(atMost: 65_536)
  }

  /// Whether the terminal may be sent what to put on the clipboard: one that does not know how says
  /// nothing, but for the console of Linux, which would write it on the screen.
  let hasClipboard = getenv("TERM").map { String(cString: $0) != "linux" } ?? false

  func write(_ text: String) throws(OutputLost) {
    Terminal.dropLastResult()
    if let reason = Descriptor.output.write(text) { throw OutputLost(reason: reason) }
  }

  func writeError(_ text: String) { _ = Descriptor.errors.write(text) }

  func readLine(longest: Int) -> String? {
    let line = input.line(longest: longest)
    // What had come of it when the process was to end is no line.
    return Terminal.isEnding ? nil : line
  }

  func readAll() throws(ToolError) -> [UInt8] {
    guard let bytes = input.rest(limit: Files.largest) else {
      throw Files.tooLarge("standard input")
    }
    return bytes
  }

  func readFile(_ path: String) throws(ToolError) -> [UInt8] { try Files.read(path) }

  func readDocument(_ path: String, atMost most: Int) throws(ToolError) -> [UInt8] {
    try Files.read(path, atMost: most)
  }

  func names(in folder: String) throws(ToolError) -> [String]? { try Files.names(in: folder) }

  func isFolder(_ path: String) -> Bool { Files.isFolder(path) }

  func path(behind path: String) -> String { Files.path(behind: path) }

  func isLink(_ path: String) -> Bool { Files.isLink(path) }

  func makeFolder(_ path: String) throws(ToolError) { try Files.makeFolder(path) }

  func writeFile(_ path: String, _ text: String, replacing: Bool) throws(ToolError) {
    try Files.write(path, text, replacing: replacing)
  }

  func tryWriting(_ path: String) throws(ToolError) { try Files.tryWriting(path) }

  func exists(_ path: String) -> Bool { Files.exists(path) }

  func isPipe(_ path: String) -> Bool { Files.isPipe(path) }

  func run(_ session: ScreenSession) throws(ToolError) -> ScreenSession {
    var loop = ScreenLoop(session, console: self)
    try loop.run()
    return loop.session
  }

  func whenInterrupted(say text: String, print result: String) {
    Terminal.setLastWords(text, result)
  }

  private let telling = DispatchQueue(label: "journey.telling")
  private var ticks: (any DispatchSourceTimer)?
  private var clearing = ""

  func beginTelling(_ text: String, after seconds: Int, writingOver: Bool) {
    endTelling()
    clearing = writingOver ? "\r\u{1B}[K" : ""
    let begun = DispatchTime.now()
    let timer = DispatchSource.makeTimerSource(queue: telling)
    timer.schedule(
      deadline: begun + .seconds(seconds), repeating: .seconds(writingOver ? 1 : 10))
    timer.setEventHandler { @Sendable [clearing] in
      let passed = (DispatchTime.now().uptimeNanoseconds - begun.uptimeNanoseconds) / 1_000_000_000
      _ = Descriptor.errors.write(
        writingOver ? "\(clearing)\(text), \(passed) s" : "\(text), \(passed) s\n")
    }
    timer.resume()
    ticks = timer
  }

  func endTelling() {
    guard let timer = ticks else { return }
    ticks = nil
    timer.cancel()
    // What is being told is told before anything else.
    telling.sync { if !clearing.isEmpty { _ = Descriptor.errors.write(clearing) } }
  }

  func deferSignals() { _ = Terminal.deferSignals([SIGPIPE]) }

  func endIfSignalled() { Terminal.endIfSignalled() }

  func removeFile(_ path: String) { unlink(path) }
}
