/// What a survey found: every state, how far each is from a start, and how it was first reached.
///
/// The ways on are not kept, so a state costs little more than itself: two bits for its parent, and its
/// place in the set of seen states. The choices of a journey are found again by asking the
/// model, once for each step.
///
/// A survey that hit a limit goes on from where it stopped:
///
/// ```swift
/// var found = survey(Counters(), limits: SearchLimits(maxStates: 1_000_000))
/// while found.completeness != .complete {
///   found.resume(limits: SearchLimits(maxStates: found.count + 1_000_000))
/// }
/// ```
@frozen
public struct Survey<Model: SearchModel, Seen: SeenStates<Model.State>> {
  /// What was searched.
  public let model: Model
  @usableFromInline var seen: Seen
  /// The number of the state from which each was first reached; its own for a start.
  @usableFromInline var parents: ParentList
  @usableFromInline var levels: Levels
  @usableFromInline var expanded = 0
  @usableFromInline var transitions = 0
  @usableFromInline var limit: Completeness.Limit?

  @inlinable
  init(_ model: Model) {
    self.model = model
    seen = Seen()
    parents = ParentList()
    levels = Levels(starts: 0)
  }

  /// Takes in the starts that were not, as far as there is room; whether that is all.
  @inlinable
  mutating func takeInStarts(_ watch: LimitWatch) -> Bool {
    guard expanded == 0 else { return true }
    for start in model.starts where !seen.contains(start) {
      guard seen.count < watch.maxStates else {
        limit = .states
        break
      }
      _ = seen.insert(start)
      parents.appendStart()
    }
    levels = Levels(starts: seen.count)
    return limit == nil
  }

  /// How many states were found.
  @inlinable public var count: Int { seen.count }

  /// How many of them were expanded: all, unless the survey was truncated.
  public var expandedCount: Int { expanded }

  /// How many ways on the expanded states have.
  public var transitionCount: Int { transitions }

  /// Whether everything was seen.
  public var completeness: Completeness {
    limit.map { .truncated($0, frontier: count - expanded) } ?? .complete
  }

  /// The states in the order of their discovery, so by distance from a start.
  public var states: Seen { seen }

  /// How many of the states are starts; they come first.
  public var startCount: Int { levels.startCount }

  /// The state with a number.
  @inlinable
  public subscript(number: Int) -> Model.State { seen[number] }

  /// The number of the state from which another was first reached; nil for a start.
  public func parent(of number: Int) -> Int? {
    let parent = Int(parents[number])
    return parent == number ? nil : parent
  }

  /// How many steps a state is away from the nearest start.
  ///
  /// Logarithmic in the greatest distance.
  public func depth(of number: Int) -> Int { levels.depth(of: number) }

  /// How much memory the states and parents take, computed from the capacities of their tables.
  public var bytes: Int { seen.bytes + parents.bytes }
}

extension Survey: Sendable where Model: Sendable, Seen: Sendable {}

// MARK: - Searching

/// A breadth-first search that keeps the states and no ways: exact, deterministic, complete or openly
/// truncated.
///
/// Linear in the number of states and ways; every state is stored once.
///
/// - Parameter progress: told how far the search is, every thousand states or so.
@inlinable
public func survey<Model: SearchModel>(
  _ model: Model, limits: SearchLimits = SearchLimits(),
  progress: ((SearchProgress) -> Void)? = nil
) -> Survey<Model, HashedStates<Model.State>> {
  var survey = Survey<Model, HashedStates<Model.State>>(model)
  survey.resume(limits: limits, progress: progress)
  return survey
}

/// The same for states that are a word each, several times faster and smaller.
@inlinable
public func survey<Model: SearchModel>(
  _ model: Model, limits: SearchLimits = SearchLimits(),
  progress: ((SearchProgress) -> Void)? = nil
) -> Survey<Model, PackedStates<Model.State>> where Model.State: PackedState {
  var survey = Survey<Model, PackedStates<Model.State>>(model)
  survey.resume(limits: limits, progress: progress)
  return survey
}

extension Survey {
  /// Goes on from where the survey stopped; the result is the one of a survey that had not stopped,
  /// with the same numbers in the same order.
  ///
  /// - Parameters:
  ///   - limits: for the whole survey, what was found before included; seconds count from now.
  ///   - progress: told how far the search is, every thousand states or so.
  @inlinable
  public mutating func resume(
    limits: SearchLimits = SearchLimits(), progress: ((SearchProgress) -> Void)? = nil
  ) {
    let watch = LimitWatch(limits)
    limit = nil
    if takeInStarts(watch) { resume(watch, progress) }
  }

  @inlinable
  mutating func resume(_ watch: LimitWatch, _ progress: ((SearchProgress) -> Void)?) {
    // In variables of their own the compiler knows that nobody else sees them.
    var (seen, parents) = (self.seen, self.parents)
    (self.seen, self.parents) = (Seen(), ParentList())
    var group = ExpandedGroup<Model>()
    while expanded < seen.count {
      levels.reach(expanded, of: seen.count)
      limit = watch.limit(states: seen.count, depth: levels.depth)
      guard limit == nil else { break }
      if let progress, expanded & 1023 == 0 {
        progress(SearchProgress(states: seen.count, depth: levels.depth))
      }
      group.expand(
        expanded..<min(ExpandedGroup<Model>.end(after: expanded), levels.end), model, seen)
      if seen.count &+ group.ways.count <= watch.maxStates {
        let (ends, first) = (group.ends, expanded)
        var last = 0
        seen.insert(0..<group.ways.count, of: group.ways) { place in
          while place >= ends[last] { last &+= 1 }
          parents.append(UInt64(truncatingIfNeeded: first &+ last))
        }
        transitions &+= group.ways.count
        expanded &+= group.ends.count
      } else {
        takeInOneByOne(group, watch, &seen, &parents)
        if limit != nil { break }
      }
    }
    (self.seen, self.parents) = (seen, parents)
  }

  /// Takes in a group within which a limit may be hit.
  @inlinable
  @inline(never)
  mutating func takeInOneByOne(
    _ group: borrowing ExpandedGroup<Model>, _ watch: LimitWatch, _ seen: inout Seen,
    _ parents: inout ParentList
  ) {
    var begin = 0
    for end in group.ends {
      limit = watch.limit(states: seen.count, depth: levels.depth)
      guard limit == nil else { return }
      let room = watch.maxStates - seen.count
      guard group.ways.fit(begin..<end, room: room, isSeen: { seen.contains($0) }) else {
        limit = .states
        return
      }
      let parent = UInt64(truncatingIfNeeded: expanded)
      seen.insert(begin..<end, of: group.ways) { _ in parents.append(parent) }
      transitions &+= end - begin
      expanded &+= 1
      begin = end
    }
  }
}
