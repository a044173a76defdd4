/// Holds at every moment.
public struct Always<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// `fact` holds at every moment at which `premise` does.
  public init(
    _ id: PropertyID, whenever premise: Predicate<W> = .always,
    _ fact: Predicate<W>
  ) {
    property = Property(id, .always(premise: premise, fact))
  }
}

/// Holds at every moment at which nothing is pending.
public struct AlwaysSettled<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// `fact` holds at every moment of rest at which `premise` does.
  public init(
    _ id: PropertyID, whenever premise: Predicate<W> = .always,
    _ fact: Predicate<W>
  ) {
    property = Property(id, .alwaysSettled(premise: premise, fact))
  }
}

/// Holds at no moment.
///
/// Its name in reports is `never: ` and the name written here: `AtNoTime("the lamp burns")` is
/// `never: the lamp burns`, which may be written out as well. A system's `breaks`, a kept journey
/// and ``System/keeping(properties:)`` know it by that name alone; `journey check --property` takes
/// it without the prefix too.
public struct AtNoTime<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// `fact` holds at no moment.
  ///
  /// `premise` is what must happen somewhere for that to mean something.
  public init(
    _ id: PropertyID, given premise: Predicate<W> = .always,
    _ fact: Predicate<W>
  ) {
    property = Property(id.never, .never(premise: premise, fact))
  }
}

/// Some journey gets there; the shortest one is shown.
public struct Sometimes<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// Some journey leads to a moment at which `fact` holds.
  public init(_ id: PropertyID, _ fact: Predicate<W>) {
    property = Property(id, .sometimes(fact))
  }
}

/// After every first, a second comes.
public struct LeadsTo<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// After every `first`, a `second` comes.
  ///
  /// A second that happened earlier in the same step is none, where the order is known, as it is of
  /// effects, observations, beginnings, ends and outcomes; at the same instant it is one.
  ///
  /// It is broken by a path that ends without a `second`, or goes round a loop that never comes to
  /// one; the loop is shown. A loop that no fair world stays in breaks nothing. Where something can
  /// happen something does, if only a person's choice: that they do nothing for ever is no path.
  ///
  /// - Parameter fairness: which choices are taken some day if they stay possible; none by default.
  public init(
    _ id: PropertyID, fairly fairness: [Fairness] = [], _ first: Predicate<W>,
    _ second: Predicate<W>
  ) {
    property = Property(id, .leadsTo(first, second, fairly: fairness))
  }

  /// What waits for something unseen waits no more some day, by what is certain and by time
  /// alone: no answer is counted on, and nothing that a person does.
  ///
  /// - Parameters:
  ///   - isIdle: Whether something is under way and nothing is there to touch.
  ///   - isNews: What begins the waiting anew.
  public init(
    _ id: PropertyID, outOf isIdle: Predicate<W>,
    or isNews: Predicate<W> = .never
  ) {
    self.init(
      id, fairly: [.certain, .weak(.time)], isIdle, !isIdle || isNews)
  }
}

/// Precedence: no second without a first before it.
public struct Before<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// No `second` without a `first` before it; `reset` begins anew.
  ///
  /// In a step what happened first counts as before: of effects, observations, beginnings, ends and
  /// outcomes the order is known. A fact about the states has no place in the step; with one, a
  /// `first` in the same step is enough.
  public init(
    _ id: PropertyID, since reset: Predicate<W> = .never,
    _ first: Predicate<W>, before second: Predicate<W>
  ) {
    property = Property(id, .before(first, second, since: reset))
  }
}

/// Once something has happened, something else does not, until a third thing.
public struct NeverAfter<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// From `first` on, no `fact` until `end`.
  ///
  /// The step that is `first` counts: an app often reacts to something in the same step. In a step
  /// that is `end`, `fact` is allowed; one that is `first` and `end` at once begins anew.
  public init(
    _ id: PropertyID, _ first: Predicate<W>,
    until end: Predicate<W> = .never, _ fact: Predicate<W>
  ) {
    property = Property(id, .neverAfter(first, fact, until: end))
  }
}

/// Something happens at most once in a period.
public struct AtMostOnce<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// `fact` happens at most once between two of `period`.
  ///
  /// What happens twice in one step is counted twice; a fact about the states holds once in a step.
  public init(
    _ id: PropertyID, per period: Predicate<W> = .never,
    _ fact: Predicate<W>
  ) {
    property = Property(id, .atMostOnce(fact, per: period))
  }
}

/// Something happens exactly once between a beginning and its end.
public struct ExactlyOnce<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// `fact` happens exactly once from `begin` to `end`; after `void` the beginning does not count.
  ///
  /// What happens twice in one step is counted twice, and an attempt may end and the next begin in
  /// one; a fact about the states holds once in a step. It is vacuous if no beginning has an end.
  public init(
    _ id: PropertyID, from begin: Predicate<W>, to end: Predicate<W>,
    void: Predicate<W> = .never, _ fact: Predicate<W>
  ) {
    property = Property(id, .exactlyOnce(fact, from: begin, to: end, void: void))
  }
}

/// Something follows within a time, on virtual time.
public struct Within<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// After every `first`, `second` comes before `duration` is over; what comes in time for the
  /// first of several comes in time for all.
  ///
  /// A second that is earlier in the same step comes for what was before it.
  public init(
    _ id: PropertyID, _ duration: Duration, of first: Predicate<W>,
    _ second: Predicate<W>
  ) {
    property = Property(id, .within(duration, first, second))
  }
}

/// Something does not follow sooner than after a time, on virtual time.
public struct NotBefore<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// No `second` sooner than `duration` after a `first`; `reset` forgets the first.
  ///
  /// A second in the same step as a first is too soon. One that comes as soon as a person or the
  /// system can bring it about is too soon as well, since they may be quick: only a timer of the
  /// flow makes sure. It is vacuous if no second ever comes after a first that is not forgotten by
  /// then.
  public init(
    _ id: PropertyID, _ duration: Duration,
    since reset: Predicate<W> = .never,
    after first: Predicate<W>, _ second: Predicate<W>
  ) {
    property = Property(id, .notBefore(duration, first, second, since: reset))
  }
}

/// From everywhere some journey leads there: no dead end.
public struct CanAlwaysReach<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// From every moment at which `premise` holds, some journey leads to `fact`, without a step of
  /// the kind `detour`.
  ///
  /// A moment lasts until something happens: a path must lead there from all of it, however far the
  /// running timers are by then.
  public init(
    _ id: PropertyID, whenever premise: Predicate<W> = .always,
    without detour: Predicate<W> = .never,
    _ fact: Predicate<W>
  ) {
    property = Property(id, .canAlwaysReach(premise: premise, fact, without: detour))
  }
}
