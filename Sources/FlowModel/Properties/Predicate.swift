public import EveryPath

/// What can be true of a step, with a name: atoms, and what `&&`, `||` and `!` make of them.
///
/// ```swift
/// AtNoTime("the system is asked while the app is away", .saw(.requested) && !.isActive.before)
/// ```
///
/// An atom looks at one thing: at what happened in the step, at the world after it, at the machines
/// after it, or at one of these before it. A search asks it once for each value of what it looks
/// at, and works out the combination from the answers. Where one thing must be seen together with
/// another, and no combination says it, ``step(_:_:)`` takes a closure that is asked at every step.
///
/// The name of an atom is its identity, parameters included, as in `read(denied)`: of two atoms
/// with one name and one thing to look at, a search asks one.
public struct Predicate<W: World>: Sendable, CustomStringConvertible {
  /// A question about one part of a step.
  @frozen
  @usableFromInline
  package struct Atom: Sendable {
    /// Spells its name; only reports and searches ask for it.
    @usableFromInline let spell: @Sendable () -> String
    @usableFromInline package let part: StepPart
    @usableFromInline package let holds: Property<W>.Fact
    /// Whether an observation makes it true; nil if it is about something else.
    @usableFromInline package let isMeant: (@Sendable (W.Observation) -> Bool)?
    /// Tells closures over several parts apart, of which two may have one name.
    @usableFromInline package let identity: Identity

    @inlinable
    init(
      _ spell: @escaping @Sendable () -> String, _ part: StepPart,
      isMeant: (@Sendable (W.Observation) -> Bool)? = nil, _ holds: @escaping Property<W>.Fact
    ) {
      (self.spell, self.part, self.holds) = (spell, part, holds)
      (self.isMeant, identity) = (isMeant, Identity())
    }

    package var name: String { spell() }
  }

  /// Equal to itself alone.
  @usableFromInline
  package final class Identity: Sendable {
    @usableFromInline init() {}
  }

  @frozen
  @usableFromInline
  package indirect enum Form: Sendable {
    case constant(Bool)
    case atom(Atom)
    case not(Form)
    case all([Form])
    case any([Form])
  }

  @usableFromInline package let form: Form

  @inlinable
  init(_ form: Form) { self.form = form }

  @inlinable
  package init(
    _ name: @autoclosure @escaping @Sendable () -> String, of part: StepPart,
    _ holds: @escaping Property<W>.Fact
  ) {
    self.init(.atom(Atom(name, part, holds)))
  }

  /// Whether it is true of a step.
  public func holds(in transition: Transition<W>) -> Bool { form.holds(transition) }

  /// Its atoms with their operators, as in `saw(requested) && !isActive`.
  public var description: String { form.text }
}

/// What an atom of a predicate looks at.
@frozen
@usableFromInline
package enum StepPart: Int, CaseIterable, Sendable {
  /// What happened.
  case happened
  /// The world after the step.
  case world
  /// Machines, intents and timers after the step.
  case control
  /// The world before the step.
  case worldBefore
  /// Machines, intents and timers before the step.
  case controlBefore
  /// More than one of these.
  case several
}

extension Predicate {
  /// True of every step.
  public static var always: Predicate { Predicate(.constant(true)) }
  /// True of no step.
  public static var never: Predicate { Predicate(.constant(false)) }

  /// Both are true.
  public static func && (one: Predicate, other: Predicate) -> Predicate {
    Predicate(.all(one.form.conjuncts + other.form.conjuncts))
  }

  /// One of them is true, or both.
  public static func || (one: Predicate, other: Predicate) -> Predicate {
    Predicate(.any(one.form.disjuncts + other.form.disjuncts))
  }

  /// It is not true.
  public static prefix func ! (predicate: Predicate) -> Predicate {
    if case .not(let form) = predicate.form { return Predicate(form) }
    return Predicate(.not(predicate.form))
  }

  /// All of some are true.
  public static func all<Items: Sequence>(
    _ items: Items, _ predicate: (Items.Element) -> Predicate
  ) -> Predicate {
    Predicate(.all(items.map { predicate($0).form }))
  }

  /// One of some is true.
  public static func any<Items: Sequence>(
    _ items: Items, _ predicate: (Items.Element) -> Predicate
  ) -> Predicate {
    Predicate(.any(items.map { predicate($0).form }))
  }

