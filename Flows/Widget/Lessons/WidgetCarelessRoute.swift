public import PermissionFlow
public import WidgetFlow

/// A route with one mistake at a time.
public struct WidgetCarelessRoute: Flow {
  /// The mistake.
  public enum Fault: String, Hashable, Sendable, CaseIterable {
    case opensAgain
    case countsTwice
    case staysHome
  }

  /// Which page is there.
  public typealias State = WidgetRoute.State
  /// What it can be told.
  public typealias Event = WidgetRoute.Event
  /// What it can order.
  public typealias Effect = WidgetRoute.Effect
  /// How the machine can end.
  public typealias Outcome = WidgetRoute.Outcome

  /// The mistake.
  public let fault: Fault

  /// A route with this mistake.
  public init(_ fault: Fault) { self.fault = fault }

  /// The flow's name.
  public var name: String { "widget-mutant-\(fault.rawValue)" }

  /// The page is not there at first.
  public var start: State { .elsewhere }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
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

  /// No order is answered.
  public func answers(to effect: Effect) -> [Event] { [] }

  /// A new process begins elsewhere.
  public func resume(from state: State) -> Resumption<State, Outcome> { .at(.elsewhere) }

  /// The outcome of a route that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
