#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal while the whole screen is used.
///
/// This is the only file that touches its modes and signals. Everything a signal handler may touch
/// is allocated before, and a handler calls only what is safe in one. The mode is set once. Ctrl-C
/// is put off until what was walked is kept, and a second one ends a program that hangs; Ctrl-\
/// ends it at once. Each ends it by its own signal.
enum Terminal {
  // Safe: never freed, written by the main thread, before the handlers are installed or in whole
  // words; handlers only read, and nothing else runs beside them.
  nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let mode = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let isActive: UnsafeMutablePointer<Int32> = {
    let number = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    number.initialize(to: 0)
    return number
  }()
  nonisolated(unsafe) private static let wakePipe = UnsafeMutablePointer<Int32>.allocate(
    capacity: 2)
  /// The real error stream, and a nameless file that takes its place meanwhile.
  nonisolated(unsafe) private static let errors = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
  nonisolated(unsafe) private static let scratch = UnsafeMutableRawPointer.allocate(
    byteCount: 4096, alignment: 8)
  nonisolated(unsafe) private static let leaving: UnsafeMutableBufferPointer<UInt8> = {
    let bytes = Array("\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l".utf8)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    return buffer
  }()

  /// What wakes the loop: bytes, each the number of a signal.
  static var wake: Int32 { wakePipe[0] }

  /// Takes the screen; false if there is no terminal.
  static func enter() -> Bool {
    _ = leaving.count
    _ = scratch
    errors[0] = -1
    errors[1] = -1
    isActive.pointee = 0
    guard isatty(0) != 0, isatty(1) != 0, tcgetattr(0, saved) == 0, deferSignals([]) else {
      return false
    }
    mode.pointee = saved.pointee
    mode.pointee.c_lflag &= ~tcflag_t(ECHO | ICANON)
    withUnsafeMutableBytes(of: &mode.pointee.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    divertErrors()
    let others = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS]
    handle(
      [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
        + others.filter { !isIgnored($0) }, Int32(SA_NODEFER)
    ) { signal in
      Terminal.suspend()
      Terminal.end(by: signal)
    }
    handle([SIGWINCH, SIGCONT, SIGTSTP], Int32(SA_RESTART)) { Terminal.wakeUp($0) }
    resume()
    return true
  }

  // MARK: - Signals that are put off

  /// The signal that is to end the process, once what was walked is kept; 0 if none has come.
  // Safe: never freed, and one word, which a handler writes in one go.
  nonisolated(unsafe) private static let ending: UnsafeMutablePointer<Int32> = {
    let number = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    number.initialize(to: 0)
    return number
  }()
  // Safe: only the main thread reads and writes it, no handler.
  nonisolated(unsafe) private static var defersSignals = false

  /// Whether a signal that is to end the process was put off.
  static var isEnding: Bool { ending.pointee != 0 }

  /// Notes the signals that end a process, and some `others`, and wakes what waits for input; a
  /// second one ends the process at once.
  ///
  /// A signal that is ignored, as `nohup` has it, stays ignored.
  ///
  /// - Returns: Whether it could be done.
  static func deferSignals(_ others: [Int32]) -> Bool {
    guard !isEnding, !defersSignals else { return true }
    _ = leaving.count
    _ = isActive
    guard pipe(wakePipe) == 0 else { return false }
    for end in 0..<2 {
      _ = fcntl(wakePipe[end], F_SETFL, fcntl(wakePipe[end], F_GETFL) | O_NONBLOCK)
      _ = fcntl(wakePipe[end], F_SETFD, FD_CLOEXEC)
    }
    defersSignals = true
    let signals = ([SIGINT, SIGTERM, SIGHUP] + others).filter { !isIgnored($0) }
    handle(signals, 0) { signal in
      guard Terminal.ending.pointee == 0 else {
        Terminal.suspend()
        return Terminal.end(by: signal)
      }
      Terminal.ending.pointee = signal
      Terminal.wakeUp(signal)
    }
    return true
  }

  /// Ends the process by the signal that was put off, if one was.
  static func endIfSignalled() {
    guard isEnding else { return }
    suspend()
    end(by: ending.pointee)
  }

  /// The next bytes of the input; empty at its end, and once the process is to end.
  static func readInput(atMost count: Int) -> [UInt8]? {
    while defersSignals {
      guard !isEnding else { return [] }
      var files = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&files, 2, -1) > 0, files[0].revents != 0 { break }
    }
    return isEnding ? [] : Descriptor.input.read(atMost: count)
  }

  private static func wakeUp(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    let number = errno
    _ = write(wakePipe[1], &byte, 1)
    errno = number
  }

