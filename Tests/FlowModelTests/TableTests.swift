import FlowModel
import Testing

@Suite("Tables of what was worked out")
struct TableTests {
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

  @Test func `Values are numbered as they come, and equal ones once`() {
    /// Hashes to one of two places, so that only equality tells values apart.
    struct Crowded: Hashable {
      let number: Int
      func hash(into hasher: inout Hasher) { hasher.combine(number % 2) }
    }
    var numbering = Numbering<Crowded>()
    for round in 0..<2 {
      for number in 0..<300 {
        let (given, isNew) = numbering.insert(Crowded(number: number))
        #expect(Int(given) == number)
        #expect(isNew == (round == 0))
      }
    }
    #expect(numbering.values.map(\.number) == Array(0..<300))
  }

  @Test(
    "Tags find what was noted, whatever the hashes are",
    arguments: ["spread", "alike", "few", "small", "some alike"], [0, 3 << 28] as [UInt32])
  func tags(_ hashes: String, _ least: UInt32) {
    func tag(_ number: UInt32) -> UInt32 {
      let number = number - least
      return switch hashes {
      case "spread": number &* 0x9E37_79B9
      case "alike": .max
      case "few": number % 5 &* 0x3333_3333
      case "small": number
      default: number % 2 == 0 ? 7 << 20 : number &* 0x9E37_79B9
      }
    }
    var table = TagTable()
    // Numbers may be far larger than the table.
    var numbers = (0..<UInt32(2000)).map { $0 * $0 % 7919 + least }
    numbers += (0..<20).map { $0 * 3 + least }
    var noted: Set<UInt32> = []
    for number in numbers {
      let place = table.place(of: tag(number)) { $0 == Int32(number) }
      #expect(table[place] == (noted.contains(number) ? Int32(number) : -1))
      if noted.insert(number).inserted { table.note(Int32(number), tag(number), at: place) }
    }
    for number in least..<least + 8000 {
      let place = table.place(of: tag(number)) { $0 == Int32(number) }
      #expect(table[place] == (noted.contains(number) ? Int32(number) : -1))
    }
  }

  @Test func `Values that are looked up together get the numbers they get one by one`() {
    /// Of more than one cache line, with an array in it: equal ones differ in their bytes.
    struct Large: Hashable {
      var words = SIMD16<UInt64>()
      let list: [Int]
    }
    func value(_ number: Int) -> Large {
      Large(words: SIMD16(repeating: UInt64(number / 2)), list: [number % 2, 7])
    }
    var (together, single) = (QuickNumbering<Large>(), QuickNumbering<Large>())
    for batch in 0..<40 {
      // Each batch meets values of the last ones, and some of its own twice.
      let values = (0..<9).map { value((batch * 5 + $0 * 3) % 101) } + [value(batch), value(batch)]
      var found: [UInt32] = []
      var new: [Bool] = []
      var batch = values
      batch.withUnsafeMutableBufferPointer {
        together.insert($0) { place, number, isNew in
          #expect(place == found.count)
          found.append(number)
          new.append(isNew)
        }
      }
      let expected = values.map { single.insert($0) }
      #expect(found == expected.map(\.number))
      #expect(new == expected.map(\.isNew))
    }
    #expect(together.values == single.values)
    #expect(Set(together.values).count == together.count)
  }

  /// Of no whole number of words, and what it refers to lives elsewhere.
  struct Odd: Hashable {
    let name: String
    let digits: SIMD4<UInt64>
    let last: UInt8

    init(_ number: Int, _ names: [String]) {
      name = names[number % names.count]
      digits = SIMD4(repeating: UInt64(number)) &>> [0, 3, 6, 9] & 7
      last = UInt8(number % 5)
    }
  }

  // Few names pack; as many as there are values do not.
  @Test(arguments: [(true, 3), (true, 10_000), (false, 3)])
  func `Values that are packed come back as they were`(_ packs: Bool, names: Int) {
    let names = (0..<names).map { "a name that is too long for its place, \($0)" }
    let numbering = PackedNumbering<Odd>(packs: packs)
    for round in 0..<2 {
      for number in 0..<6_000 {
        var value = Odd(number, names)
        let (given, isNew) = numbering.insert(at: &value)
        #expect(given == UInt32(number))
        #expect(isNew == (round == 0))
      }
    }
    #expect(numbering.count == 6_000)
    for number in 0..<6_000 {
      let expected = Odd(number, names)
      #expect(numbering[UInt32(number)] == expected)
      #expect(numbering.use(UInt32(5_999 - number)) { $0.pointee.last } == (5_999 - number) % 5)
    }
    if packs, names.count == 3 { #expect(numbering.bytes < 6_000 * MemoryLayout<Odd>.stride) }
  }

  @Test func `Values come back as they were although some words come late`() {
    func value(_ number: Int) -> SIMD32<UInt64> {
      var words = SIMD32<UInt64>(repeating: 7)
      for place in 0..<24 {
        // Each begins to differ at another number, and has between two and sixty-four forms.
        let late = max(0, number - place * place * 9)
        words[place] = UInt64(late / (place + 1) % (2 << place % 6))
      }
      words[24] = UInt64(number % 64)
      words[25] = UInt64(number / 64)
      return words
    }
    let numbering = PackedNumbering<SIMD32<UInt64>>(packs: true)
    for number in 0..<6_000 {
      // What comes next is packed beside a value that may be long past.
      if number > 0 { numbering.use(UInt32(number * 31 % number / 2)) { _ in } }
      var new = value(number)
      #expect(numbering.insert(at: &new) == (UInt32(number), true))
      var old = value(number * 7 % (number + 1))
      #expect(numbering.insert(at: &old) == (UInt32(number * 7 % (number + 1)), false))
    }
    #expect((0..<6_000).allSatisfy { numbering[UInt32($0)] == value($0) })
  }

  @Test func `A word gives back its halves`() {
    let (high, low) = halves(of: word(7, .max))
    #expect(high == 7)
    #expect(low == .max)
  }
}
