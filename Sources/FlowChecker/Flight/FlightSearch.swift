import EveryPath
import FlowModel
import StateSpace

/// Looks for a shortest run of a system in which a component does what was recorded of it.
///
/// Breadth first over the states of the system and the places in the record, so exact and
/// deterministic: every place is looked at once. Where few rare moves count before few steps, what
/// a rare move leads to is looked at once all is seen that can be reached without one more of them.
///
/// The record is only ever followed forwards. So once no open place is as far back as one of its
/// steps, which places were seen there is forgotten (the sweep-line method), and what leads nowhere
/// goes with the last place that came from it.
///
/// It has a loop of its own: an `Explorer` numbers its states and keeps them to the end, and goes
/// breadth first alone, while this forgets, and goes in rounds of rare moves.
struct FlightSearch<W: World> {
  /// Which of the runs is looked for.
  enum Preference: Equatable {
    case shortest
    /// The shortest of those with the fewest rare moves.
    case fewestRareMoves
    /// The shortest of those with no rare move, and none that shows this.
    case without(Evidence)
  }

  struct Farthest {
    /// How many recorded steps were followed.
    var matched = 0
    /// The place, or the one from which a step got there in its middle; nil before the start.
    var place: FlightPlace?
    /// The choice that got there in its middle.
    var choice: UInt32?
    /// What the model could have done instead of the next.
    var alternatives: [UInt32] = []
  }

  let table: FlightTable<W>
  let flight: RecordedFlight
  private(set) var farthest = Farthest()
  private(set) var completeness = Completeness.complete
  private var mostPlaces = Int.max
  /// Whether a place was left out because there were enough.
  private var isFull = false
  /// How many places were found.
  private(set) var count = 0
  /// The places that are to be looked at, the next one first.
  private var queue = Queue<FlightPlace>()
  /// For each step of the record the states that were found there, while that matters.
  private var seen: [Set<UInt64>]
  /// For each step of the record how many places and rare transitions are still to be followed.
  private var open: [Int]
  /// The first step of the record with any.
  private var lowest = 0
  private var preference = Preference.shortest
  /// Rare transitions that are not taken yet, each with the place it leads from: the next first.
  private var rareSuccessors = Queue<(successor: StepTable.Successor, from: FlightPlace)>()

  init(_ record: FlightRecord, in table: FlightTable<W>) {
    self.table = table
    flight = RecordedFlight(record, word: table.word)
    seen = Array(repeating: [], count: flight.steps.count + 1)
    open = Array(repeating: 0, count: flight.steps.count + 1)
  }

  /// How many of the places are still known.
  var keptCount: Int { seen.reduce(0) { $0 + $1.count } }

  /// Whether every step of the record was followed.
  var isExplained: Bool { farthest.matched == flight.steps.count }

  /// The same search from the beginning, for another of the runs; what the system does is known.
  func again(preferring preference: Preference) -> FlightSearch {
    var search = self
    search.preference = preference
    search.farthest = Farthest()
    search.completeness = .complete
    search.isFull = false
    search.count = 0
    search.queue = Queue()
    search.seen = seen.map { _ in [] }
    search.open = open.map { _ in 0 }
    search.lowest = 0
    return search
  }

  /// Searches until the whole record is explained, everything was seen, or a limit is hit.
  mutating func run(_ watch: LimitWatch, progress: ((SearchProgress) -> Void)?) {
    mostPlaces = watch.maxStates
    for state in table.steps.starts { reach(state, 0, from: nil) }
    // How many of the rare transitions belong to this round; what they lead to is in order of
    // depth.
    var (looked, round) = (0, 0)
    var successors: [StepTable.Successor] = []
    while !isExplained {
      if queue.isEmpty, round == 0 {
        if rareSuccessors.isEmpty { break }
        round = rareSuccessors.count
      }
      let rare = round > 0 ? rareSuccessors.first : nil
      let takesRare =
        rare.map { rare in
          queue.first.map { rare.from.depth < $0.depth } ?? true
        } ?? false
      guard let place = takesRare ? rare?.from : queue.first else { break }
      let limit = watch.limit(states: count, depth: place.depth)
      if let limit = isFull ? Completeness.Limit.states : limit {
        completeness = .truncated(limit, frontier: queue.count + rareSuccessors.count)
        return
      }
      if takesRare, let rare {
        follow(rare.successor, from: rare.from)
        if !isFull {
          rareSuccessors.removeFirst()
          round -= 1
          close(rare.from)
        }
        continue
      }
      if let progress, looked & 1023 == 0 {
        progress(SearchProgress(states: count, depth: place.depth))
      }
      successors.removeAll(keepingCapacity: true)
      table.steps.expand(place.state, into: &successors)
      for successor in successors where !isExplained {
        if preference != .shortest, table.isRare(successor.choice, from: place.state) {
          guard preference == .fewestRareMoves else { continue }
          rareSuccessors.append((successor, place))
          open[place.matched] += 1
        } else if !isRuledOut(successor, from: place) {
          follow(successor, from: place)
        }
      }
      // A place of which not all transitions were taken was not looked at.
      if !isFull {
        queue.removeFirst()
        looked += 1
        close(place)
      }
    }
    if isFull, count == 0 { completeness = .truncated(.states, frontier: 0) }
  }

