public import EveryPath
public import FlowModel
import WidgetFlow

/// How the flows of a widget act on the phone, and what they hear of it.
public enum WidgetBinding {
  /// The components: three of the app's process, two of the extension's.
  ///
  /// - Throws: ``DefinitionErrors`` if a flow has mistakes.
  public static func components() throws(DefinitionErrors) -> [Component<WidgetPhone>] {
    [
      try session(WidgetSession()), try token(WidgetToken()), try route(WidgetRoute()),
      try timeline(WidgetTimeline(.timeline), for: .timeline),
      try timeline(WidgetTimeline(.snapshot), for: .snapshot),
    ]
  }

  /// The component that makes an entry.
  static func component(for request: WidgetTimeline.Request) -> ComponentID<WidgetTimeline> {
    ComponentID(request.rawValue)
  }

  static func session<F: Flow>(
    _ flow: F, takesUnreadForNobody: Bool = false
  ) throws(DefinitionErrors) -> Component<WidgetPhone>
  where F.Event == WidgetSession.Event, F.Effect == WidgetSession.Effect {
    try Component(
      WidgetToken.session.text, flow,
      perform: { effect, reply, phone, output in phone.perform(effect, reply, &output) },
      hear: { stimulus in
        switch stimulus {
        case .session(let isAvailable, let isLoggedIn):
          .read(isAvailable: isAvailable, isLoggedIn: isLoggedIn)
        case .unreadable:
          takesUnreadForNobody ? .read(isAvailable: true, isLoggedIn: false) : .unreadable
        case .protectedDataAvailable: .protectedDataAvailable
        case .loggedIn: .loginSucceeded
        case .logoutTapped: .logoutTapped
        case .accountChanged: .accountChanged
        case .shared, .tokenArrived, .tokenFailed, .wrote, .harvested, .widgetTapped, .pageChosen,
          .pageLeft, .hasToken, .tokenChange, .answered:
          nil
        }
      })
  }

  static func token<F: Flow>(
    _ flow: F, trustsLateAnswers: Bool = false, overlooksDebts: Bool = false
  ) throws(DefinitionErrors) -> Component<WidgetPhone>
  where F.Event == WidgetToken.Event, F.Effect == WidgetToken.Effect {
    try Component(
      WidgetSession.token.text, flow, trustsLateAnswers: trustsLateAnswers,
      perform: { effect, reply, phone, output in phone.perform(effect, reply, &output) },
      hear: { stimulus in
        switch stimulus {
        case .shared(.emptyOwed) where overlooksDebts: .read(.empty)
        case .shared(.ownOwed) where overlooksDebts: .read(.own)
        case .shared(let reading): .read(reading)
        case .tokenArrived: .arrived
        case .tokenFailed: .failed
        case .wrote(let isNew): .wrote(isNew: isNew)
        case .harvested: .harvested
        case .session, .unreadable, .protectedDataAvailable, .loggedIn, .logoutTapped,
          .accountChanged, .widgetTapped, .pageChosen, .pageLeft, .hasToken, .tokenChange,
          .answered:
          nil
        }
      })
  }

  static func route<F: Flow>(_ flow: F) throws(DefinitionErrors) -> Component<WidgetPhone>
  where F.Event == WidgetRoute.Event, F.Effect == WidgetRoute.Effect {
    try Component(
      "route", flow,
      perform: { effect, _, phone, output in phone.perform(effect, &output) },
      hear: { stimulus in
        switch stimulus {
        case .widgetTapped: .widgetTapped
        case .pageChosen: .pageChosen
        case .pageLeft: .pageLeft
        case .session, .unreadable, .protectedDataAvailable, .loggedIn, .logoutTapped,
          .accountChanged, .shared, .tokenArrived, .tokenFailed, .wrote, .harvested, .hasToken,
          .tokenChange, .answered:
          nil
        }
      })
  }

  static func timeline<F: Flow>(
    _ flow: F, for request: WidgetTimeline.Request, writes: Bool = false, dataEnds: Bool = true
  ) throws(DefinitionErrors) -> Component<WidgetPhone>
  where F.Event == WidgetTimeline.Event, F.Effect == WidgetTimeline.Effect {
    try Component(
      request.rawValue, flow, process: WidgetPhone.widget,
      perform: { effect, reply, phone, output in
        if writes, effect == .complete(.openApp) { phone.deleteFromExtension(&output) }
        phone.perform(effect, reply, &output, dataEnds: dataEnds)
      },
      hear: { event(for: $0) })
  }

  static func event(for stimulus: WidgetStimulus) -> WidgetTimeline.Event? {
    switch stimulus {
    case .hasToken(let hasToken, let isAvailable):
      .read(isAvailable: isAvailable, hasToken: hasToken)
    case .unreadable: .unreadable
    case .tokenChange(let change, let isAvailable): .readAgain(isAvailable: isAvailable, change)
    case .answered(let answer): .answered(answer)
    case .session, .protectedDataAvailable, .loggedIn, .logoutTapped, .accountChanged, .shared,
      .tokenArrived, .tokenFailed, .wrote, .harvested, .widgetTapped, .pageChosen, .pageLeft:
      nil
    }
  }
}
