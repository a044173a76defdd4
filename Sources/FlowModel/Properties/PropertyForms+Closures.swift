// Properties whose facts are closures, for a first look: what a closure sees is known only by asking
// it, so it is asked at every step, and a report cannot say which half of it failed. Its name is that
// of its property.

extension Always {
  /// `fact` holds at every moment at which `premise` does.
  public init(
    _ id: PropertyID, whenever premise: Property<W>.Fact? = nil,
    _ fact: @escaping Property<W>.Fact
  ) {
    self.init(id, whenever: id.premise(premise), id.fact(fact))
  }
}

extension AlwaysSettled {
  /// `fact` holds at every moment of rest at which `premise` does.
  public init(
    _ id: PropertyID, whenever premise: Property<W>.Fact? = nil,
    _ fact: @escaping Property<W>.Fact
  ) {
    self.init(id, whenever: id.premise(premise), id.fact(fact))
  }
}

extension AtNoTime {
  /// `fact` holds at no moment.
  public init(
    _ id: PropertyID, given premise: Property<W>.Fact? = nil,
    _ fact: @escaping Property<W>.Fact
  ) {
    self.init(id, given: id.premise(premise), id.fact(fact))
  }
}

extension Sometimes {
  /// Some journey leads to a moment at which `fact` holds.
  public init(_ id: PropertyID, _ fact: @escaping Property<W>.Fact) {
    self.init(id, id.fact(fact))
  }
}

extension LeadsTo {
  /// After every `first`, a `second` comes.
  public init(
    _ id: PropertyID, fairly fairness: [Fairness] = [], _ first: @escaping Property<W>.Fact,
    _ second: @escaping Property<W>.Fact
  ) {
    self.init(id, fairly: fairness, id.premise(first), id.fact(second))
  }
}

extension Before {
  /// No `second` without a `first` before it; `reset` begins anew.
  public init(
    _ id: PropertyID, since reset: Property<W>.Fact? = nil,
    _ first: @escaping Property<W>.Fact, before second: @escaping Property<W>.Fact
  ) {
    self.init(id, since: id.end(reset), id.premise(first), before: id.fact(second))
  }
}

extension NeverAfter {
  /// From `first` on, no `fact` until `end`.
  public init(
    _ id: PropertyID, _ first: @escaping Property<W>.Fact,
    until end: Property<W>.Fact? = nil, _ fact: @escaping Property<W>.Fact
  ) {
    self.init(id, id.premise(first), until: id.end(end), id.fact(fact))
  }
}

extension AtMostOnce {
  /// `fact` happens at most once between two of `period`.
  public init(
    _ id: PropertyID, per period: Property<W>.Fact? = nil,
    _ fact: @escaping Property<W>.Fact
  ) {
    self.init(id, per: id.end(period), id.fact(fact))
  }
}

extension ExactlyOnce {
  /// `fact` happens exactly once from `begin` to `end`; after `void` the beginning does not count.
  public init(
    _ id: PropertyID, from begin: @escaping Property<W>.Fact,
    to end: @escaping Property<W>.Fact, void: Property<W>.Fact? = nil,
    _ fact: @escaping Property<W>.Fact
  ) {
    self.init(
      id, from: id.premise(begin), to: id.end(end),
      void: void.map { .step("void of \(id.text)", $0) } ?? .never, id.fact(fact))
  }
}

extension Within {
  /// After every `first`, `second` comes before `duration` is over.
  public init(
    _ id: PropertyID, _ duration: Duration, of first: @escaping Property<W>.Fact,
    _ second: @escaping Property<W>.Fact
  ) {
    self.init(id, duration, of: id.premise(first), id.fact(second))
  }
}

extension NotBefore {
  /// No `second` sooner than `duration` after a `first`; `reset` forgets the first.
  public init(
    _ id: PropertyID, _ duration: Duration, since reset: Property<W>.Fact? = nil,
    after first: @escaping Property<W>.Fact, _ second: @escaping Property<W>.Fact
  ) {
    self.init(id, duration, since: id.end(reset), after: id.premise(first), id.fact(second))
  }
}

extension CanAlwaysReach {
  /// From every moment at which `premise` holds, some journey leads to `fact`, without a step of
  /// the kind `detour`.
  public init(
    _ id: PropertyID, whenever premise: Property<W>.Fact? = nil,
    without detour: Property<W>.Fact? = nil, _ fact: @escaping Property<W>.Fact
  ) {
    self.init(id, whenever: id.premise(premise), without: id.end(detour), id.fact(fact))
  }
}

extension PropertyID {
  fileprivate func premise<W: World>(_ closure: Property<W>.Fact?) -> Predicate<W> {
    closure.map { .step("premise of \(text)", $0) } ?? .always
  }

  fileprivate func end<W: World>(_ closure: Property<W>.Fact?) -> Predicate<W> {
    closure.map { .step("end of \(text)", $0) } ?? .never
  }

  fileprivate func fact<W: World>(_ closure: @escaping Property<W>.Fact) -> Predicate<W> {
    .step("fact of \(text)", closure)
  }
}
