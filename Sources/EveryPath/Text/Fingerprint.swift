/// A 64-bit FNV-1a hash of lines of text: the same on every machine and run.
package struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package var digits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A hash of some lines.
  package init(_ lines: [String]) { add(lines: lines) }

  mutating func add(lines: [String]) {
    for line in lines {
      add(line)
      endLine()
    }
  }

  mutating func add(_ text: String) { for byte in text.utf8 { add(byte) } }

  mutating func add(_ text: String, _ number: Int) {
    add(text)
    add(number)
  }

  /// Adds a number, not below zero, as it is written.
  mutating func add(_ number: Int) {
    var power = 1
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      add(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / power % 10))
      power /= 10
    }
  }

  mutating func endLine() { add(UInt8(ascii: "\n")) }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
