import StateSpace
import Testing

@Suite struct InternerTests {
  @Test func `gives numbers to values as they come, and to equal ones one`() {
    /// Hashes to one of two places, so that only equality tells values apart.
    struct Crowded: Hashable {
      let number: Int
      func hash(into hasher: inout Hasher) { hasher.combine(number % 2) }
    }
    var interner = Interner<Crowded>()
    for round in 0..<2 {
      for number in 0..<300 {
        let (given, isNew) = interner.insert(Crowded(number: number))
        #expect(Int(given) == number)
        #expect(isNew == (round == 0))
      }
    }
    #expect(interner.values.map(\.number) == Array(0..<300))
  }
}
