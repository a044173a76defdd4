import EveryPath
import FlowChecker
import Testing

struct Newsletter: Flow {
  enum State: Hashable, Sendable, CaseIterable { case asking, sending, done, declined }
  enum Event: Hashable, Sendable { case accepted, refused, sent, failed }
  enum Effect: Hashable, Sendable { case ask, send }
  enum Outcome: Hashable, Sendable { case subscribed, notNow }

  var start: State { .asking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter { Perform(.ask) }
      On(.accepted) { Go(to: .sending) }
      On(.refused) { Go(to: .declined) }
    case .sending:
      Enter {
        Perform(.send, until: .sent) {
          Or(.failed) { Go(to: .declined) }
          Timeout(.seconds(10), because: "a server may never answer") { Go(to: .declined) }
        }
        Go(to: .done)
      }
    case .done: Finish(.subscribed)
    case .declined: Finish(.notNow)
    }
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .ask: [.accepted, .refused]
    case .send: [.sent, .failed]
    }
  }
  /// The form answers however it goes; the server may not.
  func certainty(of effect: Effect) -> Certainty { effect == .ask ? .certain : .possible }
  func role(of event: Event) -> EventRole {
    switch event {
    case .accepted, .refused: .person
    case .sent, .failed: .system
    }
  }
  func abandoned(_ reason: Abandonment) -> Outcome { .notNow }
}

@Test func aNewsletterIsOrdered() throws {
  var machine = try Machine(Newsletter())  // every mistake of the definition is thrown here
  machine.start()
  let asked = machine.receive(.accepted)
  #expect(machine.effects(of: asked) == [.send])
  let sent = machine.receive(.sent)
  #expect(machine.outcome(of: sent) == .subscribed)
  #expect(machine.graph.findings.isEmpty)  // what is odd about it without being wrong
}
