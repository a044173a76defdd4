import EveryPath
import FlowModel
import WidgetFlow

extension PropertyID {
  static let uncaused = PropertyID("nothing is done without a cause", keeps: "W2", "W7")
  static let launchDeeds = PropertyID(
    "a launch removes what is not one's own, asks for an owed reload, fetches what is missing",
    keeps: "W-R3", "W4")
  static let pageDeeds = PropertyID(
    "a person who taps the widget or chooses its page gets the page, then a token",
    keeps: "W-R1", "W-R3", "W8")
  static let arrivalDeeds = PropertyID(
    "a token that arrives is stored, and reloads the widget if it is another one",
    keeps: "W-R2", "W7")
  static let waitsForOwner = PropertyID(
    "only a token for whoever is logged in is waited for", keeps: "W1", "W2")
  static let loginDeeds = PropertyID(
    "a login stores the session, then a token is fetched", keeps: "W-R3")
  static let logoutDeeds = PropertyID(
    "a logout gives up the request, removes the token, reloads, revokes, ends the session",
    keeps: "W-R3", "W3")
  static let changeDeeds = PropertyID("a change of account is a logout, then a login", keeps: "W3")
  static let harvestDeeds = PropertyID(
    "collecting asks for a reload, and for nothing else", keeps: "W-R7")
  static let entryInTime = PropertyID(
    "an entry is made within 15 s, whatever the server does", keeps: "W-R6")

  static func asks(_ request: WidgetTimeline.Request) -> PropertyID {
    PropertyID(
      "with a token the server is asked, without one the \(request.rawValue) says: signed out",
      keeps: request == .timeline ? "W-R2" : "W-R8")
  }

  static func shows(_ request: WidgetTimeline.Request) -> PropertyID {
    PropertyID(
      "the \(request.rawValue) shows what the server answered, or that it did not",
      keeps: request == .timeline ? "W6" : "W-R8")
  }

  static func counts(_ request: WidgetTimeline.Request) -> PropertyID {
    PropertyID(
      "the \(request.rawValue) counts as what it said, and only once it is said",
      keeps: request == .timeline ? "W6" : "W-R8")
  }
}

extension PropertyID {
  static let tokenEnds = PropertyID(
    "a token that is being fetched comes or is given up within 40 s, whatever is silent",
    keeps: "W1")
  static let tapEnds = PropertyID(
    "a tap on the widget ends at its page, or with the app, whatever is silent",
    keeps: "W-R1", "W8")
}

/// Whatever is under way ends, by what is certain and by time alone.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var ends: [Property<WidgetPhone>] {
    Within(
      .tokenEnds, .seconds(40), of: .saw(.tokenAsked), !.isFetching || .saw(.gaveUp))

    LeadsTo(
      .tapEnds, fairly: [.certain, .weak(.time)], .saw(.tapped),
      .saw(.opened) || .saw(.revealed) || .processEnded)
  }
}

/// What app and extension do about whatever happens: exactly this, in this order, at once.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var deeds: [Property<WidgetPhone>] {
    deedsOfTokens
    deedsOfSessions
    deedsOfEntries
    Always(
      .uncaused, whenever: !.processEnded && .isExtensionAlive && !.hasCause, .deeds([]))
  }

  @PropertyBuilder<WidgetPhone> private static var deedsOfTokens: [Property<WidgetPhone>] {
    Always(
      .launchDeeds, whenever: .beginsWork && .isAppAlive,
      .deeds([
        (.foundForeignToken, [.deleted, .reloadAsked, .revoked]),
        (!.foundForeignToken && !.isReloadNoted.before, [.reloadAsked]),
        (.lacksToken.before, [.tokenAsked]),
      ]))

    Always(
      .pageDeeds, whenever: (.saw(.tapTold) || .saw(.pageChosen)) && .isAppAlive,
      .deeds([
        (.saw(.tapTold), [.tracked]), (.hasPage.before, [.revealed]), (!.hasPage.before, [.opened]),
        ((.isLoggedIn && !.isFetching).before, [.tokenAsked]),
      ]))

    Always(.arrivalDeeds, whenever: .saw(.tokenCame) && .isAppAlive, .deedsOfArrival)

    Always(
      .waitsForOwner, whenever: .isAppAlive && .isFetching,
      .world("fetchesForOwner") { $0.fetch?.owner == $0.account })
  }

  @PropertyBuilder<WidgetPhone> private static var deedsOfSessions: [Property<WidgetPhone>] {
    Always(
      .loginDeeds, whenever: .saw(.loginTold) && .isAppAlive, .deeds([.began, .tokenAsked]))

    Always(.logoutDeeds, whenever: .saw(.logoutTold) && .isAppAlive, .deedsOfLeaving)

    Always(.changeDeeds, whenever: .saw(.changeTold) && .isAppAlive, .deedsOfLeaving)

    Always(.harvestDeeds, whenever: .saw(.harvested) && .isAppAlive, .deeds([.reloadAsked]))
  }

  @PropertyBuilder<WidgetPhone> private static var deedsOfEntries: [Property<WidgetPhone>] {
    for request in WidgetTimeline.Request.allCases {
      deeds(of: request)
    }
    Within(
      .entryInTime, .seconds(15),
      of: .any(WidgetTimeline.Request.allCases) { .saw(.asked($0)) } && .isExtensionAlive,
      .saw("completed") { if case .completed = $0 { true } else { false } } || !.isExtensionAlive)
  }

  @PropertyBuilder<WidgetPhone> private static func deeds(
    of request: WidgetTimeline.Request
  ) -> [Property<WidgetPhone>] {
    let component = WidgetBinding.component(for: request)
    Always(
      .asks(request), whenever: .saw(.asked(request)) && !.isLocked.before && .isExtensionAlive,
      .deeds([
        (.holdsToken.before, [.served(request)]),
        (!.holdsToken.before, [.completed(request, .signedOut)]),
      ]))

    Always(
      .shows(request), whenever: .endsWaiting(for: request) && .isExtensionAlive,
      .deedsOfAnswer(to: request))

    Always(
      .counts(request),
      whenever: .any(WidgetEntry.allCases) { .saw(.completed(request, $0)) } && .isExtensionAlive
        || .delivered(component),
      .any(WidgetEntry.allCases) {
        .saw(.completed(request, $0)) && .delivered($0, component: component)
      })
  }
}

