import FlowExplorer
import FlowModel
import Testing

@Suite struct `Several workers who look at states of two distances at once` {
  /// From the lobby to any room of the first floor, and up: on each floor two rooms share a staircase.
  struct House: QuietWorld {
    enum Notice: Hashable, Sendable { case none }
    enum Sign: Hashable, Sendable { case none }

    static let rooms = 3000
    static let floors = 4

    var floor = 0
    var room = 0

    func offer(_ moves: inout [Int]) {
      switch floor {
      case 0: moves += 0..<Self.rooms
      case Self.floors: break
      default: moves.append(room / 2)
      }
    }
    func text(of move: Int) -> ChoiceText { ChoiceText(.person, "\(move)", "move") }

    mutating func take(_ move: Int, _ news: inout News<Self>) {
      floor += 1
      room = move
    }

    var isRunning: Bool { true }
  }

  let system = System<House>("house", "", parts: [], worlds: [House()]) {}

  @Test(arguments: 1...3) func `know how far each one is`(_ workers: Int) async {
    let found = await survey(NumberedSystem(system), workers: workers)
    #expect(found.count == 1 + 3000 + 1500 + 750 + 375)
    for number in 0..<found.count {
      #expect(found.depth(of: number) == found.model.state(found[number]).world.floor)
    }
  }

  @Test(arguments: 0...4)
  func `look at none that is further away than they may`(_ steps: Int) async {
    let limits = SearchLimits(maxDepth: steps)
    let alone = survey(NumberedSystem(system), limits: limits)
    var shared = await survey(NumberedSystem(system), workers: 2, limits: limits)
    #expect(shared.count == alone.count)
    #expect(shared.expandedCount == alone.expandedCount)
    #expect(shared.completeness == alone.completeness)
    await shared.resume(workers: 2)
    #expect(shared.count == 5626)
    #expect(shared.depth(of: 5625) == House.floors)
  }
}
