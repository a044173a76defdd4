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
      .tokenEnds, .seconds(40), of: { $0.saw(.tokenAsked) },
      { $0.world.fetch == nil || $0.saw(.gaveUp) })

    LeadsTo(
      .tapEnds, fairly: [.certain, .weak(.time)], { $0.saw(.tapped) },
      { $0.saw(.opened) || $0.saw(.revealed) || $0.log.endedProcesses.contains(WidgetPhone.app) })
  }
}

/// What app and extension do about whatever happens: exactly this, in this order, at once.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var deeds: [Property<WidgetPhone>] {
    deedsOfTokens
    deedsOfSessions
    deedsOfEntries
    Always(
      .uncaused, whenever: { !$0.log.processEnded && $0.isExtensionAlive && !$0.hasCause }
    ) { $0.deeds.isEmpty }
  }

  @PropertyBuilder<WidgetPhone> private static var deedsOfTokens: [Property<WidgetPhone>] {
    Always(
      .launchDeeds, whenever: { $0.beginsWork && $0.isAppAlive }
    ) { $0.deeds == $0.before.world.deedsOfLaunch }

    Always(
      .pageDeeds, whenever: { ($0.saw(.tapTold) || $0.saw(.pageChosen)) && $0.isAppAlive }
    ) { transition in
      let before = transition.before.world
      let tracked: [WidgetObservation] = transition.saw(.tapTold) ? [.tracked] : []
      return transition.deeds == tracked + [before.pages > 0 ? .revealed : .opened] + before.missing
    }

    Always(
      .arrivalDeeds, whenever: { $0.saw(.tokenCame) && $0.isAppAlive }
    ) { $0.deeds == $0.before.world.deedsOfArrival }

    Always(
      .waitsForOwner, whenever: { $0.isAppAlive && $0.world.fetch != nil }
    ) { $0.world.fetch?.owner == $0.world.account }
  }

  @PropertyBuilder<WidgetPhone> private static var deedsOfSessions: [Property<WidgetPhone>] {
    Always(
      .loginDeeds, whenever: { $0.saw(.loginTold) && $0.isAppAlive }
    ) { $0.deeds == [.began, .tokenAsked] }

    Always(
      .logoutDeeds, whenever: { $0.saw(.logoutTold) && $0.isAppAlive }
    ) { $0.deeds == $0.before.world.deedsOfLeaving }

    Always(
      .changeDeeds, whenever: { $0.saw(.changeTold) && $0.isAppAlive }
    ) { $0.deeds == $0.before.world.deedsOfLeaving + [.began, .tokenAsked] }

    Always(
      .harvestDeeds, whenever: { $0.saw(.harvested) && $0.isAppAlive }
    ) { $0.deeds == [.reloadAsked] }
  }

  @PropertyBuilder<WidgetPhone> private static var deedsOfEntries: [Property<WidgetPhone>] {
    for request in WidgetTimeline.Request.allCases {
      deeds(of: request)
    }
    Within(
      .entryInTime, .seconds(15),
      of: { $0.wantsEntry && $0.isExtensionAlive }, { $0.madeEntry || !$0.isExtensionAlive })
  }

  @PropertyBuilder<WidgetPhone> private static func deeds(
    of request: WidgetTimeline.Request
  ) -> [Property<WidgetPhone>] {
    Always(
      .asks(request),
      whenever: {
        $0.saw(.asked(request)) && !$0.before.world.isLocked && $0.isExtensionAlive
      }
    ) {
      $0.deeds
        == [$0.before.world.shared == nil ? .completed(request, .signedOut) : .served(request)]
    }

    Always(
      .shows(request), whenever: { $0.endsWaiting(for: request) && $0.isExtensionAlive }
    ) { $0.deeds == [$0.deed(for: request)] }

    Always(
      .counts(request),
      whenever: { $0.entry(of: request) != nil && $0.isExtensionAlive || $0.isOver(request) }
    ) { transition in
      transition.entry(of: request).map {
        transition.delivered($0, component: WidgetBinding.component(for: request))
      } ?? false
    }
  }
}

