import FlowExplorer
import FlowModel
import Testing

@Suite struct `All moves of a world are carried out together` {
  /// Drawers in a cabinet: from the hall to any of them, in each a few things, and back.
  struct Cabinet: QuietWorld {
    enum Notice: Hashable, Sendable { case none }
    enum Sign: Hashable, Sendable { case none }

    static let drawers = 500

    var drawer: Int?
    /// In an array, so that equal worlds differ in their bytes.
    var things: [Int] = []

    func offer(_ moves: inout [Int]) {
      moves += drawer == nil ? Array(1...Self.drawers) : [0, -1, -2]
    }
    func text(of move: Int) -> ChoiceText { ChoiceText(.person, "\(move)", "move") }

    mutating func take(_ move: Int, _ news: inout News<Self>) {
      switch move {
      case 0: (drawer, things) = (nil, [])
      case ..<0: things = [move]
      default: drawer = move
      }
    }

    var isRunning: Bool { true }
  }

  @Test(arguments: [false, true], 1...2)
  func `However many there are, each leads where it leads alone`(
    _ keepsSteps: Bool, _ workers: Int
  ) async {
    let system = System<Cabinet>("cabinet", "", parts: [], worlds: [Cabinet()]) {}
    let model = NumberedSystem(system, keepsSteps: keepsSteps)
    let found = await survey(model, workers: workers)
    #expect(found.count == 1 + 3 * Cabinet.drawers)
    #expect(found.transitionCount == Cabinet.drawers + 3 * 3 * Cabinet.drawers)
    var ways = Set<[Int]>()
    for number in 0..<found.count {
      let world = model.state(found[number]).world
      ways.insert([world.drawer ?? 0] + world.things)
    }
    #expect(ways.count == found.count)
    // The nearest first, in the order in which they are offered.
    for drawer in 1...Cabinet.drawers {
      #expect(model.state(found[drawer]).world.drawer == drawer)
    }
  }
}
