import FlowModel
import PermissionFlow
import StateSpace

/// Looks for a shortest run of a system in which a part does what was recorded of it.
///
/// Breadth first over the states of the system and the places in the record, so exact and
/// deterministic: every place is looked at once. Where few rare moves count before few steps, what
/// a rare move leads to is looked at once all is seen that can be reached without one more of them.
struct FlightSearch<W: World> {
  /// A state of the system, and how many of the recorded steps led there.
  private struct Place: Hashable {
    let state: UInt64
    let matched: Int
  }

  /// Which of the runs is looked for.
  enum Preference {
    case shortest
    /// The shortest of those with the fewest rare moves.
    case fewestRareMoves
  }

  /// The farthest the record was followed.
  struct Farthest {
    /// How many recorded steps were followed.
    var matched = 0
    /// The place, or the one from which a step got there in its middle.
    var place = 0
    /// The choice that got there in its middle.
    var choice: UInt32?
    /// What the model could have done instead of the next.
    var alternatives: [UInt32] = []
  }

  let system: System<W>
  let part: Int
  private(set) var flight: RecordedFlight
  private(set) var farthest = Farthest()
  private(set) var completeness = Completeness.complete
  private let table: SystemTable<W>
  private var mostPlaces = Int.max
  /// Whether a place was left out because there were enough.
  private var isFull = false
  /// The places that were found; of each step the choice, and how many unrecorded steps of the part it
  /// took.
  private var places = Trail<Place, (choice: UInt32, unrecorded: Int)>()
  /// For each place, how many steps lead there.
  private var depths: [Int32] = []
  private var preference = Preference.shortest
  /// Rare ways that are not taken yet, each with the place it leads from: the next ones first.
  private var rareWays: [(way: StepTable.Way, from: Int)] = []
  /// For each choice whether it is rare.
  private var rarity: [Bool?] = []
  /// For each log the part's steps as a runner would publish them.
  private var published: [[UInt32]?] = []
  /// For each setting where the part is; -1 where it does not run.
  private var positions: [Int?] = []

  init(_ record: FlightRecord, _ system: System<W>, part: Int) {
    self.system = system
    self.part = part
    flight = RecordedFlight(record, ignoresTickets: system.parts[part].trustsLateAnswers)
    table = SystemTable(system)
  }

  /// How many places were found.
  var count: Int { places.count }

  /// Whether every step of the record was followed.
  var isExplained: Bool { farthest.matched == flight.steps.count }

  /// The same search from the beginning, for another of the runs; what the system does is known.
  func again(preferring preference: Preference) -> FlightSearch {
    var search = self
    search.preference = preference
    search.farthest = Farthest()
    search.completeness = .complete
    search.isFull = false
    search.places = Trail()
    search.depths = []
    return search
  }

  /// Searches until the whole record is explained, everything was seen, or a limit is hit.
  mutating func run(_ watch: LimitWatch, progress: ((SearchProgress) -> Void)?) {
    mostPlaces = watch.maxStates
    for state in table.starts { reach(state, 0, from: nil) }
    // Of the rare ways those that belong to this round; what they lead to is in order of depth.
    var (next, nextRare, endOfRound) = (0, 0, 0)
    var ways: [StepTable.Way] = []
    while !isExplained {
      if next == places.count, nextRare == endOfRound {
        if endOfRound == rareWays.count { break }
        endOfRound = rareWays.count
      }
      let takesRare =
        nextRare < endOfRound
        && (next == places.count || depths[rareWays[nextRare].from] < depths[next])
      let depth = depths[takesRare ? rareWays[nextRare].from : next]
      let limit = watch.limit(states: places.count, depth: Int(depth))
      if let limit = isFull ? Completeness.Limit.states : limit {
        completeness = .truncated(
          limit, frontier: places.count - next + rareWays.count - nextRare)
        return
      }
      if takesRare {
        let (way, from) = rareWays[nextRare]
        follow(way, from: places[from], from)
        if !isFull { nextRare += 1 }
        continue
      }
      if let progress, next & 1023 == 0 {
        progress(SearchProgress(states: places.count, depth: Int(depth)))
      }
      let place = places[next]
      ways.removeAll(keepingCapacity: true)
      table.expand(place.state, into: &ways)
      for way in ways where !isExplained {
        if preference == .fewestRareMoves, isRare(way, from: place) {
          rareWays.append((way, next))
        } else {
          follow(way, from: place, next)
        }
      }
      // A place of which not all ways were taken was not looked at.
      if !isFull { next += 1 }
    }
    if isFull, places.count == 0 { completeness = .truncated(.states, frontier: 0) }
  }

  /// Takes a way as far as the record follows it.
  private mutating func follow(_ way: StepTable.Way, from place: Place, _ number: Int) {
    let told = told(by: way.log)
    guard !told.isEmpty else {
      return reach(way.state, place.matched, from: (number, (way.choice, 0)))
    }
    match(told[...], place.matched, unrecorded: 0, way, number)
  }

