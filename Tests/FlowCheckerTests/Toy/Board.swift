import FlowModel

/// A world without components: a token on a small graph whose places have colours.
struct Board: QuietWorld {
  typealias Move = Int
  enum Stimulus: Hashable, Sendable { case none }
  enum Observation: Hashable, Sendable { case none }

  /// Where each way of each place leads.
  let ways: [[Int]]
  /// The colours of each place, one bit each.
  let colours: [Int]
  var place = 0

  init(ways: [[Int]], colours: [Int]) {
    self.ways = ways
    self.colours = colours
  }

  /// A small graph made from a seed, the same on every machine.
  init(seed: UInt64, places: Int = 4) {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    ways = (0..<places).map { _ in (0..<next(3)).map { _ in next(places) } }
    colours = (0..<places).map { _ in next(8) }
  }

  func has(_ colour: Int) -> Bool { colours[place] & (1 << colour) != 0 }

  func offer(_ moves: inout [Move]) { moves += ways[place].indices }
  func text(of move: Move) -> ChoiceText {
    ChoiceText(.person, "\(place)-\(move)", "go from \(place) to \(ways[place][move])")
  }
  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) { place = ways[place][move] }
  var screen: String { "place-\(place)" }
  var facts: [(name: String, value: String)] { [("place", "\(place)")] }

  /// Every walk from the start with at most `length` steps, shortest first, as places.
  func walks(upTo length: Int) -> [[Int]] {
    var result: [[Int]] = [[0]]
    var last = result
    for _ in 0..<length {
      last = last.flatMap { walk in ways[walk[walk.count - 1]].map { walk + [$0] } }
      result += last
    }
    return result
  }

  /// Which places can be reached from each, itself included, through places that pass.
  func reach(through passes: (Int) -> Bool) -> [[Bool]] {
    ways.indices.map { start in
      var seen = ways.indices.map { $0 == start }
      for _ in ways {
        for place in ways.indices where seen[place] {
          for target in ways[place] where passes(target) { seen[target] = true }
        }
      }
      return seen
    }
  }
}

/// A board as a system with properties.
func board(
  _ world: Board, @PropertyBuilder<Board> _ properties: () -> [Property<Board>]
) -> System<Board> {
  System("board", "", components: [], worlds: [world], properties: properties)
}
