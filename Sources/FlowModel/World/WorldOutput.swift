public import EveryPath

/// The output of a world while a move happens or an order is carried out.
public struct WorldOutput<W: World>: Hashable, Sendable {
  @usableFromInline
  enum Item: Hashable, Sendable {
    case stimulus(W.Stimulus, to: Address?)
    case begin(component: String?)
    case ended(process: Int)
    case launched(process: Int, intentIsFresh: Bool, startsComponents: Bool)
    case drop(component: String?)

    /// Whether it answers an order.
    // Written out, so that it is compiled for the kind of world: every step compares.
    @inlinable
    static func == (left: Item, right: Item) -> Bool {
      switch (left, right) {
      case (.stimulus(let one, let address), .stimulus(let other, let otherAddress)):
        one == other && address == otherAddress
      case (.begin(let one), .begin(let other)), (.drop(let one), .drop(let other)): one == other
      case (.ended(let one), .ended(let other)): one == other
      case (.launched(let one, let isFresh, let starts), .launched(let other, let isToo, let does)):
        one == other && isFresh == isToo && starts == does
      default: false
      }
    }

    @usableFromInline var isAnswer: Bool {
      if case .stimulus(_, .some) = self { true } else { false }
    }
  }

  @usableFromInline var items: [Item] = []
  @usableFromInline var observed: [W.Observation] = []

  /// What was observed, in order.
  ///
  /// For properties and tests: a world decides nothing by it.
  public var observations: [W.Observation] { observed }

  /// Nothing yet.
  @inlinable
  public init() {}

  /// What the components receive, in order.
  public var stimuli: [W.Stimulus] {
    items.compactMap { if case .stimulus(let stimulus, _) = $0 { stimulus } else { nil } }
  }

  /// What is sent, in order, each with the address of the order it answers; nil if spontaneous.
  package var addressed: [(address: Address?, stimulus: W.Stimulus)] {
    items.compactMap { item in
      guard case .stimulus(let stimulus, let address) = item else { return nil }
      return (address, stimulus)
    }
  }

  /// A spontaneous stimulus: every running component hears it, in declared order.
  @inlinable
  public mutating func tell(_ stimulus: W.Stimulus) { items.append(.stimulus(stimulus, to: nil)) }

  /// The answer to an order, for the component that gave it.
  @inlinable
  public mutating func answer(_ address: Address, _ stimulus: W.Stimulus) {
    items.append(.stimulus(stimulus, to: address))
  }

  /// The system's only component, or its first, is asked for an attempt, see ``begin(_:)``.
  @inlinable
  public mutating func begin() { items.append(.begin(component: nil)) }

  /// A component is asked for an attempt, and its outcome is waited for; a running one is shared.
  @inlinable
  public mutating func begin(_ component: ComponentID<some Flow>) {
    items.append(.begin(component: component.text))
  }

  /// Something swept the interface of the only component, or the first, away, see ``drop(_:)``.
  @inlinable
  public mutating func drop() { items.append(.drop(component: nil)) }

  /// Something swept a component's interface away: its attempt is abandoned.
  @inlinable
  public mutating func drop(_ component: ComponentID<some Flow>) {
    items.append(.drop(component: component.text))
  }

  /// A process has ended: the app's, number 0, unless said otherwise.
  @inlinable
  public mutating func processEnded(_ process: Int = 0) {
    items.append(.ended(process: process))
  }

  /// A new process runs; its components that are remembered are resumed if that is fresh enough,
  /// those that waited for others before these.
  ///
  /// - Parameters:
  ///   - process: the number of the process; the app's is 0.
  ///   - intentIsFresh: whether what was persisted still counts.
  ///   - startsComponents: whether every other component of the process begins at once, as one
  ///     does that runs as long as its process.
  @inlinable
  public mutating func processLaunched(
    _ process: Int = 0, intentIsFresh: Bool, startsComponents: Bool = false
  ) {
    items.append(
      .launched(process: process, intentIsFresh: intentIsFresh, startsComponents: startsComponents))
  }

  /// Something a property may want to know of this step.
  @inlinable
  public mutating func observe(_ observation: W.Observation) { observed.append(observation) }

  /// Several such things, in order.
  @inlinable
  public mutating func observe(all observations: [W.Observation]) { observed += observations }
}
