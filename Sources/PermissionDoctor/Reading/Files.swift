import Foundation
package import ToolSupport

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading and writing of whole files.
package enum Files {
  package static let largest = 256 << 20

  package static func tooLarge(_ name: String) -> ToolError {
    ToolError("\(name) is larger than \(largest >> 20) MB; no journey is that large.")
  }

  /// Whether there is a file at a path that writing would replace.
  package static func exists(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether a path leads to a pipe.
  package static func isPipe(_ path: String) -> Bool { kind(of: path) == S_IFIFO }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// The one path of what a path leads to, however that is written.
  package static func path(behind path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Whether there is a link at a path, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a path leads to a file, a folder or something else; nil if to nothing.
  static func kind(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  /// The contents of whatever gives bytes.
  package static func read(_ path: String) throws(ToolError) -> [UInt8] {
    let (file, kind) = try begin(path, O_RDONLY)
    defer { close(file) }
    guard kind != S_IFDIR else {
      throw ToolError("Cannot read \(harmless(path)): it is a directory.")
    }
    guard let bytes = try contents(of: file, path, atMost: largest) else {
      throw tooLarge(harmless(path))
    }
    return bytes
  }

  /// The contents of a file of a bounded size; nothing else, which could let one wait or never end.
  package static func read(_ path: String, atMost most: Int) throws(ToolError) -> [UInt8] {
    let (file, kind) = try begin(path, O_RDONLY | O_NONBLOCK)
    defer { close(file) }
    guard kind == S_IFREG else {
      throw ToolError("Cannot read \(harmless(path)): it is \(noun(for: kind)); name a file.")
    }
    guard let bytes = try contents(of: file, path, atMost: most) else {
      throw ToolError("Cannot read \(harmless(path)): it is larger than \(most >> 20) MB.")
    }
    return bytes
  }

  /// What an open file has yet to give.
  package static func rest(of file: Descriptor, _ name: String) throws(ToolError) -> [UInt8] {
    guard let bytes = try contents(of: file.number, name, atMost: largest) else {
      throw tooLarge(name)
    }
    return bytes
  }

  private static func begin(
    _ path: String, _ flags: Int32
  ) throws(ToolError) -> (file: Int32, kind: mode_t) {
    let file = open(path, flags)
    var information = stat()
    guard file >= 0, fstat(file, &information) == 0 else {
      throw ToolError("Cannot read \(harmless(path)): \(reason(errno)).")
    }
    return (file, information.st_mode & S_IFMT)
  }

  /// All bytes; nil if there are more than `most`.
  private static func contents(
    of file: Int32, _ path: String, atMost most: Int
  ) throws(ToolError) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count <= most {
      guard let more = Descriptor(number: file).read(atMost: 1 << 18) else {
        throw ToolError("Cannot read \(harmless(path)): \(reason(errno)).")
      }
      guard !more.isEmpty else { return bytes }
      bytes += more
    }
    return nil
  }

  /// The names in a folder, in order; nil if there is no such folder.
  package static func names(in folder: String) throws(ToolError) -> [String]? {
    guard kind(of: folder) == S_IFDIR else { return nil }
    return try said("read", folder) {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
  }

  /// Makes a folder, and those it is in, unless they are there.
  package static func makeFolder(_ path: String) throws(ToolError) {
    guard kind(of: path) != S_IFREG else {
      throw ToolError("\(harmless(path)) is a file; name a folder.")
    }
    try said("make", path) {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  package static func write(
    _ path: String, _ text: String, replacing: Bool
  ) throws(ToolError) {
    guard path != "-" else {
      throw ToolError("\"-\" is not a file to write to; write ./- for a file of that name.")
    }
    let isThere = try isFile(path, harmless(path))
    guard replacing || !isThere else { throw exists(harmless(path)) }
    try said("write", path) {
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      guard !replacing else { return try Data(text.utf8).write(to: file, options: .atomic) }
      // `.atomic` and `.withoutOverwriting` cannot be had together. A link replaces nothing, and a
      // move, where there are no links, looks first.
      let part = self.part(beside: file)
      defer { try? FileManager.default.removeItem(at: part) }
      try Data(text.utf8).write(to: part, options: .withoutOverwriting)
      guard (try? FileManager.default.linkItem(at: part, to: file)) == nil else { return }
      guard !exists(path) else { throw CocoaError(.fileWriteFileExists) }
      try FileManager.default.moveItem(at: part, to: file)
    }
  }

  /// Says no if a file could not be begun at a path, and leaves nothing there.
  package static func tryWriting(_ path: String) throws(ToolError) {
    _ = try isFile(path, harmless(path))
    try said("write", path) {
      let part = part(beside: URL(fileURLWithPath: path).resolvingSymlinksInPath())
      try Data().write(to: part, options: .withoutOverwriting)
      try FileManager.default.removeItem(at: part)
    }
  }

  private static func part(beside file: URL) -> URL {
    file.deletingLastPathComponent().appending(path: ".\(UUID().uuidString).part")
  }

  /// Says in a sentence what Foundation could not do.
  private static func said<Value>(
    _ deed: String, _ path: String, _ body: () throws -> Value
  ) throws(ToolError) -> Value {
    do {
      return try body()
    } catch {
      if deed == "write", (error as? CocoaError)?.code == .fileWriteFileExists {
        throw exists(harmless(path))
      }
      let cause = (error as? CocoaError)?.underlying as? POSIXError
      let why = cause.map { reason($0.code.rawValue) } ?? error.localizedDescription
      throw ToolError(
        "Cannot \(deed) \(harmless(path)): \(why).", deed == "read" ? .askedWrongly : .outputLost)
    }
  }

  /// Whether there is a file; says no if there is something that keeps nothing or lets one wait.
  private static func isFile(_ path: String, _ shown: String) throws(ToolError) -> Bool {
    guard let kind = kind(of: path) else {
      guard isLink(path) else { return false }
      throw ToolError("Cannot write \(shown): it is a link that leads nowhere; name a file.")
    }
    guard kind != S_IFREG else { return true }
    throw ToolError("Cannot write \(shown): it is \(noun(for: kind)); name a file.")
  }

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
}
