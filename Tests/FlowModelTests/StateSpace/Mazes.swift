import StateSpace

/// A graph made from a seed, the same on every machine, its places told by words of any shape.
struct Maze: Sendable {
  let startCount: Int
  private let doors: [[Int]]
  private let words: [UInt64]
  private let places: [UInt64: Int]

  init(seed: UInt64, places count: Int = 120, starts: Int = 1, words word: (Int) -> UInt64) {
    var numbers = Seeded(seed)
    doors = (0..<count).map { _ in
      (0..<numbers.next(below: 4)).map { _ in numbers.next(below: count) }
    }
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
struct WordMaze: TransitionSystem, Sendable {
  let maze: Maze

  var initialStates: [UInt64] { maze.starts }

  func transitions(from state: UInt64, into found: inout TransitionList<Int, UInt64>) {
    for (door, target) in maze.targets(of: state).enumerated() { found.append(door, to: target) }
  }
}

/// A maze whose states are structs, to be hashed and compared.
struct StructMaze: TransitionSystem, Sendable {
  struct Place: Hashable, Sendable {
    let text: String
    let word: UInt64

    init(_ word: UInt64) {
      text = "place \(word)"
      self.word = word
    }
  }

  let maze: Maze

  var initialStates: [Place] { maze.starts.map(Place.init) }

  func transitions(from state: Place, into found: inout TransitionList<Int, Place>) {
    for (door, target) in maze.targets(of: state.word).enumerated() {
      found.append(door, to: Place(target))
    }
  }
}

/// Counters of 0…9, each counted up alone.
struct Counters: TransitionSystem, Sendable {
  let count: UInt64

  var initialStates: [UInt64] { [0] }

  func transitions(from state: UInt64, into found: inout TransitionList<Int, UInt64>) {
    for counter in 0..<count where state >> (4 * counter) & 15 < 9 {
      found.append(Int(counter), to: state + 1 << (4 * counter))
    }
  }
}

/// A search that keeps the way to each state.
func hashed<Model: TransitionSystem>(
  _ model: Model
) -> Explorer<Model, HashedStorage<Model.State>, PredecessorMap<Model.Action>> {
  Explorer(model, storage: HashedStorage(), record: PredecessorMap())
}

/// A search that keeps every transition.
func graphed<Model: TransitionSystem>(
  _ model: Model
) -> Explorer<Model, HashedStorage<Model.State>, TransitionTable<Model.Action>> {
  Explorer(model, storage: HashedStorage(), record: TransitionTable())
}

extension Explorer {
  /// The search after a run.
  func ran(_ limits: SearchLimits = SearchLimits()) -> Explorer {
    var search = self
    search.run(limits: limits)
    return search
  }
}

/// All that a search tells, by words.
struct Findings: Equatable {
  var words: [UInt64]
  var parents: [Int?]
  var depths: [Int]
  var startCount: Int
  var expanded: Int
  var transitions: Int
  var completeness: Completeness

  init<Model, Storage, Record>(
    _ search: Explorer<Model, Storage, Record>, word: (Model.State) -> UInt64
  ) {
    let numbers = 0..<search.states.count
    words = numbers.map { word(search.states[$0]) }
    parents = numbers.map(search.parent)
    depths = numbers.map(search.depth)
    startCount = search.initialCount
    expanded = search.expandedCount
    transitions = search.transitionCount
    completeness = search.completeness
  }

  init<Model, Storage, Record>(_ search: Explorer<Model, Storage, Record>)
  where Model.State == UInt64 {
    self.init(search) { $0 }
  }

  init<Action>(_ graph: StateGraph<UInt64, Action>) {
    words = graph.states
    parents = graph.states.indices.map(graph.parent)
    depths = graph.states.indices.map { graph.shortestPath(to: $0).count }
    startCount = graph.startCount
    expanded = graph.expandedCount
    transitions = graph.targets.count
    completeness = graph.completeness
  }
}
