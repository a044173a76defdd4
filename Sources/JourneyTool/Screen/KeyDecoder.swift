/// Turns bytes of a terminal into keys.
///
/// Pure: what is not complete yet is kept for the next bytes.
///
/// Whatever is not understood is dropped as a whole, so that no part of it is taken for a key.
package struct KeyDecoder: Hashable, Sendable {
  /// The most bytes of a pasted text that are kept.
  package static let longestPaste = 1 << 16
  /// How often nothing may come before the end of a paste or a string is given up.
  package static let patience = 40

  /// What has begun and is taken to its end, however long it is.
  private enum Long: Hashable {
    /// A pasted text; nil once it is too long.
    case paste([UInt8]?)
    /// What a terminal answers or reports, such as its colours: OSC, DCS, SOS, PM, APC.
    case string
    /// A control sequence of many numbers.
    case control
  }

  private enum Found {
    case key(Key?)
    case begins(Long)
  }

  private var pending: [UInt8] = []
  private var long: Long?
  private var pauses = 0

  package init() {}

  /// Whether something waits for its rest; ``timeOut()`` ends the waiting.
  package var isWaiting: Bool { !pending.isEmpty || long != nil }

  /// Takes bytes, gives the keys that are complete.
  package mutating func take(_ bytes: [UInt8]) -> [Key] {
    pauses = 0
    pending += bytes
    var keys: [Key] = []
    while true {
      switch long {
      case .paste(let text):
        guard let key = goOn(pasting: text) else { return keys }
        keys.append(key)
      case .string: guard skipString() else { return keys }
      case .control: guard skipControl() else { return keys }
      case nil:
        guard let (found, length) = next() else { return keys }
        pending.removeFirst(length)
        switch found {
        case .key(let key): if let key { keys.append(key) }
        case .begins(let what): long = what
        }
      }
    }
  }

  /// Nothing more came for a while: a lone Escape is one, anything else is dropped.
  ///
  /// What is long may take a few pauses; a pasted text that has no end by then is dropped, and said
  /// to be pasted.
  package mutating func timeOut() -> [Key] {
    if let begun = long {
      pauses += 1
      guard pauses >= Self.patience else { return [] }
      (long, pending) = (nil, [])
      if case .paste = begun { return [.paste(nil)] }
      return []
    }
    defer { pending = [] }
    return pending == [0x1B] ? [.escape] : []
  }

  // MARK: - What is long

  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  /// Takes more of a pasted text; the key once it has ended.
  private mutating func goOn(pasting text: [UInt8]?) -> Key? {
    let mark = Self.endOfPaste
    var length = pending.count
    var from = 0
    while let escape = pending[from...].firstIndex(of: mark[0]) {
      // The last bytes may be the beginning of the end.
      if mark.starts(with: pending[escape...].prefix(mark.count)) {
        length = escape
        break
      }
      from = escape + 1
    }
    var longer = text
    longer?.append(contentsOf: pending[..<length])
    if let size = longer?.count, size > Self.longestPaste { longer = nil }
    pending.removeFirst(length)
    guard pending.count >= mark.count else {
      long = .paste(longer)
      return nil
    }
    pending.removeFirst(mark.count)
    long = nil
    return .paste(longer.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Drops a string, up to BEL, ST, CAN or SUB; false if its end has not come yet.
  private mutating func skipString() -> Bool {
    for index in pending.indices {
      switch pending[index] {
      case 0x07, 0x18, 0x1A: return drop(index + 1)
      case 0x1B:
        guard index + 1 < pending.count else {
          pending.removeFirst(index)
          return false
        }
        // Another escape ends it, and is one of its own.
        return drop(pending[index + 1] == UInt8(ascii: "\\") ? index + 2 : index)
      default: continue
      }
    }
    pending = []
    return false
  }

  private mutating func skipControl() -> Bool {
    guard let end = pending.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      pending = []
      return false
    }
    return drop(end + 1)
  }

  private mutating func drop(_ length: Int) -> Bool {
    pending.removeFirst(length)
    long = nil
    return true
  }

  // MARK: - Keys

  /// The first key, or nothing to be dropped, and its length; nil if more bytes are needed.
  private func next() -> (found: Found, length: Int)? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return sequence()
    case 0x0A, 0x0D: return (.key(.enter), 1)
    case 0x7F, 0x08: return (.key(.backspace), 1)
    case 0x04: return (.key(.endOfInput), 1)
    case 0x0C: return (.key(.redraw), 1)
    case 0..<0x20: return (.key(nil), 1)
    case 0x20..<0x7F: return (.key(.character(Character(Unicode.Scalar(first)))), 1)
    default: return character(first).map { (.key($0.key), $0.length) }
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

  private func sequence() -> (found: Found, length: Int)? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["):
      if pending.count > 2, pending[2] == UInt8(ascii: "M") {
        return pending.count >= 6 ? (.key(nil), 6) : nil
      }
      for index in 2..<max(pending.count, 2) where (0x40...0x7E).contains(pending[index]) {
        let body = Array(pending[2...index])
        return body == Array("200~".utf8)
          ? (.begins(.paste([])), index + 1) : (.key(Self.key(body)), index + 1)
      }
      return pending.count > 64 ? (.begins(.control), pending.count) : nil
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return nil }
      return (.key(Self.key([pending[2]])), 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      // With nothing behind it, it was Alt and the key.
      return pending.count > 2 ? (.begins(.string), 2) : nil
    case 0x1B: return (.key(.escape), 1)
    default: return (.key(nil), 2)
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

extension [Key] {
  /// Whether keys that came at once are a paste that the terminal did not announce.
  ///
  /// Different keys that write a text are one. A key that repeats itself is not, nor are keys that
  /// write nothing, such as arrows.
  package var isBurst: Bool {
    var first: Key?
    for key in self {
      switch key {
      case .paste: return false
      case .character, .enter:
        guard let known = first else {
          first = key
          continue
        }
        if known != key { return true }
      default: continue
      }
    }
    return false
  }

  package var pasted: Key {
    guard count <= KeyDecoder.longestPaste else { return .paste(nil) }
    return .paste(
      String(
        compactMap { key -> Character? in
          switch key {
          case .character(let character): character
          case .enter: "\n"
          default: nil
          }
        }))
  }
}

package enum Key: Hashable, Sendable {
  case character(Character)
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case enter
  case escape
  case backspace
  case endOfInput
  case redraw
  /// A text that was pasted, not typed; nil if it is longer than ``KeyDecoder/longestPaste``, or
  /// its end never came.
  case paste(String?)

  var isDigit: Bool {
    if case .character("0"..."9") = self { true } else { false }
  }
}
