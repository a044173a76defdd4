import FlowModel
import GuestFlow
import IMLoginFlow

extension PropertyID {
  static let serverFirst = PropertyID(
    "a login goes to the server that does not know of it yet")
  static let askingShown = PropertyID(
    "a person who logs in at the panel is shown that the account server is asked")
  static let loginStored = PropertyID("a login that is accepted is stored, and its data are opened")
  static let loginAsksToken = PropertyID("a login that is accepted asks for the widget's token")
  static let messengerTold = PropertyID(
    "a login that is accepted is told to the messenger, unless that is logging out")
  static let triedAgain = PropertyID("a login that is not accepted can be tried again at the panel")
  static let launchLogsIn = PropertyID(
    "a launch with credentials logs in to the messenger and shows home")
  static let acceptedStored = PropertyID(
    "what the messaging service accepts is stored, and home shows")
  static let storedOnceAccepted = PropertyID(
    "the messenger's credentials are stored only once the service has accepted them")
}

/// One login for all: what is done about it, at once.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var logins: [Property<KickedWorld>] {
    asking
    accepted
    messenger
  }

  @PropertyBuilder<KickedWorld> private static var asking: [Property<KickedWorld>] {
    Always(
      .serverFirst, whenever: { $0.lives(.logInTapped) && $0.before.world.requests.logout == nil }
    ) { $0.asksWhoeverDoesNotKnow }

    Always(
      .askingShown, whenever: { $0.lives(.touched(.panel, .logIn)) }
    ) { $0.world.showsThatItAsks }
  }

  @PropertyBuilder<KickedWorld> private static var accepted: [Property<KickedWorld>] {
    Always(.loginStored, whenever: { $0.lives(.loginAccepted) }) { $0.world.isOpenForTheNewUser }

    Always(.loginAsksToken, whenever: { $0.lives(.loginAccepted) }) { $0.saw(.done(.fetch, .new)) }

    Always(
      .messengerTold,
      whenever: { $0.lives(.loginAccepted) && $0.before.world.requests.logout == nil }
    ) { $0.world.requests.service != nil }

    Always(
      .triedAgain, whenever: { $0.lives(.loginRefused) && $0.before.world.panelOffer == nil }
    ) { $0.world.panelOffer == .logIn && $0.isRunning(KickedComponents.gate) }
  }

  @PropertyBuilder<KickedWorld> private static var messenger: [Property<KickedWorld>] {
    Always(
      .launchLogsIn, whenever: { $0.opensFirstPage && $0.before.world.credentials != nil }
    ) { $0.world.page == .home && $0.does(.autoLogin) }

    Always(
      .acceptedStored, whenever: { $0.lives(.serviceTold(isAccepted: true)) }
    ) { $0.saw(.done(.save, $0.world.holder)) && $0.world.page == .home }

    Before(
      .storedOnceAccepted,
      since: { $0.saw(.logInTapped) || $0.saw(.kickTold) || $0.log.processEnded },
      { $0.saw(.serviceTold(isAccepted: true)) },
      before: { $0.does(.save) })
  }
}

extension Transition<KickedWorld> {
  /// The first page can open, and the process lives on.
  fileprivate var opensFirstPage: Bool {
    guard !world.isLocked, !log.processEnded else { return false }
    return log.processLaunched || before.world.isLocked
  }

  fileprivate var asksWhoeverDoesNotKnow: Bool {
    let asked = world.requests
    return before.world.stored == .user ? asked.service != nil : asked.account != nil
  }
}

extension KickedWorld {
  fileprivate var showsThatItAsks: Bool { requests.account != nil && panelOffer == nil }

  fileprivate var isOpenForTheNewUser: Bool {
    guard stored == .user, holder == .new else { return false }
    return opened == .user
  }
}
