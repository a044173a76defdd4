/// A 64-bit FNV-1a hash of text, in 16 hexadecimal digits: the same on every machine and run.
func fingerprint(of lines: [String]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for line in lines {
    for byte in line.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    hash = (hash ^ 0x0a) &* 0x0000_0100_0000_01b3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
