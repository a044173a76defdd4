public import EveryPath

/// Where a tap on the widget leads: to its page, which is opened once and revealed from then on.
public struct WidgetRoute: Flow {
  /// Which page is there.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The widget's page is not there.
    case elsewhere
    /// The widget's page is there.
    case onPage
  }

  /// What it can be told.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The widget was tapped, and the app opened with its address.
    case widgetTapped
    /// The person chose the page inside the app.
    case pageChosen
    /// The person left the page.
    case pageLeft
  }

  /// What it can order.
  public enum Effect: Hashable, Sendable {
    /// Open the page.
    case open
    /// Bring the page, which is there, to the front.
    case reveal
    /// Count the tap.
    case track
  }

  /// How the machine can end: only from outside.
  public enum Outcome: Hashable, Sendable {
    /// The driver is gone, or the machine was given up.
    case givenUp
  }

  /// The component that keeps the widget's token.
  public static let token = ComponentID<WidgetToken>("token")

  /// A route.
  public init() {}

  /// The flow's name.
  public var name: String { "widget-route" }

  /// The page is not there at first.
  public var start: State { .elsewhere }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .elsewhere:
      On(.widgetTapped) {
        Perform(.track)
        open
      }
      On(.pageChosen) { open }
    case .onPage:
      On(.widgetTapped) {
        Perform(.track)
        Perform(.reveal)
        Tell(Self.token, .pageEntered)
        Stay()
      }
      On(.pageLeft) { Go(to: .elsewhere) }
    }
  }

  @StepBuilder package var open: Steps {
    Perform(.open)
    Tell(Self.token, .pageEntered)
    Go(to: .onPage)
  }

  /// No order is answered.
  public func answers(to effect: Effect) -> [Event] { [] }

  /// The outcome of a route that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole { .person }
}
