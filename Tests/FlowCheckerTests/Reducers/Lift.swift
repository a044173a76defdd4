import FlowModel
import Reducers

/// A lift with three floors: where it is, and where it is wanted, in order.
struct Lift: Reducer {
  struct State: Hashable, Sendable {
    var floor = 0
    var wishes: [Int] = []
  }
  enum Event: Hashable, Sendable {
    case call(Int)
    case arrived(Int)
  }
  enum Effect: Hashable, Sendable {
    case go(to: Int)
    case ring
    case open
  }

  /// How many floors are called in a check.
  var floors = 3
  /// Whether the same wish may stand in the list twice: then the list has no bound.
  var repeats = false

  var start: State { State() }
  var alphabet: [Event] {
    (0..<floors).map { .call($0) } + (0..<floors).map { .arrived($0) }
  }

  func reduce(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .call(let floor):
      guard repeats || !state.wishes.contains(floor), floor != state.floor else { return [] }
      state.wishes.append(floor)
      return state.wishes.count == 1 ? [.go(to: floor)] : []
    case .arrived(let floor):
      guard state.wishes.first == floor else { return [] }
      state.floor = floor
      state.wishes.removeAll { $0 == floor }
      return [.ring, .open] + (state.wishes.first.map { [.go(to: $0)] } ?? [])
    }
  }
}

/// A house with a lift: people call it, and it arrives some day.
struct House: ReducerWorld {
  enum Move: Hashable, Sendable {
    case call(Int)
    case arrive(Int)
    case begin
  }
  enum Stimulus: Hashable, Sendable { case opened }
  enum Observation: Hashable, Sendable {
    case told(Lift.Event)
    case ordered(Lift.Effect)
  }

  var reduced: Reduced<Lift>
  var goal: Int?
  /// Whether somebody in the house may begin an errand of their own.
  var hasGuest = false
  /// Whether the lift is so fast that it is there at once.
  var isInstant = false

  init(_ lift: Lift = Lift()) { reduced = Reduced(lift) }

  func offer(_ moves: inout [Move]) {
    moves += (0..<3).map { .call($0) }
    if let goal { moves.append(.arrive(goal)) }
    if hasGuest { moves.append(.begin) }
  }
  func text(of move: Move) -> ChoiceText {
    switch move {
    case .call(let floor): ChoiceText(.person, "call-\(floor)", "call it to \(floor)")
    case .begin: ChoiceText(.person, "begin", "the guest wants to leave")
    case .arrive(let floor): ChoiceText(.system, "arrive-\(floor)", "it arrives at \(floor)")
    }
  }
  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .call(let floor): tell(.call(floor), &output)
    case .begin: output.begin()
    case .arrive(let floor):
      goal = nil
      tell(.arrived(floor), &output)
    }
  }
  mutating func perform(_ effect: Lift.Effect, _ output: inout WorldOutput<Self>) {
    switch effect {
    case .go(let floor):
      if isInstant { tell(.arrived(floor), &output) } else { goal = floor }
    case .open: output.tell(.opened)
    case .ring: break
    }
  }
  static func observation(told event: Lift.Event) -> Observation? { .told(event) }
  static func observation(ordered effect: Lift.Effect) -> Observation? { .ordered(effect) }

  var picture: Picture { Picture(title: "House") }
  mutating func renumber(_ number: (Address) -> Address) {}
  var isBusy: Bool { goal != nil }
  var screen: String { "floor-\(reduced.state.floor)" }
}
