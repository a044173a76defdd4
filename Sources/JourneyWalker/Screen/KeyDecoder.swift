/// Turns bytes of a terminal into keys.
///
/// Pure: what is not complete yet is kept for the next bytes.
///
/// Whatever is not understood is dropped as a whole, so that no part of it is taken for a key.
package struct KeyDecoder: Hashable, Sendable {
  private var pending: [UInt8] = []

  package init() {}

  /// Whether something waits for its rest; ``timeOut()`` ends the waiting.
  package var isWaiting: Bool { !pending.isEmpty }

  /// Takes bytes, gives the keys that are complete.
  package mutating func take(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = next() {
      if let key { keys.append(key) }
      pending.removeFirst(length)
    }
    return keys
  }

  /// Nothing more came for a while: a lone Escape is one, anything else is dropped.
  package mutating func timeOut() -> [Key] {
    defer { pending = [] }
    return pending == [0x1B] ? [.escape] : []
  }

  /// The first key, or nothing to be dropped, and its length; nil if more bytes are needed.
  private func next() -> (key: Key?, length: Int)? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return sequence()
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x04: return (.endOfInput, 1)
    case 0x0C: return (.redraw, 1)
    case 0..<0x20: return (nil, 1)
    case 0x20..<0x7F: return (.character(Character(Unicode.Scalar(first))), 1)
    default: return character(first)
    }
  }

  private func character(_ first: UInt8) -> (key: Key?, length: Int)? {
    let length: Int
    switch first {
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return (nil, 1)
    }
    let rest = pending.dropFirst().prefix(length - 1)
    if let bad = rest.firstIndex(where: { $0 & 0xC0 != 0x80 }) { return (nil, bad) }
    guard rest.count == length - 1 else { return nil }
    let text = String(decoding: pending.prefix(length), as: UTF8.self)
    guard let character = text.first, character != "\u{FFFD}" else { return (nil, length) }
    return (.character(character), length)
  }

  private func sequence() -> (key: Key?, length: Int)? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["):
      if pending.count > 2, pending[2] == UInt8(ascii: "M") {
        return pending.count >= 6 ? (nil, 6) : nil
      }
      for index in 2..<max(pending.count, 2) where (0x40...0x7E).contains(pending[index]) {
        return (Self.key(Array(pending[2...index])), index + 1)
      }
      return pending.count > 64 ? (nil, pending.count) : nil
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return nil }
      return (Self.key([pending[2]]), 3)
    case 0x1B: return (.escape, 1)
    default: return (nil, 2)
    }
  }

  /// The key of a control sequence without its introduction.
  private static func key(_ bytes: [UInt8]) -> Key? {
    switch String(decoding: bytes, as: UTF8.self) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H", "1~", "7~": .home
    case "F", "4~", "8~": .end
    case "5~": .pageUp
    case "6~": .pageDown
    case "M": .enter
    default: nil
    }
  }
}
