/// An input that comes in pieces, handed out by lines or as a whole.
package struct InputBuffer {
  private let read: () -> [UInt8]?
  private var bytes: [UInt8] = []
  private var start = 0
  /// No line ends between its beginning and here.
  private var searched = 0
  private var hasEnded = false

  /// An input.
  ///
  /// - Parameter read: Gives the next piece; nothing at the end.
  package init(read: @escaping () -> [UInt8]?) { self.read = read }

  /// The next line, without its end; nil when the input has ended.
  ///
  /// Of one that is too long only the beginning is kept, and that is still too long.
  ///
  /// - Parameter longest: The most bytes of a line that is handed out whole.
  package mutating func line(longest: Int) -> String? {
    // One byte too many is enough to refuse a line; another may be the end's carriage return.
    let kept = longest + 2
    while true {
      if let end = bytes[searched...].firstIndex(of: 0x0A) {
        return take(upTo: end, next: end + 1, kept)
      }
      searched = bytes.count
      if hasEnded {
        return start < bytes.count ? take(upTo: bytes.count, next: bytes.count, kept) : nil
      }
      forget(beyond: kept)
      fill()
    }
  }

  /// The whole rest; nil if it is larger than `limit`.
  package mutating func rest(limit: Int) -> [UInt8]? {
    while !hasEnded {
      fill()
      guard bytes.count <= limit else { return nil }
    }
    defer { (start, searched) = (bytes.count, bytes.count) }
    return Array(bytes[start...])
  }

  private mutating func forget(beyond kept: Int) {
    guard bytes.count - start > kept else { return }
    bytes.removeSubrange((start + kept)...)
    searched = bytes.count
  }

  private mutating func take(upTo end: Int, next: Int, _ kept: Int) -> String {
    var line = bytes[start..<end]
    if line.last == 0x0D { line.removeLast() }
    (start, searched) = (next, next)
    return String(decoding: line.prefix(kept), as: UTF8.self)
  }

  private mutating func fill() {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    guard let piece = read(), !piece.isEmpty else {
      hasEnded = true
      return
    }
    bytes += piece
  }
}