  private mutating func match(
    _ told: ArraySlice<UInt32>, _ matched: Int, unrecorded: Int, _ way: StepTable.Way,
    _ number: Int
  ) {
    guard let first = told.first, matched < flight.steps.count else {
      return reach(way.state, matched, from: (number, (way.choice, unrecorded)))
    }
    let rest = told.dropFirst()
    if flight.words[matched] == first {
      let step = flight.step(first)
      let next = skipIdle(matched + 1, at: step.isLast ? nil : step.after)
      match(rest, next, unrecorded: unrecorded, way, number)
    } else {
      noteAlternative(first, matched, way, number)
    }
    if flight.isGap[matched] {
      match(rest, matched, unrecorded: unrecorded + 1, way, number)
    }
  }

  /// Where the record goes on once the steps that change nothing at a position are passed over.
  private func skipIdle(_ matched: Int, at position: String?) -> Int {
    var matched = matched
    while matched < flight.steps.count, flight.isIdle[matched],
      flight.steps[matched].before == position
    { matched += 1 }
    return matched
  }

  /// Notes a place, unless it was reached before or the record cannot go on from there.
  private mutating func reach(
    _ state: UInt64, _ matched: Int,
    from arrival: (from: Int, step: (choice: UInt32, unrecorded: Int))?
  ) {
    var matched = matched
    if matched < flight.steps.count {
      let position = position(in: state)
      if flight.isIdle[matched] {
        matched = skipIdle(
          matched, at: position.map { system.parts[part].plan.positions[$0].id })
      }
      // An attempt of which more is recorded has to be running; a start is a place all the same, where
      // what cannot be explained is shown.
      if position == nil, arrival != nil, matched < flight.steps.count, !begins(matched) { return }
    }
    let place = Place(state: state, matched: matched)
    guard places.count < mostPlaces || places.contains(place) else {
      isFull = true
      return
    }
    guard let number = places.reach(place, from: arrival) else { return }
    depths.append(arrival.map { depths[$0.from] + 1 } ?? 0)
    if matched > farthest.matched { farthest = Farthest(matched: matched, place: number) }
  }

  private func begins(_ matched: Int) -> Bool {
    let step = flight.steps[matched]
    return step.before == nil || flight.isGap[matched]
  }

  private mutating func noteAlternative(
    _ word: UInt32, _ matched: Int, _ way: StepTable.Way, _ number: Int
  ) {
    guard matched >= farthest.matched else { return }
    if matched > farthest.matched {
      farthest = Farthest(matched: matched, place: number, choice: way.choice)
    }
    if !farthest.alternatives.contains(word) { farthest.alternatives.append(word) }
  }

  // MARK: - What is looked up

  private mutating func isRare(_ way: StepTable.Way, from place: Place) -> Bool {
    let choice = Int(way.choice)
    while rarity.count <= choice { rarity.append(nil) }
    if let known = rarity[choice] { return known }
    let text = system.text(of: table.move(way.choice), in: table.state(place.state))
    rarity[choice] = text.isRare
    return text.isRare
  }

  private mutating func told(by log: UInt32) -> [UInt32] {
    while published.count <= Int(log) { published.append(nil) }
    if let known = published[Int(log)] { return known }
    let plan = system.parts[part].plan
    var words: [UInt32] = []
    for entry in table.log(log).entries where entry.part == part {
      // What comes too late changes nothing, and need not have been recorded.
      guard let step = plan.published(entry), step.verdict != .stale else { continue }
      words.append(flight.word(of: step))
    }
    published[Int(log)] = words
    return words
  }

  private mutating func position(in state: UInt64) -> Int? {
    let setting = Int(StateWord.parts(of: state).setting)
    while positions.count <= setting { positions.append(nil) }
    if let known = positions[setting] { return known < 0 ? nil : known }
    let machine = table.state(state).parts[part].machine
    let position = machine.isRunning ? machine.position ?? -1 : -1
    positions[setting] = position
    return position < 0 ? nil : position
  }
}

// MARK: - The way there

extension FlightSearch {
  /// A shortest walk along which the record was followed farthest, and how many steps of the part on
  /// it are not in the record.
  var walk: (walk: Walk<W>, unrecorded: Int) {
    let path = places.steps(to: farthest.place)
    let start = table.state(places[path.first?.from ?? farthest.place].state)
    var walk = Walk(system, world: system.world(startingIn: start) ?? 1)
    for (_, step) in path { walk.take(table.move(step.choice)) }
    if let choice = farthest.choice { walk.take(table.move(choice)) }
    return (walk, path.reduce(0) { $0 + $1.step.unrecorded })
  }
}
