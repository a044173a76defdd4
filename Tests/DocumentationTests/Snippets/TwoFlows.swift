import EveryPath
import EveryPathTesting
import Testing

struct Checkout: Flow {
  enum State: Hashable, Sendable, CaseIterable { case paying, offering, done }
  enum Event: Hashable, Sendable, CaseIterable { case paid }
  enum Effect: Hashable, Sendable { case showPayment }
  enum Outcome: Hashable, Sendable { case bought, left }

  /// The name under which another flow is known to this one.
  static let newsletter = ComponentID<Newsletter>("newsletter")

  var start: State { .paying }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .paying:
      Enter { Perform(.showPayment) }
      On(.paid) { Go(to: .offering) }
    case .offering:
      Enter {
        Call(Self.newsletter, until: .subscribed) {
          Or(.notNow, from: Self.newsletter) { Go(to: .done) }
        }
        Go(to: .done)
      }
    case .done: Finish(.bought)
    }
  }

  func abandoned(_ reason: Abandonment) -> Outcome { .left }
}

@MainActor
func checkout(
  _ driver: any Driver<Checkout.Effect, Checkout.Event>, _ newsletter: NewsletterDriver
) throws -> Runner<Checkout> {
  let runner = try Runner(Checkout(), driver: driver)
  runner.connect(Checkout.newsletter, to: try Runner(Newsletter(), driver: newsletter))
  return runner
}

@Test func whoDeclinesTheNewsletterHasBought() throws {
  try Given(Checkout(), in: .paying)
    .when(.paid).then(.calls(Checkout.newsletter))
    .when(.notNow, from: Checkout.newsletter).then(.ends(.bought))
}
