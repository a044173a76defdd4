import EveryPath
import FlowModel

/// In which way the components and the world of a ``Ring`` keep each other busy within one step.
enum RingKind: String, Hashable, Sendable, CaseIterable {
  /// Two components tell each other.
  case tell
  /// The same, and each tells twice.
  case flood
  /// A component tells itself.
  case monologue
  /// A component calls another whenever it has its outcome.
  case call
  /// The world answers each order at once.
  case echo
  /// The world begins a component whenever it has ended.
  case rebirth
  /// The world ends and launches the process whenever it has begun.
  case relaunch
  /// The same ring as `tell`, and each round the world counts.
  case counted
}

/// A world that answers at once.
struct Ring: World {
  enum Move: Hashable, Sendable { case begin, go }
  enum Stimulus: Hashable, Sendable { case gone, shown }
  enum Observation: Hashable, Sendable { case none }

  let kind: RingKind
  var rounds = 0

  func offer(_ moves: inout [Move]) { moves += [.begin, .go] }
  func text(of move: Move) -> ChoiceText {
    move == .begin ? ChoiceText(.person, "begin", "begin") : ChoiceText(.person, "go", "go")
  }
  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .begin:
      output.begin()
      if kind != .call { output.begin(ComponentID<RingFlow>("second")) }
    case .go: output.tell(.gone)
    }
  }
  mutating func show(_ address: Address, _ output: inout WorldOutput<Self>) {
    switch kind {
    case .echo: output.answer(address, .shown)
    case .rebirth: output.begin()
    case .relaunch:
      output.processEnded()
      output.processLaunched(intentIsFresh: false, startsComponents: true)
    case .counted: rounds += 1
    case .tell, .flood, .monologue, .call: break
    }
  }
  var picture: Picture { Picture(title: "Ring") }
  mutating func renumber(_ number: (Address) -> Address) {}
  var screen: String { "ring" }
  var facts: [(name: String, value: String)] { [("rounds", "\(rounds)")] }
}

struct RingFlow: Flow {
  enum State: Hashable, Sendable { case a, b, z }
  enum Event: Hashable, Sendable { case go, ping, shown, done }
  enum Effect: Hashable, Sendable { case show }
  enum Outcome: Hashable, Sendable { case done }

  let kind: RingKind
  let isFirst: Bool

  var name: String { isFirst ? "First" : "Second" }
  var start: State { .a }
  private var other: ComponentID<RingFlow> {
    ComponentID(isFirst && kind != .monologue ? "second" : "first")
  }

  func transitions(from state: State) -> Transitions {
    switch (state, kind) {
    case (.z, _): Finish(.done)
    case (_, .call):
      if isFirst {
        On(.go) {
          Call(other, until: .done)
          Go(to: .b)
        }
        if state == .b {
          Enter {
            Call(other, until: .done)
            Go(to: .b)
          }
        }
      } else {
        Enter { Go(to: .z) }
      }
    case (_, .echo):
      On(.go) {
        Perform(.show)
        Stay()
      }
      On(.shown) {
        Perform(.show)
        Stay()
      }
      On(.done) { Go(to: .z) }
    case (_, .rebirth), (_, .relaunch):
      Enter {
        Perform(.show)
        Go(to: .z)
      }
    case (_, .tell), (_, .flood), (_, .monologue), (_, .counted):
      On(.go) {
        Tell(other, .ping)
        Stay()
      }
      On(.ping) {
        if kind == .counted { Perform(.show) }
        Tell(other, .ping)
        if kind == .flood { Tell(other, .ping) }
        Stay()
      }
      On(.done) { Go(to: .z) }
    }
  }

  var boundEvents: [Event] { [.go, .done] }
  func answers(to effect: Effect) -> [Event] { kind == .echo ? [.shown] : [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.done) }
  func abandoned(_ reason: Abandonment) -> Outcome { .done }
}

/// Components and a world that keep each other busy for ever.
func ring(_ kind: RingKind) throws -> System<Ring> {
  System(
    kind.rawValue, "components that keep each other busy",
    components: try [true, false].map { isFirst in
      try Component(
        isFirst ? "first" : "second", RingFlow(kind: kind, isFirst: isFirst), checksPaths: false,
        perform: { _, address, world, output in world.show(address, &output) },
        hear: { $0 == .shown ? .shown : isFirst ? .go : nil })
    }, worlds: [Ring(kind: kind)]
  ) {
    Sometimes<Ring>("it begins") { $0.began() }
  }
}
