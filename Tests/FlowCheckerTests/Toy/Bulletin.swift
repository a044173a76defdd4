import EveryPath
import FlowModel

/// The order of a newsletter, with a mistake or without.
struct Bulletin: Flow {
  /// What the author forgot.
  enum Mistake: Hashable, Sendable {
    /// The `Or` for a server that says no.
    case or
    /// The row for a person who accepts.
    case row
    /// The last `Go`, after which the journey rests where it is.
    case go
    /// The last `Go`, in a state that a row for every state can leave.
    case goBesideARow
  }

  enum State: Hashable, Sendable, CaseIterable {
    case asking, sending, retrying, thanking, done, declined
  }
  enum Event: Hashable, Sendable, CaseIterable {
    case accepted, refused, sent, failed, again, enough, closed
  }
  enum Effect: Hashable, Sendable, CaseIterable { case ask, send, offerRetry, thank }
  enum Outcome: Hashable, Sendable { case subscribed, notNow }

  static let enterLine = #line + 13

  var forgets: Mistake?
  var name: String { "bulletin" }
  var start: State { .asking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter { Perform(.ask) }
      if forgets != .row { On(.accepted) { Go(to: .sending) } }
      On(.refused) { Go(to: .declined) }
    case .sending:
      Enter {
        Perform(.send, until: .sent) {
          if forgets != .or {
            Or(.failed) {
              Perform(.offerRetry); Go(to: .retrying)
            }
          }
        }
        if forgets != .go && forgets != .goBesideARow { Perform(.thank); Go(to: .thanking) }
      }
      if forgets == .goBesideARow { On(.enough) { Go(to: .declined) } }
    case .retrying:
      On(.again) { Go(to: .sending) }
      On(.enough) { Go(to: .declined) }
    case .thanking: On(.closed) { Go(to: .done) }
    case .done: Finish(.subscribed)
    case .declined: Finish(.notNow)
    }
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .ask: [.accepted, .refused]
    case .send: [.sent, .failed]
    case .offerRetry: [.again, .enough]
    case .thank: [.closed]
    }
  }
  /// A page that is closed answers, and a server that is not reached has failed.
  func certainty(of effect: Effect) -> Certainty { .certain }
  func role(of event: Event) -> EventRole {
    switch event {
    case .accepted, .refused, .again, .enough, .closed: .person
    case .sent, .failed: .system
    }
  }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.notNow) }
  func abandoned(_ reason: Abandonment) -> Outcome { .notNow }
}

/// A person, a server, and the end of the app.
struct Mailing: World {
  enum Move: Hashable, Sendable {
    case open, kill
    case answer(Bulletin.Event)
  }
  enum Stimulus: Hashable, Sendable { case answer(Bulletin.Event) }
  enum Observation: Hashable, Sendable { case signedUp }

  struct Question: Hashable, Sendable {
    let answers: [Bulletin.Event]
    var asker: Address
  }

  /// Whether it is the world of a device that has lost its network.
  var isOffline = false
  /// Whether nobody opens anything.
  var isQuiet = false
  var question: Question?

  func offer(_ moves: inout [Move]) {
    guard let question else { return moves.append(isQuiet ? .kill : .open) }
    for answer in question.answers where !isOffline || answer != .sent {
      moves.append(.answer(answer))
    }
    moves.append(.kill)
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .open: output.begin()
    case .kill: endProcess(&output)
    case .answer(let event):
      if event == .sent { output.observe(.signedUp) }
      if let question { output.answer(question.asker, .answer(event)) }
      question = nil
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    question = nil
    output.processEnded()
    output.processLaunched(intentIsFresh: true)
  }

  var picture: Picture { Picture(title: "Bulletin") }
  mutating func renumber(_ number: (Address) -> Address) {
    question = question.map { Question(answers: $0.answers, asker: number($0.asker)) }
  }

  func text(of move: Move) -> ChoiceText {
    switch move {
    case .open: ChoiceText(.person, "open", "open the form")
    case .kill: ChoiceText(.system, "kill", "the app is ended")
    case .answer(let event): ChoiceText(.system, "\(event)", "\(event)")
    }
  }

  var isBusy: Bool { question != nil }
  var facts: [(name: String, value: String)] { [("network", isOffline ? "lost" : "there")] }
  var screen: String { question == nil ? "page" : "form" }
  static func words(for observation: Observation) -> String {
    "the server has signed the person up"
  }
}

/// The newsletter in its world, and what is promised there.
func bulletin(
  forgetting mistake: Bulletin.Mistake? = nil, worlds: [Mailing] = [Mailing()]
) throws -> System<Mailing> {
  let flow = Bulletin(forgets: mistake)
  return System(
    "bulletin", "who subscribes, and what the server says to it",
    components: [
      try Component(
        "bulletin", flow,
        perform: { effect, address, world, _ in
          world.question = Mailing.Question(answers: flow.answers(to: effect), asker: address)
        },
        hear: { stimulus in
          switch stimulus {
          case .answer(let event): event
          }
        })
    ],
    worlds: worlds
  ) {
    // Broken in the right flow too: it has nothing to do with the mistakes.
    AtNoTime("a person is subscribed") { $0.delivered(Bulletin.Outcome.subscribed) }
    AtMostOnce("one outcome an attempt", per: { $0.began() }) { $0.delivered() }
    CanAlwaysReach("an attempt can end", whenever: { $0.isRunning() }) { !$0.isRunning() }
    Sometimes("a person subscribes") { $0.delivered(Bulletin.Outcome.subscribed) }
  }
}
