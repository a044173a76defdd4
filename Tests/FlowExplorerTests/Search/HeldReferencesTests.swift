import FlowExplorer
import FlowModel
import Testing

@Suite struct `What worlds refer to` {
  /// Counts the boxes that there are.
  final class Census: Sendable {
    let boxes = Guarded(0)
  }

  /// A number somewhere else: equal ones lie at different places.
  final class Box: Hashable, Sendable {
    let number: Int
    let census: Census

    init(_ number: Int, _ census: Census) {
      (self.number, self.census) = (number, census)
      census.boxes.withLock { $0 += 1 }
    }

    deinit { census.boxes.withLock { $0 -= 1 } }

    static func == (left: Box, right: Box) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// A dial, and beside it a box for every twentieth of what it shows.
  struct Dial: QuietWorld {
    enum Notice: Hashable, Sendable { case none }
    enum Sign: Hashable, Sendable { case none }

    static let size = 2000

    var number = 0
    var box: Box

    func offer(_ moves: inout [Int]) { moves += [1, 2, 7, 30] }
    func text(of move: Int) -> ChoiceText { ChoiceText(.person, "\(move)", "turn") }

    mutating func take(_ move: Int, _ news: inout News<Self>) {
      number = (number + move) % Self.size
      if box.number != number / 20 { box = Box(number / 20, box.census) }
    }

    var isRunning: Bool { true }
  }

  @Test(arguments: [false, true], 1...3)
  func `lives as long as the survey, and no longer`(_ keepsSteps: Bool, _ workers: Int) async {
    let census = Census()
    do {
      let dial = Dial(box: Box(0, census))
      let system = System<Dial>("dial", "", parts: [], worlds: [dial]) {}
      let found = await survey(
        NumberedSystem(system, keepsSteps: keepsSteps), workers: workers)
      #expect(found.count == Dial.size)
      for number in 0..<found.count {
        let dial = found.model.state(found[number]).world
        #expect(dial.box.number == dial.number / 20)
      }
    }
    #expect(census.boxes.value == 0)
  }
}
