import EveryPath
import FlowModel

/// Numbers from a seed.
struct Draw {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }

  /// A number from 0 to below another.
  mutating func callAsFunction(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

/// A flow made from a seed that goes from place to place, by touches and by the clock.
struct Clockwork: Flow {
  enum Event: Int, Hashable, Sendable, CaseIterable {
    case push, pull
    /// Leads on from everywhere, and nobody ever does it.
    case repair
  }
  enum Outcome: Hashable, Sendable { case none }

  /// What happens in a place: where a touch leads, and the time; nowhere by a touch if it stays.
  struct Rows: Sendable {
    var touches: [Event: Int]
    var timeout: (seconds: Int, target: Int)?
  }

  /// The rows of each place.
  let rows: [Rows]

  init(_ rows: [Rows]) { self.rows = rows }

  /// - Parameter draw: a number from 0 to below another.
  init(_ draw: (Int) -> Int) {
    rows = (0..<3).map { place in
      Rows(
        touches: Dictionary(
          uniqueKeysWithValues: [Event.push, .pull].filter { _ in draw(4) == 0 }
            .map { ($0, draw(3)) }),
        timeout: draw(3) > 0 ? (draw(5) + 1, (place + 1 + draw(2)) % 3) : nil)
    }
  }

  /// Two clockworks from a seed.
  static func pair(seed: UInt64) -> [Clockwork] {
    var draw = Draw(seed: seed)
    return (0..<2).map { _ in Clockwork { draw($0) } }
  }

  static var states: [Int] { [0, 1, 2] }
  static var events: [Event] { Event.allCases }
  var start: Int { 0 }

  func transitions(from place: Int) -> Transitions {
    Enter { Perform(place) }
    On(.repair) { Go(to: 0) }
    for event in [Event.push, .pull] {
      if let target = rows[place].touches[event] { On(event) { Go(to: target) } }
    }
    if let timeout = rows[place].timeout {
      After(.seconds(timeout.seconds), because: "it is wound up") { Go(to: timeout.target) }
    }
  }

  func answers(to effect: Int) -> [Event] { [] }
  func resume(from place: Int) -> Resumption<Int, Outcome> { .drop(.none) }
  func abandoned(_ reason: Abandonment) -> Outcome { .none }
}

/// Clockworks side by side: somebody winds up each once, and touches all of them together.
struct Mantelpiece: QuietWorld {
  enum Move: Hashable, Sendable {
    case wind(Int)
    case touch(Clockwork.Event)
  }
  enum Observation: Hashable, Sendable { case none }

  /// The place of each; nil until it is wound up.
  var places: [Int?]

  func offer(_ moves: inout [Move]) {
    moves += places.indices.filter { places[$0] == nil }.map(Move.wind)
    moves += [.touch(.push), .touch(.pull)]
  }

  func text(of move: Move) -> ChoiceText { ChoiceText(.person, "\(move)", "\(move)") }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .wind(let component): output.begin(ComponentID<Clockwork>("clock \(component)"))
    case .touch(let event): output.tell(event)
    }
  }

  typealias Stimulus = Clockwork.Event

  /// How many seconds a move takes.
  struct Delay: Sendable {
    let move: Move
    let atLeast: Int
    let atMost: Int?

    var latency: Latency<Move> {
      Latency(atLeast: .seconds(atLeast), atMost: atMost.map { .seconds($0) }) { [move] in
        $0 == move
      }
    }

    /// Delays of some moves, from a seed.
    static func some(seed: UInt64) -> [Delay] {
      var draw = Draw(seed: seed)
      let moves: [Move] = [.wind(0), .wind(1), .touch(.push), .touch(.pull)]
      // Brute force takes long for each of them.
      return [moves[draw(2)], moves[draw(2) + 2]].prefix(1 + draw(2)).map { move in
        let least = draw(3)
        return Delay(move: move, atLeast: least, atMost: draw(2) == 0 ? nil : least + draw(3))
      }
    }
  }

  static func system(
    _ clocks: [Clockwork], _ delays: [Delay] = [],
    @PropertyBuilder<Mantelpiece> _ properties: () -> [Property<Mantelpiece>]
  ) throws -> System<Mantelpiece> {
    let components = try clocks.enumerated().map { number, clock in
      try Component<Mantelpiece>(
        "clock \(number)", clock,
        perform: { place, _, world, _ in world.places[number] = place }, hear: { $0 })
    }
    return System(
      "mantelpiece", "", components: components,
      worlds: [Mantelpiece(places: clocks.map { _ in nil })], latencies: delays.map(\.latency),
      properties: properties)
  }
}
