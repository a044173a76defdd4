import FlowModel

/// A world without components: a token on a small graph where many places may offer one choice.
struct Crossing: QuietWorld {
  /// A way on: who takes it, what it is called, and where it leads.
  struct Way: Hashable {
    var by: Cause
    var id: String
    var target: Int
  }
  enum Stimulus: Hashable, Sendable { case none }
  enum Observation: Hashable, Sendable { case none }

  /// The ways of each place; one id leads from one place to one other.
  let ways: [[Way]]
  /// The places with a light.
  let lit: Set<Int>
  /// The places where nobody can stay.
  var busy: Set<Int> = []
  var place = 0

  init(ways: [[Way]], lit: Set<Int>) {
    self.ways = ways
    self.lit = lit
  }

  /// A small graph made from a seed, the same on every machine.
  ///
  /// Of four choices, two of a person and two of the system, each place offers some.
  init(seed: UInt64, places: Int = 5) {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let choices: [(Cause, String)] = [
      (.person, "left"), (.person, "right"), (.system, "push"), (.system, "pull"),
    ]
    var ways: [[Way]] = []
    for _ in 0..<places {
      var here: [Way] = []
      for (by, id) in choices where next(5) < 2 {
        here.append(Way(by: by, id: id, target: next(places)))
      }
      ways.append(here)
    }
    self.ways = ways
    lit = Set((1..<places).filter { _ in next(4) == 0 })
  }

  var isLit: Bool { lit.contains(place) }

  func offer(_ moves: inout [Int]) { moves += ways[place].indices }
  func text(of move: Int) -> ChoiceText {
    let way = ways[place][move]
    return ChoiceText(way.by, way.id, "\(way.id) to \(way.target)")
  }
  mutating func take(_ move: Int, _ output: inout WorldOutput<Self>) {
    place = ways[place][move].target
  }
  var isBusy: Bool { busy.contains(place) }
  var screen: String { "place-\(place)" }
  var facts: [(name: String, value: String)] { [("place", "\(place)")] }
}

/// A crossing as a system with properties.
func crossing(
  _ world: Crossing, @PropertyBuilder<Crossing> _ properties: () -> [Property<Crossing>]
) -> System<Crossing> {
  System("crossing", "", components: [], worlds: [world], properties: properties)
}
