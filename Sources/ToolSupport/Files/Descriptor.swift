#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, by its number.
package struct Descriptor {
  package static let input = Descriptor(number: 0)
  package static let output = Descriptor(number: 1)
  package static let errors = Descriptor(number: 2)

  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// Writes everything; the reason if it could not.
  package func write(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = systemWrite(number, rest.baseAddress, rest.count)
        if written < 0 {
          if errno == EINTR { continue }
          return reason(errno)
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
      return nil
    }
  }

  /// The next bytes; empty at the end, nil if it cannot be read.
  package func read(atMost count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      let length = bytes.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, $0.count) }
      if length >= 0 { return Array(bytes.prefix(length)) }
      if errno != EINTR { return nil }
    }
  }
}

/// What a number of `errno` means.
package func reason(_ number: Int32) -> String {
  strerror(number).map { String(cString: $0) } ?? "error \(number)"
}

// Safe, both: the caller's buffer lives as long as the call, and has `count` bytes.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
