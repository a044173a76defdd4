import EveryPath
import FlowModel

/// Twenty pages, and a picture that is sent meanwhile; its receipt may come at any of them.
struct Album: Flow {
  enum State: Hashable, Sendable {
    case sending
    case page(Int)
    case done
  }
  enum Event: Hashable, Sendable, CaseIterable { case next, received, confirmed }
  enum Effect: Hashable, Sendable, CaseIterable { case send, turn, confirm }
  enum Outcome: Hashable, Sendable { case seen }

  static let pages = 20
  var name: String { "album" }
  var start: State { .sending }
  var states: [State] { [.sending] + (1...Self.pages).map { .page($0) } + [.done] }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .sending:
      Enter {
        Perform(.send)
        Perform(.turn)
        Go(to: .page(1))
      }
      Ignore(.received, .confirmed, because: "nothing is sent yet")
    case .page(let number):
      On(.next) {
        Perform(.turn)
        Go(to: number < Self.pages ? .page(number + 1) : .done)
      }
    case .done:
      Finish(.seen)
    }
  }

  func answers(to effect: Effect) -> [Event] { effect == .turn ? [.next] : [] }
  func certainty(of effect: Effect) -> Certainty { .certain }
  func role(of event: Event) -> EventRole { event == .next ? .person : .system }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.seen) }
  func abandoned(_ reason: Abandonment) -> Outcome { .seen }
}

/// A person who turns pages, and a server whose receipt is late.
struct Catalog: World {
  enum Move: Hashable, Sendable { case open, next, receipt }
  enum Stimulus: Hashable, Sendable { case next, received }
  enum Observation: Hashable, Sendable { case none }

  var page: Address?
  var isOwed = false

  func offer(_ moves: inout [Move]) {
    moves.append(page == nil ? .open : .next)
    if isOwed { moves.append(.receipt) }
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .open: output.begin()
    case .next:
      let asker = page
      page = nil
      if let asker { output.answer(asker, .next) }
    case .receipt:
      isOwed = false
      output.tell(.received)
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    (page, isOwed) = (nil, false)
    output.processEnded()
    output.processLaunched(intentIsFresh: true)
  }

  var picture: Picture { Picture(title: "Album") }
  mutating func renumber(_ number: (Address) -> Address) { page = page.map(number) }

  func text(of move: Move) -> ChoiceText {
    switch move {
    case .open: ChoiceText(.person, "open", "open the album")
    case .next: ChoiceText(.person, "next", "turn the page")
    case .receipt: ChoiceText(.system, "receipt", "the receipt comes")
    }
  }

  var isBusy: Bool { isOwed }
  var facts: [(name: String, value: String)] { [("receipt", isOwed ? "owed" : "none")] }
  var screen: String { page == nil ? "catalog" : "page" }
  static func words(for observation: Observation) -> String { "nothing" }
}

/// The album beside its server.
func album() throws -> System<Catalog> {
  System(
    "album", "a receipt comes at any page",
    components: [
      try Component(
        "album", Album(),
        perform: { effect, address, world, _ in
          switch effect {
          case .send: world.isOwed = true
          case .turn: world.page = address
          case .confirm: break
          }
        },
        hear: { $0 == .next ? .next : .received })
    ],
    worlds: [Catalog()]
  ) {
    AtMostOnce("one outcome an attempt", per: { $0.began() }) { $0.delivered() }
  }
}
