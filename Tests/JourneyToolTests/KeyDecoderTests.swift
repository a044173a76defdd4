import JourneyTool
import Testing

@Suite struct KeyDecoderTests {
  @Test(
    arguments: [
      ([0x71], [Key.character("q")]), ([0x0D], [.enter]), ([0x7F], [.backspace]),
      ([0x04], [.endOfInput]), ([0x0C], [.redraw]), ([0x00], []),
      ([0x1B, 0x5B, 0x41], [.up]), ([0x1B, 0x4F, 0x42], [.down]),
      ([0x1B, 0x5B, 0x35, 0x7E], [.pageUp]), ([0x1B, 0x5B, 0x36, 0x7E], [.pageDown]),
      ([0x1B, 0x5B, 0x31, 0x35, 0x7E, 0x31], [.character("1")]),
      ([0x1B, 0x5B, 0x31, 0x3B, 0x35, 0x41], []),
      ([0x1B, 0x5B, 0x4D, 0x31, 0x32, 0x33, 0x71], [.character("q")]),
      ([0x1B, 0x31], []), ([0xC3, 0xA9], [.character("é")]), ([0xFF, 0x31], [.character("1")]),
      ([0xC3, 0x31], [.character("1")]), ([0xE2, 0x82, 0xAC], [.character("€")]),
      ([0xED, 0xA0, 0x80], []), ([0x1B, 0x1B], [.escape]),
    ] as [([UInt8], [Key])])
  func `turns bytes into keys and drops what it does not know`(bytes: [UInt8], keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.take(bytes) == keys)
  }

  @Test func `waits for the rest of an arrow`() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.take([0x5B]) == [])
    #expect(decoder.take([0x41]) == [.up])
    #expect(!decoder.isWaiting)
  }

  @Test func `takes a lone Escape for one, and half a sequence for nothing`() {
    var decoder = KeyDecoder()
    _ = decoder.take([0x1B])
    #expect(decoder.timeOut() == [.escape])
    _ = decoder.take([0x1B, 0x5B])
    #expect(decoder.timeOut() == [])
  }

  @Test func `never traps and never keeps much, whatever comes`() {
    var generator = Steps(seed: 7)
    var decoder = KeyDecoder()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = decoder.take(bytes)
    }
    _ = decoder.timeOut()
    #expect(decoder.take([0x71]) == [.character("q")])
  }
}

/// Numbers that are the same on every run.
struct Steps: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed ^ (seed >> 29)
  }
}
