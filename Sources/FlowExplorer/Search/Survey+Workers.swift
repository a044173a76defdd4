/// A survey by several workers at once: the same states with the same numbers in the same order as
/// by one.
///
/// Pays from some hundred thousand states on, and the more the longer the model takes for a state.
///
/// - Parameters:
///   - workers: how many; the cores of the machine are a good number.
///   - progress: told how far the search is, now and then.
@inlinable
public func survey<Model: SearchModel & Sendable>(
  _ model: Model, workers: Int, limits: SearchLimits = SearchLimits(),
  progress: (@Sendable (SearchProgress) -> Void)? = nil
) async -> Survey<Model, PackedStates<Model.State>>
where Model.State: PackedState & Sendable, Model.Choice: Sendable {
  var survey = Survey<Model, PackedStates<Model.State>>(model)
  await survey.resume(workers: workers, limits: limits, progress: progress)
  return survey
}

extension Survey where Model: Sendable, Model.State: Sendable, Seen: Sendable {
  /// Goes on from where the survey stopped with several workers at once.
  ///
  /// Whoever stopped, and however many go on, the result is the same. The workers ask the model for
  /// the next few thousand states and leave out what was seen before they began; what is left, one
  /// takes in, in order.
  ///
  /// - Parameters:
  ///   - workers: how many.
  ///   - limits: for the whole survey, what was found before included; seconds count from now.
  ///   - progress: told how far the search is, now and then.
  @inlinable
  public mutating func resume(
    workers: Int, limits: SearchLimits = SearchLimits(),
    progress: (@Sendable (SearchProgress) -> Void)? = nil
  ) async {
    let watch = LimitWatch(limits)
    let shared = SharedStates(seen)
    seen = Seen()
    limit = nil
    while limit == nil, expanded < shared.seen.count {
      progress?(SearchProgress(states: shared.seen.count, depth: levels.depth))
      let open = expanded..<min(expanded + Self.roundLength, shared.seen.count)
      for part in await Self.expand(open, of: model, shared, workers: workers) {
        takeIn(part, watch, &shared.seen)
        if limit != nil { break }
      }
    }
    seen = shared.seen
  }

  /// How many states are expanded before what was found is taken in: long enough to be worth a round,
  /// and short, since what is found twice within a round is looked up twice by the one.
  @inlinable static var roundLength: Int { 1 << 14 }

  /// Expands some states, in parts of equal length.
  @inlinable
  static func expand(
    _ open: Range<Int>, of model: Model, _ shared: SharedStates<Seen>, workers: Int
  ) async -> [Expansion<Model.State>] {
    let length = max(256, (open.count + workers - 1) / max(1, workers))
    let parts = stride(from: open.lowerBound, to: open.upperBound, by: length).map {
      $0..<min($0 + length, open.upperBound)
    }
    guard parts.count > 1 else { return parts.map { expand($0, of: model, shared.seen) } }
    return await withTaskGroup(of: (Int, Expansion<Model.State>).self) { group in
      for (number, part) in parts.enumerated().dropFirst() {
        group.addTask { (number, Self.expand(part, of: model, shared.seen)) }
      }
      var found = parts.map { _ in Expansion<Model.State>() }
      found[0] = expand(parts[0], of: model, shared.seen)
      for await (number, part) in group { found[number] = part }
      return found
    }
  }

  /// Expands some states and keeps what was not seen yet.
  @inlinable
  static func expand(_ part: Range<Int>, of model: Model, _ seen: Seen) -> Expansion<Model.State> {
    var found = Expansion<Model.State>()
    found.counts.reserveCapacity(part.count)
    var ways = Successors<Model.Choice, Model.State>()
    for number in part {
      ways.ask(model, from: seen[number])
      let before = found.states.count
      for place in 0..<ways.count where !seen.contains(ways[place].state) {
        found.states.append(ways[place].state)
      }
      found.counts.append((ways: ways.count, open: found.states.count - before))
    }
    return found
  }

  /// Takes in what was found, as the search of one worker would.
  @inlinable
  mutating func takeIn(
    _ found: Expansion<Model.State>, _ watch: LimitWatch, _ seen: inout Seen
  ) {
    var place = 0
    for count in found.counts {
      if expanded == levels.end { levels.begin(at: expanded, end: seen.count) }
      limit = watch.limit(states: seen.count, next: expanded, depth: levels.depth)
      guard limit == nil else { return }
      for state in found.states[place..<place + count.open] where seen.insert(state) {
        parents.append(UInt32(truncatingIfNeeded: expanded))
      }
      place += count.open
      transitions += count.ways
      expanded += 1
    }
  }
}

/// What came of expanding some states.
@frozen
@usableFromInline
struct Expansion<State> {
  /// For each state how many ways on it has, and how many of them lead to what was not seen.
  @usableFromInline var counts: [(ways: Int, open: Int)] = []
  /// Where those lead.
  @usableFromInline var states: [State] = []

  @inlinable init() {}
}

extension Expansion: Sendable where State: Sendable {}

/// The seen states, while several workers look at them.
///
/// Safe to share: the states are written only by the task that owns the survey, and only between two
/// rounds, when it has waited for the end of every other task that reads them.
@usableFromInline
final class SharedStates<Seen: SeenStates & Sendable>: @unchecked Sendable {
  @usableFromInline var seen: Seen

  @inlinable
  init(_ seen: Seen) { self.seen = seen }
}
