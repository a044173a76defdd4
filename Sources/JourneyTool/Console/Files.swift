import FlowModel

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading and writing of whole files.
package enum Files {
  /// The largest file that is read.
  static let largest = 256 << 20

  static func tooLarge(_ name: String) -> ToolError {
    ToolError("\(name) is larger than \(largest >> 20) MB; no journey is that large.")
  }

  /// Whether there is a file at a path that writing would replace.
  static func exists(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether a path leads to a file, a folder or something else; nil if to nothing.
  static func kind(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  static func read(_ path: String) throws(ToolError) -> [UInt8] {
    let shown = harmless(path)
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw ToolError("Cannot read \(shown): \(reason(errno)).") }
    defer { close(file) }
    var information = stat()
    if fstat(file, &information) == 0, information.st_mode & S_IFMT == S_IFDIR {
      throw ToolError("Cannot read \(shown): it is a directory.")
    }
    var bytes: [UInt8] = []
    while true {
      guard let more = Descriptor(number: file).read(atMost: 1 << 18) else {
        throw ToolError("Cannot read \(shown): \(reason(errno)).")
      }
      guard !more.isEmpty else { return bytes }
      bytes += more
      guard bytes.count <= largest else { throw tooLarge(shown) }
    }
  }

  /// Makes a folder, and those it is in, unless they are there.
  static func makeFolder(_ path: String) throws(ToolError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? String(part) : "/\(part)"
      guard mkdir(made, 0o777) != 0, errno != EEXIST else { continue }
      throw ToolError("Cannot make \(harmless(path)): \(reason(errno)).", .outputLost)
    }
    guard kind(of: path) == S_IFDIR else {
      throw ToolError("Cannot make \(harmless(path)): it is not a folder.", .outputLost)
    }
  }

  /// Writes beside the file first and renames then, so that it is there whole or not at all.
  package static func write(
    _ path: String, _ text: String, replacing: Bool
  ) throws(ToolError) {
    let shown = harmless(path)
    var target = path
    if try isFile(path, shown) {
      guard replacing else { throw exists(shown) }
      target = resolved(path)
    }
    let (file, name) = try begin(beside: target, shown)
    let mask = umask(0)
    umask(mask)
    fchmod(file, 0o666 & ~mask)
    var trouble = Descriptor(number: file).write(text)
    if trouble == nil, fsync(file) != 0 { trouble = reason(errno) }
    close(file)
    if trouble == nil {
      if replacing {
        if rename(name, target) != 0 { trouble = reason(errno) }
      } else if link(name, target) == 0 {
        unlink(name)
      } else if errno == EEXIST {
        unlink(name)
        throw exists(shown)
      } else if rename(name, target) != 0 {
        trouble = reason(errno)
      }
    }
    guard let trouble else { return }
    unlink(name)
    throw ToolError("Cannot write \(shown): \(trouble).", .outputLost)
  }

  /// Says no if a file could not be begun at a path, and leaves nothing there.
  static func tryWriting(_ path: String) throws(ToolError) {
    // What is replaced is beside the new one.
    let target = try isFile(path, harmless(path)) ? resolved(path) : path
    let (file, name) = try begin(beside: target, harmless(path))
    close(file)
    unlink(name)
  }

  /// A new file beside the one that is to be written.
  private static func begin(
    beside path: String, _ shown: String
  ) throws(ToolError) -> (file: Int32, name: [CChar]) {
    var name = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else {
      throw ToolError("Cannot write \(shown): \(reason(errno)).", .outputLost)
    }
    return (file, name)
  }

  /// Whether there is a file; says no if there is something that keeps nothing or lets one wait.
  private static func isFile(_ path: String, _ shown: String) throws(ToolError) -> Bool {
    guard let kind = kind(of: path) else { return false }
    guard kind != S_IFREG else { return true }
    throw ToolError("Cannot write \(shown): it is \(noun(for: kind)); name a file.")
  }

  /// What there is in place of a file.
  static func noun(for kind: mode_t) -> String {
    switch kind {
    case S_IFDIR: "a directory"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a terminal or another device"
    }
  }

  private static func exists(_ shown: String) -> ToolError {
    ToolError("\(shown) exists and was not replaced; use --force, or save! in a walk.")
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
