extension Explorer {
  /// Searches on from where it stopped; the result is that of a search that had not stopped, with
  /// the same numbers in the same order.
  ///
  /// - Parameters:
  ///   - limits: for the whole search, what was found before included; seconds count from now.
  ///   - progress: told how far the search is, every thousand states or so.
  @inlinable
  public mutating func run(
    limits: SearchLimits = SearchLimits(), progress: ((SearchProgress) -> Void)? = nil
  ) {
    _ = search(limits, progress, nil)
  }

  /// Searches on until it finds what it is for, or else as far as it gets.
  ///
  /// It stops once all transitions are taken in of the state from which that one starts, so it can
  /// go on all the same.
  ///
  /// - Parameter isGoal: whether a transition is what is looked for; asked for each in order, with
  ///   the number of the state it starts from.
  /// - Returns: the transition for which it stopped; nil if it came to an end or to a limit.
  @inlinable
  public mutating func run(
    limits: SearchLimits = SearchLimits(), progress: ((SearchProgress) -> Void)? = nil,
    until isGoal: (_ source: Int, _ transition: Transition) -> Bool
  ) -> Found? {
    withoutActuallyEscaping(isGoal) { search(limits, progress, $0) }
  }

  @inlinable
  mutating func search(
    _ limits: SearchLimits, _ progress: ((SearchProgress) -> Void)?,
    _ isGoal: ((Int, Transition) -> Bool)?
  ) -> Found? {
    let watch = LimitWatch(limits)
    var teller = progress.map { ProgressTeller(tell: $0, growing: growing) }
    limit = takeInInitialStates(atMost: watch.maxStates) ? nil : .states
    var group = ExpandedGroup<Model>()
    var found: Found?
    while limit == nil, found == nil, expanded < storage.count {
      levels.reach(expanded, of: storage.count)
      limit = watch.limit(states: storage.count, depth: levels.depth)
      guard limit == nil else { break }
      if expanded & 1023 == 0 { teller?.tell(storage, levels) }
      let end = (expanded | (Storage.groupSize &- 1)) &+ 1
      group.expand(expanded..<min(end, levels.end), model, storage)
      if storage.count &+ group.transitions.count <= watch.maxStates {
        found = takeIn(0..<group.ends.count, of: &group, isGoal)
      } else {
        found = takeInOneByOne(&group, watch, isGoal)
      }
    }
    if found != nil, expanded < storage.count { limit = .goal }
    return found
  }

  /// Takes in the initial states that were not, as far as there is room; whether that is all.
  @inlinable
  mutating func takeInInitialStates(atMost most: Int) -> Bool {
    guard expanded == 0 else { return true }
    defer { levels = Levels(initialCount: storage.count) }
    for state in model.initialStates where !storage.contains(state) {
      guard storage.count < most else { return false }
      _ = storage.insert(state)
      kept.addInitialState()
    }
    return true
  }

  /// Takes in what some states of a group lead to, which there is room for; the first goal, if
  /// there is one.
  @inlinable
  @inline(__always)
  mutating func takeIn(
    _ part: Range<Int>, of group: inout ExpandedGroup<Model>,
    _ isGoal: ((Int, Transition) -> Bool)?
  ) -> Found? {
    if let label {
      for number in part {
        let source = storage[expanded &+ number &- part.lowerBound]
        for place in group.places(of: number) {
          group.transitions.relabel(place, label(group.transitions[place], source))
        }
      }
    }
    let found = isGoal.flatMap { firstGoal(in: part, of: group, $0) }
    Self.takeIn(part, of: group, from: expanded, &storage, &kept)
    transitions &+= group.places(of: part).count
    expanded &+= part.count
    return found
  }

  @inlinable
  @inline(__always)
  static func takeIn(
    _ part: Range<Int>, of group: borrowing ExpandedGroup<Model>, from first: Int,
    _ states: inout Storage, _ record: inout Record
  ) {
    let ends = group.ends
    var open = part.lowerBound
    states.insert(group.places(of: part), of: group.transitions) { place, target, isNew in
      while place >= ends[open] {
        record.close()
        open &+= 1
      }
      let transition = group.transitions[place]
      record.add(
        transition.action, label: transition.label, from: first &+ open &- part.lowerBound,
        to: target, isNew: isNew)
    }
    for _ in open..<part.upperBound { record.close() }
  }

  @inlinable
  @inline(never)
  func firstGoal(
    in part: Range<Int>, of group: borrowing ExpandedGroup<Model>,
    _ isGoal: (Int, Transition) -> Bool
  ) -> Found? {
    for number in part {
      let source = expanded + number - part.lowerBound
      for place in group.places(of: number) where isGoal(source, group.transitions[place]) {
        return Found(source: source, transition: group.transitions[place])
      }
    }
    return nil
  }

  /// Takes in a group within which a limit may be hit.
  @inlinable
  @inline(never)
  mutating func takeInOneByOne(
    _ group: inout ExpandedGroup<Model>, _ watch: LimitWatch,
    _ isGoal: ((Int, Transition) -> Bool)?
  ) -> Found? {
    for number in group.ends.indices {
      limit = watch.limit(states: storage.count, depth: levels.depth)
      guard limit == nil else { return nil }
      let room = watch.maxStates - storage.count
      let places = group.places(of: number)
      guard group.transitions.fit(places, room: room, isSeen: { storage.contains($0) }) else {
        limit = .states
        return nil
      }
      if let found = takeIn(number..<number + 1, of: &group, isGoal) { return found }
    }
    return nil
  }
}
