package import EveryPath
package import FlowModel

/// A house with so many guests, each with a door of its own: a family of systems that grows.
package struct GuestHouse: World {
  /// What may happen to a guest.
  package enum Deed: Hashable, Sendable {
    case rings
    case isLetIn
    case isSentAway
    case leaves
  }

  package struct Move: Hashable, Sendable {
    let guest: Int
    let deed: Deed
  }

  package struct Stimulus: Hashable, Sendable {
    let guest: Int
    let event: GuestDoor.Event
  }

  package enum Observation: Hashable, Sendable { case bell }

  private static let doors = (0..<System<Self>.mostComponents).map(door)
  static func door(_ guest: Int) -> ComponentID<GuestDoor> { ComponentID("door-\(guest + 1)") }

  /// Where the answer goes that each guest waits for.
  private var waiting: [Address?]
  private var isInside: [Bool]

  init(_ guests: Int) {
    waiting = Array(repeating: nil, count: guests)
    isInside = Array(repeating: false, count: guests)
  }

  var inside: Int { isInside.count(where: \.self) }

  package func offer(_ moves: inout [Move]) {
    for guest in waiting.indices {
      if isInside[guest] {
        moves.append(Move(guest: guest, deed: .leaves))
      } else if waiting[guest] == nil {
        moves.append(Move(guest: guest, deed: .rings))
      } else {
        moves.append(Move(guest: guest, deed: .isLetIn))
        moves.append(Move(guest: guest, deed: .isSentAway))
      }
    }
  }

  package func text(of move: Move) -> ChoiceText {
    let id = "guest-\(move.guest + 1)-\(move.deed)"
    return ChoiceText(move.deed == .rings ? .person : .system, id, id)
  }

  package mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    let guest = move.guest
    switch move.deed {
    case .rings:
      output.observe(.bell)
      output.begin(Self.doors[guest])
      output.tell(Stimulus(guest: guest, event: .rung))
    case .isLetIn, .isSentAway:
      isInside[guest] = move.deed == .isLetIn
      let event: GuestDoor.Event = isInside[guest] ? .opened : .shut
      if let address = waiting[guest] {
        output.answer(address, Stimulus(guest: guest, event: event))
      }
      waiting[guest] = nil
    case .leaves:
      isInside[guest] = false
      output.tell(Stimulus(guest: guest, event: .left))
    }
  }

  mutating func wait(_ guest: Int, _ address: Address) { waiting[guest] = address }

  package mutating func renumber(_ number: (Address) -> Address) {
    waiting = waiting.map { $0.map(number) }
  }
  package var isBusy: Bool { waiting.contains { $0 != nil } }
  package var screen: String { "\(inside) inside" }
  package var facts: [(name: String, value: String)] { [("inside", "\(inside)")] }
  package static func words(for observation: Observation) -> String { "the bell rings" }
}

/// The door of one guest.
package struct GuestDoor: Flow {
  package enum State: Hashable, Sendable, CaseIterable {
    case closed
    case asking
    case open
  }
  package enum Event: Hashable, Sendable, CaseIterable {
    case rung
    case opened
    case shut
    case left
  }
  package enum Effect: Hashable, Sendable { case ask }
  package enum Outcome: Hashable, Sendable { case gone }

  package var start: State { .asking }

  package func transitions(from state: State) -> Transitions {
    switch state {
    case .closed:
      On(.rung) { Go(to: .asking) }
      Ignore(.left, because: "whoever left is gone")
    case .asking:
      Enter { Perform(.ask) }
      On(.opened) { Go(to: .open) }
      On(.shut) { Go(to: .closed) }
      Ignore(.rung, .left, because: "the question is asked")
    case .open:
      On(.left) { Go(to: .closed) }
      Ignore(.rung, because: "it is open")
    }
  }

  package func answers(to effect: Effect) -> [Event] { [.opened, .shut] }
  package func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  package func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}

/// The house as a system, with a property of each kind.
///
/// - Parameters:
///   - guests: how many; each makes it four times as large.
///   - look: called whenever a property looks at a step.
package func guestHouse(
  _ guests: Int, look: @escaping @Sendable () -> Void = {}
) throws -> System<GuestHouse> {
  System(
    "guest-house-\(guests)", "\(guests) guests",
    components: try (0..<guests).map { guest in
      try Component(
        GuestHouse.door(guest).text, GuestDoor(),
        perform: { _, address, house, _ in house.wait(guest, address) },
        hear: { $0.guest == guest ? $0.event : nil })
    }, worlds: [GuestHouse(guests)]
  ) {
    Always<GuestHouse>("no more guests inside than there are") {
      look()
      return $0.world.inside <= guests
    }
    Before("nobody is inside before a bell rings", { $0.saw(.bell) }) { $0.world.inside > 0 }
    CanAlwaysReach("the house can be empty") { $0.world.inside == 0 }
    Sometimes("the house is full") { $0.world.inside == guests }
  }
}
