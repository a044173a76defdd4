import EveryPath
import WidgetFlow

/// A route with one mistake at a time.
struct WidgetCarelessRoute: Flow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case opensAgain
    case countsTwice
    case staysHome
  }

  typealias State = WidgetRoute.State
  typealias Event = WidgetRoute.Event
  typealias Effect = WidgetRoute.Effect
  typealias Outcome = WidgetRoute.Outcome

  /// The mistake.
  let fault: Fault

  /// A route with this mistake.
  init(_ fault: Fault) { self.fault = fault }

  var name: String { "widget-mutant-\(fault.rawValue)" }

  var start: State { .elsewhere }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .elsewhere:
      On(.widgetTapped) {
        Perform(.track)
        if fault == .countsTwice { Perform(.track) }
        if fault == .staysHome { Stay() } else { open }
      }
      On(.pageChosen) { open }
    case .onPage:
      On(.widgetTapped) {
        Perform(.track)
        if fault == .opensAgain { open } else { reveal }
      }
      On(.pageLeft) { Go(to: .elsewhere) }
    }
  }

  @StepBuilder private var reveal: Steps {
    Perform(.reveal)
    Stay()
  }

  @StepBuilder private var open: Steps {
    Perform(.open)
    Tell(WidgetRoute.token, .pageEntered)
    Go(to: .onPage)
  }

  func answers(to effect: Effect) -> [Event] { [] }

  func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