  private func isRuledOut(_ successor: StepTable.Successor, from place: FlightPlace) -> Bool {
    guard case .without(let evidence) = preference else { return false }
    return table.evidence(of: successor.choice, from: place.state).contains(evidence)
  }

  /// Notes that a place, or a transition from it, was followed.
  private mutating func close(_ place: FlightPlace) {
    open[place.matched] -= 1
    while lowest < flight.steps.count, open[lowest] == 0 {
      seen[lowest] = []
      lowest += 1
    }
  }

  /// Takes a transition as far as the record follows it.
  private mutating func follow(_ successor: StepTable.Successor, from place: FlightPlace) {
    match(table.told(by: successor.log)[...], place.matched, unrecorded: 0, successor, place)
  }

  private mutating func match(
    _ told: ArraySlice<UInt32>, _ matched: Int, unrecorded: Int, _ successor: StepTable.Successor,
    _ place: FlightPlace
  ) {
    guard let first = told.first, matched < flight.steps.count else {
      return reach(
        successor.state, matched,
        from: FlightPlace.Arrival(place, successor.choice, unrecorded: unrecorded))
    }
    let rest = told.dropFirst()
    if flight.words[matched] == first {
      let step = table.step(first)
      let next = skipIdle(matched + 1, at: step.isLast ? nil : step.after)
      match(rest, next, unrecorded: unrecorded, successor, place)
    } else {
      noteAlternative(first, matched, successor, place)
    }
    if flight.isGap[matched] {
      match(rest, matched, unrecorded: unrecorded + 1, successor, place)
    }
  }

  /// Where the record continues once the steps that change nothing at a position are passed over.
  private func skipIdle(_ matched: Int, at position: String?) -> Int {
    var matched = matched
    while matched < flight.steps.count, flight.isIdle[matched],
      flight.steps[matched].before == position
    { matched += 1 }
    return matched
  }

  /// Notes a place, unless it was reached before or the record cannot continue from there.
  private mutating func reach(
    _ state: UInt64, _ matched: Int, from arrival: FlightPlace.Arrival?
  ) {
    var matched = matched
    if matched < flight.steps.count {
      let position = table.position(in: state)
      if flight.isIdle[matched] {
        matched = skipIdle(
          matched, at: position.map { table.compiled.positions[$0].id })
      }
      // An attempt of which more is recorded has to be running; a start is a place all the same,
      // where what cannot be explained is shown.
      if position == nil, arrival != nil, matched < flight.steps.count, !begins(matched) { return }
    }
    guard count < mostPlaces || seen[matched].contains(state) else {
      isFull = true
      return
    }
    guard seen[matched].insert(state).inserted else { return }
    let place = FlightPlace(state, matched: matched, from: arrival)
    count += 1
    open[matched] += 1
    queue.append(place)
    if matched > farthest.matched || farthest.place == nil {
      farthest = Farthest(matched: matched, place: place)
    }
  }

  private func begins(_ matched: Int) -> Bool {
    let step = flight.steps[matched]
    return step.before == nil || flight.isGap[matched]
  }

  private mutating func noteAlternative(
    _ word: UInt32, _ matched: Int, _ successor: StepTable.Successor, _ place: FlightPlace
  ) {
    guard matched >= farthest.matched else { return }
    if matched > farthest.matched {
      farthest = Farthest(matched: matched, place: place, choice: successor.choice)
    }
    if !farthest.alternatives.contains(word) { farthest.alternatives.append(word) }
  }
}

// MARK: - The way there

extension FlightSearch {
  /// The steps of a shortest way along which the record was followed farthest: where each leads
  /// from, and its choice.
  var way: [(state: UInt64, choice: UInt32)] {
    let path = farthest.place?.path ?? []
    let choices = path.compactMap(\.arrival?.choice) + (farthest.choice.map { [$0] } ?? [])
    return zip(path, choices).map { ($0.state, $1) }
  }

  /// That way as a walk, and how many steps of the component on it are not in the record.
  var walk: (walk: Walk<W>, unrecorded: Int) {
    let path = farthest.place?.path ?? []
    let start = path.first.map { table.steps.state($0.state) }
    var walk = Walk(table.system, world: start.flatMap(table.system.world) ?? 1)
    walk.take(way.lazy.map { table.steps.move($0.choice) })
    return (walk, path.compactMap(\.arrival).reduce(0) { $0 + Int($1.unrecorded) })
  }
}