extension Transition<WidgetPhone> {
  /// What app and extension did, in order.
  fileprivate var deeds: [WidgetObservation] { log.observations.filter(\.isDeed) }

  /// Something that app or extension should do something about.
  fileprivate var hasCause: Bool {
    beginsWork || log.observations.contains(where: \.isCause)
      || isTime(of: WidgetSession.token)
      || WidgetTimeline.Request.allCases.contains { endsWaiting(for: $0) }
  }

  /// The extension was asked for an entry.
  fileprivate var wantsEntry: Bool {
    WidgetTimeline.Request.allCases.contains { saw(.asked($0)) }
  }

  /// The extension handed over an entry.
  fileprivate var madeEntry: Bool {
    log.observations.contains { observation in
      if case .completed = observation { true } else { false }
    }
  }

  /// The entry that the extension handed over.
  fileprivate func entry(of request: WidgetTimeline.Request) -> WidgetEntry? {
    for case .completed(request, let entry) in log.observations { return entry }
    return nil
  }

  /// The extension's work for a request is done.
  fileprivate func isOver(_ request: WidgetTimeline.Request) -> Bool {
    delivered(WidgetBinding.component(for: request))
  }

  /// The server answered, or was waited for long enough.
  fileprivate func endsWaiting(for request: WidgetTimeline.Request) -> Bool {
    answer(to: request) != nil || isTime(of: WidgetBinding.component(for: request))
  }

  /// What is done about what the server answered: an entry for whoever has the token by then, or
  /// another request with the token that took the place of the one that was refused.
  fileprivate func deed(for request: WidgetTimeline.Request) -> WidgetObservation {
    let answer = answer(to: request)
    guard let answer, answer != .failed else { return .completed(request, .failed) }
    guard !before.world.isLocked else { return .completed(request, .locked) }
    switch before.world.tokenChange {
    case .gone, .foreign: return .completed(request, .signedOut)
    case .renewed where answer == .unauthorized: return .served(request)
    case .same, .renewed: return .completed(request, answer == .data ? .data : .openApp)
    }
  }

  private func answer(to request: WidgetTimeline.Request) -> WidgetTimeline.ServerAnswer? {
    WidgetTimeline.ServerAnswer.allCases.first { saw(.answered(request, $0)) }
  }

  /// A time of a component is over.
  private func isTime(of component: ComponentID<some Flow>) -> Bool {
    log.entries.contains { entry in
      guard case .timer = entry.input else { return false }
      return entry.component == number(of: component)
    }
  }
}

extension WidgetPhone {
  /// The shared store holds the token of whoever is logged in.
  var hasOwnToken: Bool { shared != nil && shared?.owner == account }

  /// What a launch does with what is stored.
  fileprivate var deedsOfLaunch: [WidgetObservation] {
    var deeds: [WidgetObservation] = []
    if shared != nil, !hasOwnToken {
      deeds += [.deleted, .reloadAsked, .revoked]
    } else if !isReloadNoted {
      deeds.append(.reloadAsked)
    }
    if account != nil, !hasOwnToken { deeds.append(.tokenAsked) }
    return deeds
  }

  /// What is asked for on the page: a token, for somebody, unless one is on its way.
  fileprivate var missing: [WidgetObservation] {
    account != nil && fetch == nil ? [.tokenAsked] : []
  }

  /// What is done with the token that was asked for.
  fileprivate var deedsOfArrival: [WidgetObservation] {
    guard let fetch else { return [] }
    let token = SharedToken(fetch.owner)
    return shared == token
      ? [.wrote(token, isNew: false)] : [.wrote(token, isNew: true), .reloadAsked]
  }

  /// What is done when somebody leaves.
  fileprivate var deedsOfLeaving: [WidgetObservation] {
    (fetch == nil ? [] : [.gaveUp]) + [.deleted, .reloadAsked, .revoked, .ended]
  }
}
