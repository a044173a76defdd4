import StateSpace
import Testing

/// States with named ways on.
private struct Named: TransitionSystem {
  var ways: [[(String, Int)]]

  var initialStates: [Int] { [0] }

  func transitions(from state: Int, into found: inout TransitionList<String, Int>) {
    for (name, target) in ways[state] { found.append(name, to: target) }
  }

  /// Every word of actions from the start, up to a length, in the order of the ways.
  func words(upTo length: Int) -> [[String]] {
    var words: [(word: [String], state: Int)] = [([], 0)]
    var all: [[String]] = [[]]
    for _ in 0..<length {
      words = words.flatMap { word, state in ways[state].map { (word + [$0.0], $0.1) } }
      all += words.map(\.word)
    }
    return all
  }

  /// Up to three states, each with up to three ways named in the same order.
  static func random(_ seed: UInt64) -> Named {
    var numbers = Seeded(seed)
    let count = 1 + numbers.next(below: 3)
    return Named(
      ways: (0..<count).map { _ in
        ["a", "b", "c"].filter { _ in numbers.next(below: 3) > 0 }
          .map { ($0, numbers.next(below: count)) }
      })
  }
}

@Suite struct ProductTests {
  @Test(arguments: 0..<300) func `finds a shortest word that tells two systems apart`(
    _ seed: UInt64
  ) throws {
    let (left, right) = (Named.random(seed), Named.random(seed / 2 &* 31 &+ 7))
    var search = Explorer(
      Product(left, right), storage: HashedStorage(), record: PredecessorMap())
    let found = search.run { $1.action.isDifference }
    // Two systems of three states that agree on all words of length six agree on all.
    let words = (Set(left.words(upTo: 6)), Set(right.words(upTo: 6)))
    let shortest = words.0.symmetricDifference(words.1).map(\.count).min()
    guard let found else { return #expect(shortest == nil) }
    let path = search.steps(to: found.source).map { step in
      guard case .both(let action) = step.action else { return "?" }
      return action
    }
    #expect(path.count + 1 == shortest)
    guard case .different(let first, let second) = found.transition.action else {
      Issue.record("a difference is not one")
      return
    }
    #expect(first != second)
    if let first { #expect(words.0.contains(path + [first])) }
    if let second { #expect(words.1.contains(path + [second])) }
  }

  @Test func `a product of a system and itself is alike, and visits each state once`() {
    let maze = WordMaze(maze: Maze(seed: 2) { UInt64($0) })
    var search = Explorer(
      Product(maze, maze), storage: HashedStorage(), record: PredecessorMap())
    #expect(search.run { $1.action.isDifference } == nil)
    #expect(search.completeness == .complete)
    #expect(search.states.count == hashed(maze).ran().states.count)
  }
}