  /// The same of the world and the machines before the step.
  ///
  /// What happened has no before: an atom about it is true of no step.
  public var before: Predicate { Predicate(form.before) }

  /// The one if this is true, the other if not.
  package func then(_ one: Predicate, else other: Predicate) -> Predicate {
    self && one || !self && other
  }

  /// Both are true, or none.
  package static func same(_ one: Predicate, _ other: Predicate) -> Predicate {
    one.then(other, else: !other)
  }

  /// Each of some is true if it was, and no other.
  package static func areAsBefore(_ predicates: [Predicate]) -> Predicate {
    .all(predicates) { .same($0, $0.before) }
  }
}

// MARK: - Atoms

extension Predicate {
  /// The world made an observation.
  @inlinable
  public static func saw(_ observation: W.Observation) -> Predicate {
    saw(identifier(of: observation)) { $0 == observation }
  }

  /// The world made an observation of some kind.
  @inlinable
  public static func saw(
    _ name: @autoclosure @escaping @Sendable () -> String,
    where isMeant: @escaping @Sendable (W.Observation) -> Bool
  ) -> Predicate {
    Predicate(
      .atom(
        Atom(name, .happened, isMeant: isMeant) { $0.log.observations.contains(where: isMeant) }))
  }

  /// Something about what happened.
  @inlinable
  public static func happened(
    _ name: @autoclosure @escaping @Sendable () -> String,
    _ holds: @escaping @Sendable (StepLog<W>) -> Bool
  ) -> Predicate {
    Predicate(name(), of: .happened) { holds($0.log) }
  }

  /// Something about the world after the step; it is asked of every world that a search meets.
  @inlinable
  public static func world(
    _ name: @autoclosure @escaping @Sendable () -> String,
    _ holds: @escaping @Sendable (W) -> Bool
  ) -> Predicate {
    Predicate(name(), of: .world) { holds($0.world) }
  }

  /// Something that several parts of a step tell only together, asked at every step.
  @inlinable
  public static func step(
    _ name: @autoclosure @escaping @Sendable () -> String, _ holds: @escaping Property<W>.Fact
  ) -> Predicate {
    Predicate(name(), of: .several, holds)
  }

  /// The process of the app, number 0, ended.
  public static var processEnded: Predicate {
    Predicate("processEnded", of: .happened) { $0.log.processEnded }
  }

  /// A new process of the app, number 0, began.
  public static var processLaunched: Predicate {
    Predicate("processLaunched", of: .happened) { $0.log.processLaunched }
  }

  /// A process ended in the middle of the step, see ``Transition/isCutShort``.
  public static var isCutShort: Predicate {
    Predicate("isCutShort", of: .happened) { $0.isCutShort }
  }

  /// Nothing is pending, see ``Transition/isSettled``.
  public static var isSettled: Predicate {
    Predicate("isAtRest", of: .control) { $0.isAtRest } && !world("isBusy") { $0.isBusy }
  }

  /// The stopwatch of a property may still have time to run.
  package static func isTooSoon(forClock number: Int) -> Predicate {
    Predicate("isTooSoon(\(number))", of: .control) { $0.isTooSoon(forClock: number) }
  }
}

// MARK: - Reading a form

extension Predicate.Form {
  fileprivate var conjuncts: [Self] { if case .all(let forms) = self { forms } else { [self] } }
  fileprivate var disjuncts: [Self] { if case .any(let forms) = self { forms } else { [self] } }

  package func holds(_ transition: Transition<W>) -> Bool {
    switch self {
    case .constant(let answer): answer
    case .atom(let atom): atom.holds(transition)
    case .not(let form): !form.holds(transition)
    case .all(let forms): forms.allSatisfy { $0.holds(transition) }
    case .any(let forms): forms.contains { $0.holds(transition) }
    }
  }

  fileprivate var before: Self {
    switch self {
    case .constant: self
    case .atom(let atom): atom.before
    case .not(let form): .not(form.before)
    case .all(let forms): .all(forms.map(\.before))
    case .any(let forms): .any(forms.map(\.before))
    }
  }

