import EveryPath

/// A telephone rings; somebody answers, refuses, or never comes.
struct Telephone: Flow {
  enum State: Hashable, Sendable, CaseIterable { case ringing, quiet, over }
  enum Button: Hashable, Sendable, CaseIterable { case answer, refuse }
  enum Event: Hashable, Sendable, CaseIterable {
    case tapped(Button)
    case hungUp, vibrated, callerGone, foregrounded
    static var allCases: [Event] {
      [.tapped(.answer), .tapped(.refuse), .hungUp, .vibrated, .callerGone, .foregrounded]
    }
  }
  enum Effect: Hashable, Sendable {
    case show(first: Button)
    case vibrate, connect, beep
  }
  enum Outcome: Hashable, Sendable {
    case spoken
    case silent(Button)
    case missed
  }

  /// The lines of some rows.
  static let ringing = #line + 7
  static let answer = ringing + 6
  static let again = ringing + 23
  var start: State { .ringing }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .ringing:
      Enter {
        Perform(.vibrate)
        Perform(.show(first: .answer))
      }
      Ignore(.vibrated, because: "it only buzzes")
      Ignore(.foregrounded, because: "it rings on")
      On(.tapped(.answer)) {
        Perform(.connect, until: .hungUp) {
          Timeout(.seconds(5), because: "the line may be dead") { Go(to: .quiet) }
        }
        Deliver(.spoken)
        Go(to: .over)
      }
      On(.tapped(.refuse)) {
        Deliver(.silent(.refuse))
        Go(to: .over)
      }
      On(.callerGone) {
        Deliver(.missed)
        Go(to: .over)
      }
      After(.seconds(60), because: "nobody is at home") { Go(to: .quiet) }
    case .quiet:
      On(.foregrounded) {
        Perform(.beep)
        Go(to: .ringing)
      }
      On(.callerGone) {
        Deliver(.missed)
        Go(to: .over)
      }
    case .over: Finish()
    }
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .show: [.tapped(.answer), .tapped(.refuse)]
    case .vibrate: [.vibrated]
    case .connect: [.hungUp]
    case .beep: []
    }
  }
  func role(of event: Event) -> EventRole {
    if case .tapped = event { .person } else { .system }
  }
  func abandoned(_ reason: Abandonment) -> Outcome { .missed }
}

/// A driver that answers as it was told to, but for one fault.
@MainActor
final class Switchboard: Driver {
  /// What it answers where the journey gives no answer.
  var unasked: [Telephone.Effect: Telephone.Event] = [:]
  /// Answers this effect a second time, so many turns later.
  var echo: (effect: Telephone.Effect, turns: Int)?
  private var prepared: [Telephone.Effect: Telephone.Event] = [:]

  func prepare(_ effect: Telephone.Effect, _ event: Telephone.Event?) { prepared[effect] = event }

  func perform(_ effect: Telephone.Effect, reply: Reply<Telephone.Event>) {
    guard let event = prepared[effect] ?? unasked[effect] else { return }
    reply.resolve(event)
    guard let echo, echo.effect == effect else { return }
    Task {
      for _ in 0..<echo.turns { await Task.yield() }
      reply.resolve(event)
    }
  }
}
