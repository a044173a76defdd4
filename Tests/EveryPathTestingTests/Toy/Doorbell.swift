import EveryPath

/// Somebody rings; the door is opened once the dog is away, or nobody comes.
struct Doorbell: Flow {
  enum State: Hashable, Sendable, CaseIterable { case waiting, rung, open, asking, over }
  enum Event: Hashable, Sendable, CaseIterable {
    case bell
    case dogGone
    case answered(isFriend: Bool)
    case left
    static var allCases: [Event] {
      [.bell, .dogGone, .answered(isFriend: true), .answered(isFriend: false), .left]
    }
  }
  enum Effect: Hashable, Sendable { case callDog, ask, light }
  enum Outcome: Hashable, Sendable { case welcome, alone, gone }

  static let row = #line + 8
  var start: State { .waiting }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .waiting:
      On(.bell) {
        Perform(.light)
        Go(to: .rung)  // the row is two lines above
      }
      Ignore(.left, because: "nobody was there")
    case .rung: rung
    case .asking:
      Enter { Perform(.ask) }
      On(.answered(isFriend: true)) {
        Deliver(.welcome)
        Go(to: .open)
      }
      On(.answered(isFriend: false)) {
        Deliver(.alone)
        Go(to: .over)
      }
    case .open:
      On(.left) { Go(to: .over) }
    case .over: Finish()
    }
  }

  @RowBuilder private var rung: Transitions {
    On(.dogGone) {
      Wait(.seconds(1), because: "the dog may come back")
      Go(to: .asking)
    }
    On(.left) {
      Perform(.callDog, until: .dogGone)
      Deliver(.alone)
      Go(to: .over)
    }
    After(.seconds(60), because: "nobody waits longer") {
      Deliver(.alone)
      Go(to: .over)
    }
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .callDog: [.dogGone]
    case .ask: [.answered(isFriend: true), .answered(isFriend: false)]
    case .light: []
    }
  }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}

/// A household that answers as it was told to.
@MainActor
final class Household: Driver {
  enum Fault { case none, answersOtherwise, keepsSilent, answersTwice }
  var fault = Fault.none
  var isPatient = false
  private var prepared: [Doorbell.Effect: Doorbell.Event] = [:]

  func prepare(_ effect: Doorbell.Effect, _ event: Doorbell.Event?) { prepared[effect] = event }

  func perform(_ effect: Doorbell.Effect, reply: Reply<Doorbell.Event>) {
    guard let event = prepared[effect] else { return }
    switch fault {
    case .none:
      if isPatient {
        Task.detached { reply.resolveFromAnyThread(event) }
      } else {
        reply.resolve(event)
      }
    case .answersOtherwise: reply.resolve(.left)
    case .keepsSilent: break
    case .answersTwice:
      reply.resolve(event)
      reply.resolve(event)
    }
  }
}
