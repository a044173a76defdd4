import EveryPath
import FlowModel
import StateSpace

/// Where a system may be: a state, and what is still to be told of the step that leads there.
private struct Spot: Hashable {
  let state: UInt64
  var rest: [UInt32] = []
}

/// A move from a place to another.
private struct Move {
  /// What it tells the component, as words; empty if nothing.
  let words: [UInt32]
  let place: Int
  /// Whether the component runs there.
  let runs: Bool
  let shows: UInt64
}

/// The moves from a place.
private struct Moves {
  var silent: [Move] = []
  var telling: [Move] = []
}

/// A place, and what each way there shows beside what all ways to its node do.
private struct Entry: Hashable {
  let place: Int
  let shows: UInt64
}

private final class Node {
  let entries: [Entry]
  /// Where the component is; nil where it does not run.
  let position: Int?
  /// For each word the ways it leads on; with `true` if words may be left out before it.
  var ways: [Bool: [UInt32: [Entry]]] = [:]
  var nodes: [Bool: [UInt32: (node: Node, shows: UInt64)]] = [:]

  init(_ entries: [Entry], position: Int?) { (self.entries, self.position) = (entries, position) }
}

/// What all explanations of flights show, worked out once for those that begin alike.
///
/// The subset construction: a node is the set of places where the system may be after some steps of
/// records, each with what every way there shows. Records that lead to the same set share it, so that
/// thousands take hardly longer than the different things that happen in them. Rare moves are not taken.
final class FlightEvidence<W: World> {
  private let table: FlightTable<W>
  private var places = Interner<Spot>()
  private var evidence = Interner<Evidence>()
  /// For each place its moves; nil until they are asked for.
  private var moves: [Moves?] = []
  private var nodes: [[Entry]: Node] = [:]
  private lazy var start =
    node(table.steps.starts.map { Entry(place: number(Spot(state: $0)), shows: 0) }).node
  /// For each place what every way there shows that was seen from the node in hand; all bits, which
  /// no way has, where there is none.
  private var shown: [UInt64] = []

  init(_ table: FlightTable<W>) { self.table = table }

  /// What every explanation of a flight without rare moves shows, in order; nil if there is none, or
  /// it is not known here.
  func evidence(in flight: RecordedFlight, _ watch: LimitWatch) -> [Evidence]? {
    guard flight.jump == nil else { return nil }
    var (node, shown) = (start, UInt64(0))
    for (index, step) in flight.steps.enumerated() {
      let position = node.position.map { table.compiled.positions[$0].id }
      if flight.isIdle[index], position == step.before { continue }
      guard let next = next(node, flight.words[index], flight.isGap[index], watch) else {
        return nil
      }
      node = next.node
      shown |= next.shows
    }
    guard evidence.count < UInt64.bitWidth else { return nil }
    return (0..<evidence.count).filter { shown & 1 << $0 != 0 }.map { evidence[UInt32($0)] }
      .sorted()
  }

  // MARK: - Nodes

  private func next(
    _ node: Node, _ word: UInt32, _ leavesOut: Bool, _ watch: LimitWatch
  ) -> (node: Node, shows: UInt64)? {
    if let known = node.nodes[leavesOut]?[word] { return known }
    if node.ways[leavesOut] == nil {
      guard let ways = ways(from: node, leavesOut, watch) else { return nil }
      node.ways[leavesOut] = ways
    }
    guard let ways = node.ways[leavesOut]?[word] else { return nil }
    let next = self.node(ways)
    node.nodes[leavesOut, default: [:]][word] = next
    return next
  }

  /// The node of the places that some ways lead to, and what all these show.
  private func node(_ ways: [Entry]) -> (node: Node, shows: UInt64) {
    let common = ways.reduce(UInt64.max) { $0 & $1.shows }
    var entries: [Entry] = []
    for way in ways.sorted(by: { $0.place < $1.place }) {
      let last = entries.last?.place == way.place ? entries.removeLast().shows : .max
      entries.append(Entry(place: way.place, shows: last & way.shows & ~common))
    }
    if let known = nodes[entries] { return (known, common) }
    let first = entries.first.flatMap { table.position(in: self.places[UInt32($0.place)].state) }
    let node = Node(entries, position: first)
    nodes[entries] = node
    return (node, common)
  }

  /// For each word the ways it leads on from a node, after any number of moves that tell nothing;
  /// nil if a limit is hit.
  private func ways(
    from node: Node, _ leavesOut: Bool, _ watch: LimitWatch
  ) -> [UInt32: [Entry]]? {
    var found: [Int] = []
    defer { for place in found { shown[place] = .max } }
    var open: [Int] = []
    func reach(_ place: Int, _ shows: UInt64) {
      let known = shown[place]
      guard known & shows != known else { return }
      if known == .max { found.append(place) }
      shown[place] = known & shows
      open.append(place)
    }
    for entry in node.entries { reach(entry.place, entry.shows) }
    while let place = open.popLast() {
      guard found.count <= watch.maxStates else { return nil }
      let (before, moves) = (shown[place], moves(from: place))
      // An attempt of which more is recorded has to be running.
      for move in moves.silent where leavesOut || node.position == nil || move.runs {
        reach(move.place, before | move.shows)
      }
      if leavesOut { for move in moves.telling { reach(move.place, before | move.shows) } }
    }
    guard watch.limit(states: found.count, depth: 0) == nil else { return nil }
    return told(from: found, leavesOut)
  }

  /// What the moves that tell something lead to.
  private func told(from found: [Int], _ leavesOut: Bool) -> [UInt32: [Entry]] {
    var ways: [UInt32: [Entry]] = [:]
    for place in found {
      for move in moves(from: place).telling {
        for first in move.words.indices.prefix(leavesOut ? .max : 1) {
          let next = self.place(after: first, of: move)
          ways[move.words[first], default: []].append(
            Entry(place: next, shows: shown[place] | move.shows))
        }
      }
    }
    return ways
  }

  /// Where a move is that has told its words up to one.
  private func place(after word: Int, of move: Move) -> Int {
    guard word < move.words.count - 1 else { return move.place }
    let state = places[UInt32(move.place)].state
    return number(Spot(state: state, rest: Array(move.words[(word + 1)...])))
  }

  // MARK: - Places

  private func number(_ place: Spot) -> Int {
    let number = Int(places.number(of: place))
    if number == shown.count {
      shown.append(.max)
      moves.append(nil)
    }
    return number
  }

  private func moves(from number: Int) -> Moves {
    if let known = moves[number] { return known }
    let found = moves(from: places[UInt32(number)])
    moves[number] = found
    return found
  }

  private func moves(from place: Spot) -> Moves {
    guard place.rest.isEmpty else {
      return Moves(telling: [move(to: place.state, telling: place.rest, showing: [])])
    }
    var successors: [StepTable.Successor] = []
    table.steps.expand(place.state, into: &successors)
    var moves = Moves()
    for successor in successors where !table.isRare(successor.choice, from: place.state) {
      let move = move(
        to: successor.state, telling: table.told(by: successor.log),
        showing: table.evidence(of: successor.choice, from: place.state))
      if move.words.isEmpty { moves.silent.append(move) } else { moves.telling.append(move) }
    }
    return moves
  }

  private func move(
    to state: UInt64, telling words: [UInt32], showing evidence: [Evidence]
  ) -> Move {
    let shows = evidence.reduce(UInt64(0)) { $0 | 1 << UInt64(self.evidence.number(of: $1)) }
    return Move(
      words: words, place: number(Spot(state: state)), runs: table.position(in: state) != nil,
      shows: shows)
  }
}