  package var atoms: [Predicate.Atom] {
    switch self {
    case .constant: []
    case .atom(let atom): [atom]
    case .not(let form): form.atoms
    case .all(let forms), .any(let forms): forms.flatMap(\.atoms)
    }
  }

  package var text: String { text(in: .whole) }

  fileprivate enum Surrounding { case whole, operand, negated }

  fileprivate func text(in place: Surrounding) -> String {
    switch self {
    case .constant(let answer): return answer ? "always" : "never"
    case .atom(let atom): return atom.text
    case .not(let form): return "!" + form.text(in: .negated)
    case .all(let forms): return text(of: forms, "&&", in: place, ifNone: "always")
    case .any(let forms): return text(of: forms, "||", in: place, ifNone: "never")
    }
  }

  private func text(
    of forms: [Self], _ word: String, in place: Surrounding, ifNone: String
  ) -> String {
    guard forms.count > 1 else { return forms.first?.text(in: place) ?? ifNone }
    let text = forms.map { $0.text(in: .operand) }.joined(separator: " \(word) ")
    return place == .whole ? text : "(\(text))"
  }
}

extension Predicate.Atom {
  package var text: String {
    switch part {
    case .worldBefore, .controlBefore: "\(name).before"
    case .happened, .world, .control, .several: name
    }
  }

  fileprivate var before: Predicate.Form {
    let (holds, spell) = (holds, spell)
    let earlier: Property<W>.Fact = { holds($0.atItsBeginning) }
    return switch part {
    case .world: .atom(Self(spell, .worldBefore, earlier))
    case .control: .atom(Self(spell, .controlBefore, earlier))
    case .happened, .worldBefore, .controlBefore: .constant(false)
    case .several: .atom(Self({ "\(spell()).before" }, .several, earlier))
    }
  }
}

extension Predicate {
  /// What it asks of the moment after a step, or of what happened, each by its name.
  ///
  /// An atom about the moment before is given as the same about the one after.
  package var words: [(name: String, part: StepPart, predicate: Predicate)] {
    form.atoms.map { atom in
      let part = atom.part.atItsEnd
      guard part != atom.part else { return (atom.name, part, Predicate(.atom(atom))) }
      let holds = atom.holds
      return (atom.name, part, Predicate(atom.name, of: part) { holds($0.atItsEnd) })
    }
  }
}

extension StepPart {
  /// What is after a step what this is before it.
  fileprivate var atItsEnd: StepPart {
    switch self {
    case .worldBefore: .world
    case .controlBefore: .control
    case .happened, .world, .control, .several: self
    }
  }
}

extension Predicate.Form {
  /// The atoms that make it true of a step, or not: enough of them, in order, with `!` before one
  /// that is not true.
  fileprivate func reasons(_ transition: Transition<W>) -> [String] {
    let holds = holds(transition)
    return switch self {
    case .constant: []
    case .atom(let atom): [(holds ? "" : "!") + atom.text]
    case .not(let form): form.reasons(transition)
    case .all(let forms):
      forms.filter { holds || !$0.holds(transition) }.flatMap { $0.reasons(transition) }
    case .any(let forms):
      forms.filter { !holds || $0.holds(transition) }.flatMap { $0.reasons(transition) }
    }
  }
}

extension Property {
  /// The atoms by which a step breaks the property, in order, with `!` before one that is not true
  /// of the step; empty where several steps break it together, and where closures say so.
  package func reasons(_ transition: Transition<W>) -> [String] {
    let forms: [Predicate<W>.Form] =
      switch form {
      case .always(let premise, let fact), .alwaysSettled(let premise, let fact):
        [premise.form, fact.form]
      case .never(_, let fact), .neverAfter(_, let fact, _), .atMostOnce(let fact, _),
        .before(_, let fact, _), .notBefore(_, _, let fact, _):
        [fact.form]
      case .canAlwaysReach(let premise, _, _): [premise.form]
      case .sometimes, .leadsTo, .exactlyOnce, .within: []
      }
    let own = Set(forms.flatMap(\.atoms).filter { $0.part == .several }.map(\.name))
    return forms.flatMap { $0.reasons(transition) }.uniqued.filter { reason in
      !own.contains { reason.hasSuffix($0) && $0.hasSuffix(name) }
    }
  }
}
