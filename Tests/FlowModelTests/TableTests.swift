import FlowModel
import Testing

/// Tables of what was worked out.
@Suite struct TableTests {
  @Test func `A memo answers as a dictionary does`() {
    let memo = Memo()
    var dictionary: [UInt64: UInt64] = [:]
    for high in UInt32(0)..<200 {
      for low in UInt32(0)..<40 {
        let key = word(high, low &* 977)
        #expect(memo.value(of: key) == dictionary[key])
        memo.note(UInt64(high &+ low), of: key)
        dictionary[key] = UInt64(high &+ low)
      }
    }
    #expect(dictionary.allSatisfy { memo.value(of: $0.key) == $0.value })
    #expect(memo.value(of: word(200, 0)) == nil)
  }

  @Test func `A word gives back its halves`() {
    let (high, low) = halves(of: word(7, .max))
    #expect(high == 7)
    #expect(low == .max)
  }
}
