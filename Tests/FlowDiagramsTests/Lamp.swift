import EveryPath

/// A small flow with a waiting place, an event that waits there, and a timeout.
struct Lamp: Flow {
  enum State: Hashable, Sendable { case dark, lit, broken }
  enum Event: Hashable, Sendable { case touched, glows }
  enum Effect: Hashable, Sendable { case light }
  enum Outcome: Hashable, Sendable { case over }

  var start: State { .dark }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .dark:
      On(.touched) {
        Perform(.light, until: .glows)
        Go(to: .lit)
      }
    case .lit:
      After(.seconds(5), because: "*/ it is day") { Go(to: .dark) }
      On(.touched) { Go(to: .broken) }
    case .broken: Finish(.over)
    }
  }

  func answers(to effect: Effect) -> [Event] { [.glows] }
  func abandoned(_ reason: Abandonment) -> Outcome { .over }
}