extension Predicate<WidgetPhone> {
  /// App and extension did exactly this, in this order.
  fileprivate static func deeds(_ expected: [WidgetObservation]) -> Predicate {
    let names = expected.map { "\($0)" }.joined(separator: ", ")
    return .happened("deeds(\(names))") { $0.observations.filter(\.isDeed) == expected }
  }

  /// App and extension did exactly those of these for which there was reason, in this order.
  fileprivate static func deeds(
    _ deeds: [(reason: Predicate, [WidgetObservation])], after done: [WidgetObservation] = []
  ) -> Predicate {
    guard let (reason, first) = deeds.first else { return .deeds(done) }
    let others = Array(deeds.dropFirst())
    return reason && .deeds(others, after: done + first) || !reason && .deeds(others, after: done)
  }

  /// What is done with the token that was asked for.
  fileprivate static var deedsOfArrival: Predicate {
    !.isFetching.before && .deeds([])
      || .any(Owner.allCases) { owner in
        let token = SharedToken(owner)
        let holds = world("holds(\(owner))") { $0.shared == token }.before
        return world("fetches(\(owner))") { $0.fetch?.owner == owner }.before
          && .deeds([
            (holds, [.wrote(token, isNew: false)]),
            (!holds, [.wrote(token, isNew: true), .reloadAsked]),
          ])
      }
  }

  /// What is done when somebody leaves, and when somebody else comes.
  fileprivate static var deedsOfLeaving: Predicate {
    .deeds([
      (.isFetching.before, [.gaveUp]), (.always, [.deleted, .reloadAsked, .revoked, .ended]),
      (.saw(.changeTold), [.began, .tokenAsked]),
    ])
  }

  fileprivate static func deedsOfAnswer(to request: WidgetTimeline.Request) -> Predicate {
    let answers: [WidgetTimeline.ServerAnswer] = [.data, .unauthorized]
    return .any(answers) { answer in
      .saw(.answered(request, answer))
        && (.isLocked.before && .deeds([.completed(request, .locked)])
          || .any(TokenChange.allCases) {
            (.tokenChange($0) && !.isLocked).before && .deeds([deed(request, answer, $0)])
          })
    } || .all(answers) { !.saw(.answered(request, $0)) } && .deeds([.completed(request, .failed)])
  }

  /// An entry for whoever has the token by now, or another request with the token that took the
  /// place of the one that was refused.
  private static func deed(
    _ request: WidgetTimeline.Request, _ answer: WidgetTimeline.ServerAnswer, _ change: TokenChange
  ) -> WidgetObservation {
    switch change {
    case .gone, .foreign: .completed(request, .signedOut)
    case .renewed where answer == .unauthorized: .served(request)
    case .same, .renewed: .completed(request, answer == .data ? .data : .openApp)
    }
  }

  /// Something that app or extension should do something about.
  fileprivate static var hasCause: Predicate {
    .beginsWork || .saw("isCause", where: \.isCause) || .isTime(of: WidgetSession.token)
      || .any(WidgetTimeline.Request.allCases) { .endsWaiting(for: $0) }
  }

  /// The server answered, or was waited for long enough.
  fileprivate static func endsWaiting(for request: WidgetTimeline.Request) -> Predicate {
    .any(WidgetTimeline.ServerAnswer.allCases) { .saw(.answered(request, $0)) }
      || .isTime(of: WidgetBinding.component(for: request))
  }

  private static func isTime(of component: ComponentID<some Flow>) -> Predicate {
    Predicate("isTime(\(component.text))", of: .happened) { transition in
      transition.log.entries.contains { entry in
        guard case .timer = entry.input else { return false }
        return entry.component == transition.number(of: component)
      }
    }
  }

  fileprivate static var hasPage: Predicate { .world("hasPage") { $0.pages > 0 } }
}
