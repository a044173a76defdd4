/// Bytes in the letters of base 64, padded.
package func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = (0..<3).reduce(0) { bits, place in
      bits << 8 | (place < group.count ? Int(group[start + place]) : 0)
    }
    for place in 0..<4 {
      text.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : "=")
    }
  }
  return text
}
