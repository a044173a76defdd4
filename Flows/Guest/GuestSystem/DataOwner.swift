import Foundation

/// Whose data, by the id that the server gave.
///
/// Two ids are the same only if their bytes are, also where a `String` takes two spellings of one
/// text for the same.
public enum DataOwner: Hashable, Sendable, Codable {
  case guest(String)
  case user(String)

  /// The name of the folder.
  var folderName: String {
    switch self {
    case .guest(let id): "guest-" + fileName(id)
    case .user(let id): "user-" + fileName(id)
    }
  }

  /// Whether both have the same data.
  public static func == (one: DataOwner, other: DataOwner) -> Bool {
    one.folderName == other.folderName
  }

  /// Feeds what two owners are compared by.
  public func hash(into hasher: inout Hasher) { hasher.combine(folderName) }
}

/// A name of a file that stands for a text from outside, and for no other.
///
/// Small letters, digits and hyphens stay; each other byte of its UTF-8 is an underscore and two
/// digits. So no name has a separator, a dot, or a letter that differs from another by case or
/// normalisation only. One that would be too long is a tilde and the text's SHA-256.
func fileName(_ text: String) -> String {
  let digits = Array("0123456789abcdef".utf8)
  var name: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      name.append(byte)
    default: name += [UInt8(ascii: "_"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  guard name.count > 200 else { return String(decoding: name, as: UTF8.self) }
  let sum = sha256(Array(text.utf8)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  return "~" + String(decoding: sum, as: UTF8.self)
}

/// SHA-256 (FIPS 180-4), which Foundation does not have on every system.
func sha256(_ message: [UInt8]) -> [UInt8] {
  let primes = (2...311).filter { n in !(2..<n).contains { n.isMultiple(of: $0) } }
  func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
  let constants = primes.map { fraction(cbrt(Double($0))) }
  var hash = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  let length = UInt64(message.count) * 8
  let zeros = [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
  let padded =
    message + [0x80] + zeros + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
  func turn(_ word: UInt32, _ by: UInt32) -> UInt32 { word >> by | word << (32 - by) }
  for start in stride(from: 0, to: padded.count, by: 64) {
    var words = (0..<16).map { word in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(padded[start + word * 4 + $1]) }
    }
    for i in 16..<64 {
      let (a, b) = (words[i - 15], words[i - 2])
      let first = turn(a, 7) ^ turn(a, 18) ^ a >> 3
      let second = turn(b, 17) ^ turn(b, 19) ^ b >> 10
      words.append(words[i - 16] &+ first &+ words[i - 7] &+ second)
    }
    var state = hash
    for i in 0..<64 {
      let (a, e) = (state[0], state[4])
      let choice = e & state[5] ^ ~e & state[6]
      let mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      let first = state[7] &+ mixed &+ choice &+ constants[i] &+ words[i]
      let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
      let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
      state = [first &+ second] + state.prefix(7)
      state[4] &+= first
    }
    for i in 0..<8 { hash[i] &+= state[i] }
  }
  return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
}
