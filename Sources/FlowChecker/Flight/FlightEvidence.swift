import EveryPath
import FlowModel
import StateSpace

/// What all explanations of flights show, worked out once for those that begin alike.
///
/// The subset construction: a node is the set of places where the system may be after some steps of
/// records, each with what every way there shows. Records that lead to the same set share it, so that
/// thousands take hardly longer than the different things that happen in them. Rare moves are not taken.
final class FlightEvidence<W: World> {
  /// Where the system may be: a state, and what is still to be told of the step that leads there.
  private struct Spot: Hashable {
    let state: UInt64
    var rest: [UInt32] = []
  }

  /// A move from a place to another.
  private struct Move {
    /// What it tells the component, as words; empty if nothing.
    let words: [UInt32]
    let place: Int
    let shows: UInt64
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
    /// For each word what it leads to; with `true` if words may be left out before it.
    var successors: [Bool: [UInt32: [Int: UInt64]]] = [:]
    var nodes: [Bool: [UInt32: (node: Node, shows: UInt64)]] = [:]

    init(_ entries: [Entry], position: Int?) { (self.entries, self.position) = (entries, position) }
  }

  private let table: FlightTable<W>
  private var places = Interner<Spot>()
  private var evidence = Interner<Evidence>()
  /// For each place its moves; nil until they are asked for.
  private var moves: [[Move]?] = []
  private var nodes: [[Entry]: Node] = [:]
  private lazy var start = node(
    Dictionary(uniqueKeysWithValues: Set(table.steps.starts).map { (number(Spot(state: $0)), 0) })
  ).node

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
    guard evidence.count <= UInt64.bitWidth else { return nil }
    return (0..<evidence.count).filter { shown & 1 << $0 != 0 }.map { evidence[UInt32($0)] }
      .sorted()
  }

  // MARK: - Nodes

  private func next(
    _ node: Node, _ word: UInt32, _ leavesOut: Bool, _ watch: LimitWatch
  ) -> (node: Node, shows: UInt64)? {
    if let known = node.nodes[leavesOut]?[word] { return known }
    if node.successors[leavesOut] == nil {
      guard let successors = successors(of: node, leavesOut, watch) else { return nil }
      node.successors[leavesOut] = successors
    }
    guard let places = node.successors[leavesOut]?[word] else { return nil }
    let next = self.node(places)
    node.nodes[leavesOut, default: [:]][word] = next
    return next
  }

  /// The node of some places, and what all ways to them show.
  private func node(_ places: [Int: UInt64]) -> (node: Node, shows: UInt64) {
    let shows = places.values.reduce(UInt64.max, &)
    let entries = places.map { Entry(place: $0.key, shows: $0.value & ~shows) }
      .sorted { $0.place < $1.place }
    if let known = nodes[entries] { return (known, shows) }
    let first = entries.first.flatMap { table.position(in: self.places[UInt32($0.place)].state) }
    let node = Node(entries, position: first)
    nodes[entries] = node
    return (node, shows)
  }

  /// What each word leads to from a node, after any number of moves that tell nothing; nil if a
  /// limit is hit.
  private func successors(
    of node: Node, _ leavesOut: Bool, _ watch: LimitWatch
  ) -> [UInt32: [Int: UInt64]]? {
    var shown: [Int: UInt64] = [:]
    var open: [Int] = []
    func reach(_ place: Int, _ shows: UInt64) {
      let new = shown[place].map { $0 & shows } ?? shows
      guard shown.updateValue(new, forKey: place) != new else { return }
      open.append(place)
    }
    for entry in node.entries { reach(entry.place, entry.shows) }
    while let place = open.popLast(), let before = shown[place] {
      guard shown.count <= watch.maxStates else { return nil }
      for move in moves(from: place) where leavesOut || move.words.isEmpty {
        // An attempt of which more is recorded has to be running.
        if !leavesOut, node.position != nil, position(at: move.place) == nil { continue }
        reach(move.place, before | move.shows)
      }
    }
    guard watch.limit(states: shown.count, depth: 0) == nil else { return nil }
    return told(from: shown, leavesOut)
  }

  /// What the moves that tell something lead to.
  private func told(
    from shown: [Int: UInt64], _ leavesOut: Bool
  ) -> [UInt32: [Int: UInt64]] {
    var successors: [UInt32: [Int: UInt64]] = [:]
    for (place, before) in shown {
      for move in moves(from: place) where !move.words.isEmpty {
        for first in leavesOut ? Array(move.words.indices) : [0] {
          let rest = Array(move.words[(first + 1)...])
          let state = places[UInt32(move.place)].state
          let next = rest.isEmpty ? move.place : number(Spot(state: state, rest: rest))
          let shows = before | move.shows
          successors[move.words[first], default: [:]][next, default: .max] &= shows
        }
      }
    }
    return successors
  }

  // MARK: - Places

  private func number(_ place: Spot) -> Int { Int(places.number(of: place)) }

  private func position(at place: Int) -> Int? { table.position(in: places[UInt32(place)].state) }

  private func moves(from number: Int) -> [Move] {
    while moves.count <= number { moves.append(nil) }
    if let known = moves[number] { return known }
    let found = moves(from: places[UInt32(number)])
    moves[number] = found
    return found
  }

  private func moves(from place: Spot) -> [Move] {
    guard place.rest.isEmpty else {
      return [Move(words: place.rest, place: number(Spot(state: place.state)), shows: 0)]
    }
    var successors: [StepTable.Successor] = []
    table.steps.expand(place.state, into: &successors)
    return successors.filter { !table.isRare($0.choice, from: place.state) }.map { successor in
      Move(
        words: table.told(by: successor.log), place: number(Spot(state: successor.state)),
        shows: bits(of: table.evidence(of: successor.choice, from: place.state)))
    }
  }

  private func bits(of evidence: [Evidence]) -> UInt64 {
    evidence.reduce(0) { bits, evidence in bits | 1 << UInt64(self.evidence.number(of: evidence)) }
  }
}
