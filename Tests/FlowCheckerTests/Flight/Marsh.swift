import EveryPath
import FlowModel

/// A ferry that is called, and a ferryman who shakes his head at the end of any path there.
struct Marsh: World {
  /// A way from one crossing to the next.
  struct Way: Hashable, Sendable {
    let from: Int
    let to: Int
    var isRare = false
  }
  enum Move: Hashable, Sendable {
    case call
    case go(Way)
    case refuse
  }
  typealias Stimulus = Ferry.Event
  enum Observation: Hashable, Sendable { case none }

  var ways: [Way]
  /// The crossing at which the ferryman shakes his head.
  var end: Int
  /// Whether he hardly ever does.
  var refusesRarely = false
  var place = 0
  var isRunning = true
  var asker: Address?

  init(_ ways: [Way], to end: Int) {
    self.ways = ways
    self.end = end
  }

  func offer(_ moves: inout [Move]) {
    guard asker != nil else { return moves.append(.call) }
    moves += ways.filter { $0.from == place }.map(Move.go)
    if place == end { moves.append(.refuse) }
  }

  func text(of move: Move) -> ChoiceText {
    switch move {
    case .call: ChoiceText(.person, "call", "call the ferry")
    case .go(let way):
      ChoiceText(
        .person, "\(way.isRare ? "swim" : "walk")-\(way.from)-\(way.to)", "get there",
        isRare: way.isRare)
    case .refuse: ChoiceText(.system, "no", "a shake of the head", isRare: refusesRarely)
    }
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .call: output.begin()
    case .go(let way): place = way.to
    case .refuse:
      if let asker { output.answer(asker, .forbidden) }
      asker = nil
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    isRunning = false
    asker = nil
    output.processEnded()
  }

  var picture: Picture { Picture(title: "Marsh") }
  mutating func renumber(_ number: (Address) -> Address) { asker = asker.map(number) }
  var isBusy: Bool { asker != nil }
  var screen: String { "\(place)" }

  /// The fewest rare ways from the first crossing to the end, and the fewest ways with as many.
  var best: [Int]? {
    var costs: [Int: [Int]] = [0: [0, 0]]
    for _ in 0...ways.count {
      for way in ways {
        guard let cost = costs[way.from] else { continue }
        let longer = [cost[0] + (way.isRare ? 1 : 0), cost[1] + 1]
        if costs[way.to].map(longer.lexicographicallyPrecedes) ?? true { costs[way.to] = longer }
      }
    }
    return costs[end]
  }
}

/// The ferry in a marsh.
func marsh(_ marsh: Marsh) throws -> System<Marsh> {
  System(
    "marsh", "A ferry that is called.",
    components: [
      try Component(
        "ferry", Ferry(),
        perform: { effect, address, marsh, _ in
          if effect == .ask { marsh.asker = address }
        }, hear: { (stimulus: Ferry.Event) in stimulus })
    ],
    worlds: [marsh]
  ) {}
}
