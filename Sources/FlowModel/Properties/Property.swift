import EveryPath

/// A statement that must hold over every path, with a name that can be read aloud.
public struct Property<W: World>: Sendable {
  /// Asks a step whether something is true of it, see ``Predicate/step(_:_:)``.
  public typealias Fact = @Sendable (Transition<W>) -> Bool

  /// The form of a property.
  public enum Form: Sendable {
    /// The fact holds at every moment at which the premise does.
    case always(premise: Predicate<W>, Predicate<W>)
    /// The fact holds at no moment; the premise says what must happen for that to mean something.
    case never(premise: Predicate<W>, Predicate<W>)
    /// The fact holds at every moment of rest at which the premise does.
    case alwaysSettled(premise: Predicate<W>, Predicate<W>)
    /// Some journey gets there.
    case sometimes(Predicate<W>)
    /// After every first, a second comes, along every path that is fair as declared.
    case leadsTo(Predicate<W>, Predicate<W>, fairly: [Fairness])
    /// No second without a first before it; the third begins anew.
    case before(Predicate<W>, Predicate<W>, since: Predicate<W>)
    /// After the first, no second until the third.
    case neverAfter(Predicate<W>, Predicate<W>, until: Predicate<W>)
    /// The first at most once between two of the second.
    case atMostOnce(Predicate<W>, per: Predicate<W>)
    /// Between a beginning and its end exactly one; a void beginning does not count.
    case exactlyOnce(Predicate<W>, from: Predicate<W>, to: Predicate<W>, void: Predicate<W>)
    /// After the first, the second within the time.
    case within(Duration, Predicate<W>, Predicate<W>)
    /// After the first, no second sooner than after the time; the third forgets the first.
    case notBefore(Duration, Predicate<W>, Predicate<W>, since: Predicate<W>)
    /// From every moment at which the premise holds, some journey leads to the fact, without a step
    /// of the third kind.
    case canAlwaysReach(premise: Predicate<W>, Predicate<W>, without: Predicate<W>)
  }

  /// The statement, and the requirements that it keeps.
  public let id: PropertyID
  /// The statement, as a sentence.
  public var name: String { id.text }
  /// Its form.
  public let form: Form
  /// The properties it stands for, which depend on the components' flows; nil if it is one itself.
  private let standsFor: (@Sendable ([Component<W>]) -> [Property])?

  init(_ id: PropertyID, _ form: Form) {
    self.id = id
    self.form = form
    standsFor = nil
  }

  /// A place for properties that are made once the components of the system are known.
  init(
    _ id: PropertyID, standingFor properties: @escaping @Sendable ([Component<W>]) -> [Property]
  ) {
    self.id = id
    form = .sometimes(.always)
    standsFor = properties
  }

  /// The same property about one of several: "name (microphone)".
  public func about(_ subject: String) -> Property {
    guard let standsFor else { return Property(id.about(subject), form) }
    return Property(
      id, standingFor: { components in standsFor(components).map { $0.about(subject) } })
  }

  func properties(of components: [Component<W>]) -> [Property] { standsFor?(components) ?? [self] }

  var clock: PropertyClock<W>? {
    switch form {
    case .within(let duration, let begins, let ends):
      PropertyClock(property: name, isLimit: true, duration: duration, begins: begins, ends: ends)
    case .notBefore(let duration, let begins, _, let reset):
      PropertyClock(property: name, isLimit: false, duration: duration, begins: begins, ends: reset)
    case .always, .never, .alwaysSettled, .sometimes, .leadsTo, .before, .neverAfter, .atMostOnce,
      .exactlyOnce, .canAlwaysReach:
      nil
    }
  }
}

/// A form of property.
public protocol PropertyWord<W>: Sendable {
  /// The world it is about.
  associatedtype W: World
  /// The property.
  var property: Property<W> { get }
}

/// Builds a list of properties.
@resultBuilder
public enum PropertyBuilder<W: World> {
  /// A property.
  public static func buildExpression<Word: PropertyWord>(_ word: Word) -> [Property<W>]
  where Word.W == W {
    [word.property]
  }

  /// A list of properties.
  public static func buildExpression(_ properties: [Property<W>]) -> [Property<W>] { properties }

  /// A property from elsewhere.
  public static func buildExpression(_ property: Property<W>) -> [Property<W>] { [property] }

  /// Properties in authored order.
  public static func buildBlock(_ properties: [Property<W>]...) -> [Property<W>] {
    properties.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ properties: [Property<W>]?) -> [Property<W>] {
    properties ?? []
  }

  /// One branch of an `if`.
  public static func buildEither(first properties: [Property<W>]) -> [Property<W>] { properties }

  /// The other branch of an `if`.
  public static func buildEither(second properties: [Property<W>]) -> [Property<W>] { properties }

  /// A `for` loop.
  public static func buildArray(_ properties: [[Property<W>]]) -> [Property<W>] {
    properties.flatMap { $0 }
  }
}

extension Array {
  /// The properties, those that a lesson is meant to break before the others.
  package func putting<W: World>(first broken: [PropertyID]) -> [Property<W>]
  where Element == Property<W> {
    filter { broken.contains($0.id) } + filter { !broken.contains($0.id) }
  }
}
