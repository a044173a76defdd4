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
  enum Preference {
    case shortest
    /// The shortest of those with the fewest rare moves.
    case fewestRareMoves
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

  let system: System<W>
  let component: Int
  private(set) var flight: RecordedFlight
  private(set) var farthest = Farthest()
  private(set) var completeness = Completeness.complete
  private let table: SystemTable<W>
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
  /// For each choice whether it is rare.
  private var rarity: [Bool?] = []
  /// For each log the component's steps as a runner would publish them.
  private var published: [[UInt32]?] = []
  /// For each control state where the component is; -1 where it does not run.
  private var positions: [Int?] = []

  init(_ record: FlightRecord, _ system: System<W>, component: Int) {
    self.system = system
    self.component = component
    flight = RecordedFlight(record, ignoresTickets: system.components[component].trustsLateAnswers)
    table = SystemTable(system)
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
    for state in table.starts { reach(state, 0, from: nil) }
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
      table.expand(place.state, into: &successors)
      for successor in successors where !isExplained {
        if preference == .fewestRareMoves, isRare(successor, from: place) {
          rareSuccessors.append((successor, place))
          open[place.matched] += 1
        } else {
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
    match(told(by: successor.log)[...], place.matched, unrecorded: 0, successor, place)
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
      let step = flight.step(first)
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
      let position = position(in: state)
      if flight.isIdle[matched] {
        matched = skipIdle(
          matched, at: position.map { system.components[component].compiled.positions[$0].id })
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

  // MARK: - What is looked up

  private mutating func isRare(_ successor: StepTable.Successor, from place: FlightPlace) -> Bool {
    let choice = Int(successor.choice)
    while rarity.count <= choice { rarity.append(nil) }
    if let known = rarity[choice] { return known }
    let text = system.text(of: table.move(successor.choice), in: table.state(place.state))
    rarity[choice] = text.isRare
    return text.isRare
  }

  private mutating func told(by log: UInt32) -> [UInt32] {
    while published.count <= Int(log) { published.append(nil) }
    if let known = published[Int(log)] { return known }
    let compiled = system.components[component].compiled
    var words: [UInt32] = []
    for entry in table.log(log).entries where entry.component == component {
      // What comes too late changes nothing, and need not have been recorded.
      guard let step = compiled.published(entry), step.disposition != .stale else { continue }
      words.append(flight.word(of: step))
    }
    published[Int(log)] = words
    return words
  }

  private mutating func position(in state: UInt64) -> Int? {
    let controlState = Int(StateWord.numbers(of: state).controlState)
    while positions.count <= controlState { positions.append(nil) }
    if let known = positions[controlState] { return known < 0 ? nil : known }
    let machine = table.state(state).components[component].machine
    let position = machine.isRunning ? machine.position ?? -1 : -1
    positions[controlState] = position
    return position < 0 ? nil : position
  }
}

// MARK: - The way there

extension FlightSearch {
  /// A shortest walk along which the record was followed farthest, and how many steps of the
  /// component on it are not in the record.
  var walk: (walk: Walk<W>, unrecorded: Int) {
    let path = farthest.place?.path ?? []
    let start = path.first.map { table.state($0.state) }
    var walk = Walk(system, world: start.flatMap(system.world) ?? 1)
    let arrivals = path.compactMap(\.arrival)
    let choices = arrivals.map(\.choice) + (farthest.choice.map { [$0] } ?? [])
    walk.take(choices.lazy.map(table.move))
    return (walk, arrivals.reduce(0) { $0 + Int($1.unrecorded) })
  }
}
