import Foundation

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a session on the terminal: keys and signals in, frames out.
struct ScreenLoop {
  private(set) var session: ScreenSession
  private let console: SystemConsole
  private var decoder = KeyDecoder()
  private var frame = 0
  private var shown: [String] = []
  /// A paste that the terminal does not announce, as far as it has come.
  private var burst: [Key] = []

  init(_ session: ScreenSession, console: SystemConsole) {
    self.session = session
    self.console = console
  }

  /// Runs until the person quits or the terminal is gone.
  mutating func run() throws(ToolError) {
    guard Terminal.enter() else {
      throw ToolError("The whole screen needs a terminal; use --lines.")
    }
    defer { Terminal.suspend() }
    // Keys typed before there was anything to paste into.
    var isTypedAhead = hasInput
    draw(afresh: true)
    while true {
      var files = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
        pollfd(fd: Terminal.wake, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&files, 2, decoder.isWaiting || !burst.isEmpty ? 50 : -1)
      if ready < 0, errno != EINTR { return }
      if ready == 0 {
        let keys = burst.isEmpty ? [] : [burst.pasted]
        burst = []
        guard take(keys + decoder.timeOut()) else { return }
      }
      if files[1].revents & Int16(POLLIN) != 0, !takeSignals() { return }
      guard files[0].revents != 0 else { continue }
      guard let bytes = Descriptor.input.read(atMost: 4096), !bytes.isEmpty else { return }
      guard take(bytes, isTypedAhead) else { return }
      isTypedAhead = false
    }
  }

  private var hasInput: Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  /// Takes bytes; false to quit.
  ///
  /// Different keys at once are a paste, and choose nothing; typed ahead, digits are choices.
  private mutating func take(_ bytes: [UInt8], _ isTypedAhead: Bool) -> Bool {
    let keys = decoder.take(bytes)
    let isPaste = (isTypedAhead ? keys.filter { !$0.isDigit } : keys).isBurst
    guard !burst.isEmpty || isPaste else { return take(keys) }
    if burst.count <= KeyDecoder.longestPaste { burst += keys }
    return true
  }

  private mutating func take(_ keys: [Key]) -> Bool {
    guard !keys.isEmpty else { return true }
    for key in keys {
      switch session.take(key) {
      case .nothing: break
      case .quit: return false
      case .save(let path, let text, let replacing): save(path, text, replacing)
      case .copy(let text): copy(text)
      case .find(let question): find(question)
      case .shorten(let property, let step): shorten(property, step)
      }
    }
    draw(afresh: keys.contains(.redraw))
    return true
  }

  private mutating func save(_ path: String, _ text: String, _ replacing: Bool) {
    if !replacing, console.exists(path) {
      session.saved(path, nil, exists: true)
      return
    }
    do throws(ToolError) {
      try console.writeFile(path, text, replacing: replacing)
      session.saved(path, nil, exists: false)
    } catch {
      session.saved(path, error, exists: false)
    }
  }

  /// Puts a text on the clipboard of a terminal that lets programs do that.
  private func copy(_ text: String) {
    guard console.hasClipboard else { return }
    _ = Descriptor.output.write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}")
  }

  /// Looks for a shorter walk until a key is touched.
  private mutating func shorten(_ property: String, _ step: Int) {
    draw()
    let walker = session.walker
    let found = walker.shorter(breaking: property, than: step) { progress in
      session.tell(progress)
      draw()
      return isTouched
    }
    session.found(found)
  }

  /// Looks for what a question asks for until a key is touched.
  private mutating func find(_ question: String) {
    draw()
    let walker = session.walker
    let found = walker.find(question) { progress in
      session.tell(finding: progress)
      draw()
      return isTouched
    }
    session.found(found)
  }

  /// Whether a search is to stop: by a key, which does nothing else, by what happens to the window,
  /// or by a signal.
  private var isTouched: Bool {
    var files = [
      pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Terminal.wake, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&files, 2, 0) > 0 else { return false }
    if files[0].revents != 0 { _ = Descriptor.input.read(atMost: 4096) }
    return true
  }

  /// False if the process is to end.
  private mutating func takeSignals() -> Bool {
    for byte in Descriptor(number: Terminal.wake).read(atMost: 64) ?? [] {
      switch Int32(byte) {
      case SIGTSTP: Terminal.stop()
      case SIGCONT: Terminal.resumeAfterStop()
      default: break
      }
    }
    guard !Terminal.isEnding else { return false }
    draw(afresh: true)
    return true
  }

  /// Writes the lines that differ from those shown, all at once.
  private mutating func draw(afresh: Bool = false) {
    session.window = Terminal.size
    let (columns, rows) = session.window
    frame += 1
    let lines = Renderer(session, columns: columns, rows: rows).lines(frame: frame).map {
      $0.written(with: session.paint)
    }
    var text = afresh ? "\u{1B}[0m\u{1B}[2J" : ""
    for (row, line) in lines.enumerated() where afresh || row >= shown.count || shown[row] != line {
      // Erased first: after the last cell of a line there is nothing to erase but that cell.
      text += "\u{1B}[\(row + 1);1H\u{1B}[2K\(line)"
    }
    shown = lines
    _ = Descriptor.output.write(text)
  }
}
