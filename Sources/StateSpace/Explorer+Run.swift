extension Explorer {
  /// Searches on from where it stopped; the result is that of a search that had not stopped, with
  /// the same numbers in the same order.
  ///
  /// - Parameters:
  ///   - limits: for the whole search, what was found before included; seconds count from now.
  ///   - progress: receives how far the search is, every thousand states or so.
  @inlinable
  public mutating func run(
    limits: SearchLimits = SearchLimits(), progress: ((SearchProgress) -> Void)? = nil
  ) {
    _ = search(limits, progress, nil)
  }

  /// Searches on until it finds what it is for, or else as far as it gets.
  ///
  /// It stops once all transitions are taken in of the state from which that one starts, so it can
  /// continue all the same.
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
    var ways = TransitionList<Model.Action, Model.State>()
    var found: Found?
    while limit == nil, found == nil, expanded < storage.count {
      levels.reach(expanded, of: storage.count)
      limit = watch.limit(states: storage.count, depth: levels.depth)
      guard limit == nil else { break }
      if expanded & 1023 == 0 { teller?.tell(storage, levels) }
      let source = storage[expanded]
      ways.removeAll()
      model.transitions(from: source, into: &ways)
      if ways.fit(watch.maxStates - storage.count, isSeen: { storage.contains($0) }) {
        found = takeIn(ways, from: source, isGoal)
      } else {
        limit = .states
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

  /// Takes in where the next state leads; the first goal, if there is one.
  @inlinable
  @inline(__always)
  mutating func takeIn(
    _ ways: borrowing TransitionList<Model.Action, Model.State>, from source: Model.State,
    _ isGoal: ((Int, Transition) -> Bool)?
  ) -> Found? {
    var found: Found?
    for place in 0..<ways.count {
      var transition = ways[place]
      if let label { transition = transition.labelled(label(transition, source)) }
      if found == nil, let isGoal, isGoal(expanded, transition) {
        found = Found(source: expanded, transition: transition)
      }
      let (target, isNew) = storage.insert(transition.state)
      kept.add(
        transition.action, label: transition.label, from: expanded, to: target, isNew: isNew)
    }
    kept.close()
    transitions &+= ways.count
    expanded &+= 1
    return found
  }
}
