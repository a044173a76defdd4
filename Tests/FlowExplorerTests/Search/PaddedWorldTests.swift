import FlowExplorer
import FlowModel
import Testing

@Suite struct `Bytes do not decide what is equal` {
  /// A world with a hole between its fields, in which a move leaves rubbish; it counts to three.
  struct Padded: QuietWorld {
    struct Fields: Hashable, Sendable {
      var small: UInt8 = 0
      var large: UInt64 = 0
    }
    enum Notice: Hashable, Sendable { case none }
    enum Sign: Hashable, Sendable { case none }

    var fields = Fields()

    func offer(_ moves: inout [Int]) { moves += 0..<8 }
    func text(of move: Int) -> ChoiceText { ChoiceText(.person, "\(move)", "count") }

    mutating func take(_ move: Int, _ news: inout News<Self>) {
      fields.small = (fields.small + 1) % 3
      withUnsafeMutableBytes(of: &fields) { bytes in
        for hole in 1..<8 { bytes[hole] = UInt8(move * 31 + hole) }
      }
    }

    var isRunning: Bool { true }
  }

  @Test(arguments: [false, true], 1...2)
  func `Rubbish between two fields makes no further states`(
    _ keepsSteps: Bool, _ workers: Int
  ) async {
    #expect(MemoryLayout<Padded>.size == 16)
    let system = System<Padded>("padded", "", parts: [], worlds: [Padded()]) {}
    let model = NumberedSystem(system, keepsSteps: keepsSteps)
    let found = await survey(model, workers: workers)
    #expect(found.count == 3)
    #expect(found.transitionCount == 24)
    #expect(model.size.worlds == 3)
  }

  /// A world whose value is in an array: equal ones lie at different places.
  struct Elsewhere: QuietWorld {
    enum Notice: Hashable, Sendable { case none }
    enum Sign: Hashable, Sendable { case none }

    var digits = [0, 0, 0, 0, 0]

    func offer(_ moves: inout [Int]) { moves += digits.indices }
    func text(of move: Int) -> ChoiceText { ChoiceText(.person, "\(move)", "turn") }
    mutating func take(_ move: Int, _ news: inout News<Self>) {
      digits[move] = (digits[move] + 1) % 6
    }
    var isRunning: Bool { true }
  }

  @Test(arguments: [false, true], 1...2)
  func `Equal values at other places are one`(_ keepsSteps: Bool, _ workers: Int) async {
    let system = System<Elsewhere>("elsewhere", "", parts: [], worlds: [Elsewhere()]) {}
    let model = NumberedSystem(system, keepsSteps: keepsSteps)
    let found = await survey(model, workers: workers)
    #expect(found.count == 6 * 6 * 6 * 6 * 6)
    let worlds = (0..<found.count).map { model.state(found[$0]).world.digits }
    #expect(Set(worlds).count == found.count)
  }
}
