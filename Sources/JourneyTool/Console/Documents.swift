import FlowModel

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading of files and folders whose contents are known to be small.
package enum Documents {
  /// Reads a file of a bounded size; nothing else, which could let one wait or never end.
  package static func read(_ path: String, atMost most: Int) throws(ToolError) -> [UInt8] {
    let shown = harmless(path)
    let file = open(path, O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { throw ToolError("Cannot read \(shown): \(reason(errno)).") }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0 else {
      throw ToolError("Cannot read \(shown): \(reason(errno)).")
    }
    let kind = information.st_mode & S_IFMT
    guard kind == S_IFREG else {
      throw ToolError("Cannot read \(shown): it is \(Files.noun(for: kind)); name a file.")
    }
    var bytes: [UInt8] = []
    while bytes.count <= most {
      guard let more = Descriptor(number: file).read(atMost: 1 << 16) else {
        throw ToolError("Cannot read \(shown): \(reason(errno)).")
      }
      guard !more.isEmpty else { return bytes }
      bytes += more
    }
    throw ToolError("Cannot read \(shown): it is larger than \(most >> 20) MB.")
  }

  /// The names in a folder, in order; nil if there is no such folder.
  package static func names(in folder: String) throws(ToolError) -> [String]? {
    guard let handle = opendir(folder) else {
      let reason = reason(errno)
      guard Files.kind(of: folder) == S_IFDIR else { return nil }
      throw ToolError("Cannot read \(harmless(folder)): \(reason).")
    }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      // Safe: the name ends with a zero, and is copied before the next one is read.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