  private static func end(by signal: Int32) {
    var action = sigaction()
    set(&action, SIG_DFL)
    sigaction(signal, &action, nil)
    raise(signal)
  }

  /// The text of a crash would vanish with the screen; it is kept and shown afterwards.
  private static func divertErrors() {
    guard isatty(2) != 0 else { return }
    var name = Array("/tmp/journey.XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return }
    unlink(name)
    errors[0] = dup(2)
    errors[1] = file
  }

  /// Takes the screen again.
  static func resume() {
    guard isActive.pointee == 0 else { return }
    // In the background this stops the process until it is brought to the front, or is to end.
    while tcsetattr(0, TCSADRAIN, mode) != 0, errno == EINTR, !isEnding {}
    guard !isEnding else { return }
    isActive.pointee = 1
    if errors[1] >= 0 { dup2(errors[1], 2) }
    // A paste is announced, so that it is no keys.
    _ = Descriptor.output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h")
  }

  /// Takes the screen again after the process was stopped from outside.
  static func resumeAfterStop() {
    guard !isEnding else { return }
    isActive.pointee = 0
    resume()
  }

  /// Gives the screen back.
  ///
  /// Safe in a signal handler.
  static func suspend() {
    guard isActive.pointee == 1 else { return }
    isActive.pointee = 0
    _ = write(1, leaving.baseAddress, leaving.count)
    // In the background the modes are those of the shell, and setting them would stop the process.
    let group = tcgetpgrp(0)
    if group <= 0 || group == getpgrp() { tcsetattr(0, TCSANOW, saved) }
    guard errors[1] >= 0 else { return }
    lseek(errors[1], 0, SEEK_SET)
    while true {
      let length = read(errors[1], scratch, 4096)
      if length <= 0 { break }
      _ = write(errors[0], scratch, length)
    }
    ftruncate(errors[1], 0)
    lseek(errors[1], 0, SEEK_SET)
    dup2(errors[0], 2)
  }

  /// Stops the process until it is continued.
  ///
  /// Not by the signal of Ctrl-Z, which is dropped where nothing could continue the process.
  static func stop() {
    suspend()
    raise(SIGSTOP)
    if !isEnding { resume() }
  }

  static var size: (columns: Int, rows: Int) {
    var window = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 {
      return (Int(window.ws_col), Int(window.ws_row))
    }
    return (80, 24)
  }

  private static func handle(
    _ signals: [Int32], _ flags: Int32, _ body: @escaping @convention(c) (Int32) -> Void
  ) {
    for signal in signals {
      var action = sigaction()
      set(&action, body)
      action.sa_flags = flags
      sigaction(signal, &action, nil)
    }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // Handlers are compared by their address. Safe: a C function's address is one word.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func set(
    _ action: inout sigaction, _ handler: (@convention(c) (Int32) -> Void)?
  ) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
  }

  // MARK: - Last words

  // Two messages, each with a result, and the number of the one that holds. Safe: never freed,
  // written by the main thread, and a handler reads the one that is not being written.
  nonisolated(unsafe) private static let words = UnsafeMutablePointer<UInt8>.allocate(
    capacity: 4 * wordsLimit)
  nonisolated(unsafe) private static let lengths = UnsafeMutablePointer<Int>.allocate(capacity: 5)
  private static let wordsLimit = 1_024

  /// Says what an interruption writes as the last message, and as the result, before it ends the
  /// process.
  ///
  /// A signal that is ignored, as `nohup` has it, stays ignored.
  static func setLastWords(_ text: String, _ result: String) {
    let next = hasLastWords ? 1 - lengths[4] : 0
    for (part, text) in zip([2 * next, 2 * next + 1], [text, result]) {
      let bytes = text.utf8.prefix(wordsLimit)
      for (offset, byte) in bytes.enumerated() { words[part * wordsLimit + offset] = byte }
      lengths[part] = bytes.count
    }
    lengths[4] = next
    guard !hasLastWords else { return }
    hasLastWords = true
    handle([SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }, Int32(SA_NODEFER)) { signal in
      let part = 2 * Terminal.lengths[4]
      _ = write(2, Terminal.words + part * 1_024, Terminal.lengths[part])
      _ = write(1, Terminal.words + (part + 1) * 1_024, Terminal.lengths[part + 1])
      Terminal.end(by: signal)
    }
  }

  /// An interruption writes no result any more: there is one.
  static func dropLastResult() {
    guard hasLastWords else { return }
    lengths[1] = 0
    lengths[3] = 0
  }

  // Safe: only the main thread reads and writes it, no handler.
  nonisolated(unsafe) private static var hasLastWords = false
}
