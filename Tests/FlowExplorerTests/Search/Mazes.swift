import FlowExplorer

/// A graph made from a seed, the same on every machine, whose places are told by words of any shape.
struct Maze: Sendable {
  let startCount: Int
  private let doors: [[Int]]
  private let words: [UInt64]
  private let places: [UInt64: Int]

  init(seed: UInt64, places count: Int = 120, starts: Int = 1, words word: (Int) -> UInt64) {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    doors = (0..<count).map { _ in (0..<next(4)).map { _ in next(count) } }
    words = (0..<count).map(word)
    places = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
    startCount = starts
  }

  /// Mazes whose words are neighbours, far apart, at both ends, or mixed.
  static let shapes: [@Sendable (Int) -> UInt64] = [
    { UInt64($0) }, { UInt64($0) << 6 }, { UInt64($0) << 40 }, { .max - UInt64($0) },
    { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }, { UInt64($0 / 17) << 32 | UInt64($0 % 17) },
  ]

  static var all: [Maze] {
    shapes.enumerated().flatMap { number, shape in
      (0..<6).map { Maze(seed: UInt64(number * 10 + $0), starts: 1 + $0 % 3, words: shape) }
    }
  }

  var starts: [UInt64] { Array(words[..<startCount]) }

  func targets(of word: UInt64) -> [UInt64] {
    places[word].map { doors[$0].map { words[$0] } } ?? []
  }
}

/// A maze whose states are words.
struct PackedMaze: SearchModel, Sendable {
  let maze: Maze

  var starts: [UInt64] { maze.starts }

  func successors(of state: UInt64, into ways: inout Successors<Int, UInt64>) {
    for (door, target) in maze.targets(of: state).enumerated() { ways.append(door, to: target) }
  }
}

/// A maze whose states are structs, to be hashed and compared.
struct UnpackedMaze: SearchModel, Sendable {
  struct Place: Hashable, Sendable {
    let text: String
    let word: UInt64

    init(_ word: UInt64) {
      text = "place \(word)"
      self.word = word
    }
  }

  let maze: Maze

  var starts: [Place] { maze.starts.map(Place.init) }

  func successors(of state: Place, into ways: inout Successors<Int, Place>) {
    for (door, target) in maze.targets(of: state.word).enumerated() {
      ways.append(door, to: Place(target))
    }
  }
}

/// Counters of 0…9, each counted up alone.
struct Counters: SearchModel, Sendable {
  let count: UInt64

  var starts: [UInt64] { [0] }

  func successors(of state: UInt64, into ways: inout Successors<Int, UInt64>) {
    for counter in 0..<count where state >> (4 * counter) & 15 < 9 {
      ways.append(Int(counter), to: state + 1 << (4 * counter))
    }
  }
}

/// All that a survey tells, by words.
struct Findings: Equatable {
  var words: [UInt64]
  var parents: [Int?]
  var depths: [Int]
  var startCount: Int
  var expanded: Int
  var transitions: Int
  var completeness: Completeness

  init<Model, Seen>(_ survey: Survey<Model, Seen>, word: (Model.State) -> UInt64) {
    words = (0..<survey.count).map { word(survey[$0]) }
    parents = (0..<survey.count).map(survey.parent)
    depths = (0..<survey.count).map(survey.depth)
    startCount = survey.startCount
    expanded = survey.expandedCount
    transitions = survey.transitionCount
    completeness = survey.completeness
  }

  init<Model>(_ survey: Survey<Model, PackedStates<UInt64>>) { self.init(survey) { $0 } }

  init<Choice>(_ graph: SearchGraph<UInt64, Choice>) {
    words = graph.states
    parents = graph.parentEdge.map { $0 < 0 ? nil : graph.source(of: $0) }
    depths = graph.states.indices.map { graph.shortestPath(to: $0).count }
    startCount = graph.startCount
    expanded = graph.expandedCount
    transitions = graph.targets.count
    completeness = graph.completeness
  }
}
