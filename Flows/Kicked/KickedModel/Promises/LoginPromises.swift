import FlowModel
import GuestFlow
import IMLoginFlow

/// One login for all: what is done about it, at once.
extension KickedPromises {
  @PromiseBuilder<KickedWorld> static var logins: [Promise<KickedWorld>] {
    asking
    accepted
    messenger
  }

  @PromiseBuilder<KickedWorld> private static var asking: [Promise<KickedWorld>] {
    Always(
      "who logs in is taken to the server that does not know of it yet",
      whenever: { $0.saw(.logInTapped) && !$0.log.processEnded }
    ) { moment in
      moment.before.world.stored == .user
        ? moment.world.requests.service != nil : moment.world.requests.account != nil
    }

    Always(
      "who logs in at the panel is shown that the account server is asked",
      whenever: { $0.saw(.touched(.panel, .logIn)) && !$0.log.processEnded }
    ) { $0.world.requests.account != nil && $0.world.isPanelBusy }
  }

  @PromiseBuilder<KickedWorld> private static var accepted: [Promise<KickedWorld>] {
    Always(
      "a login that is accepted is stored, and its data are opened",
      whenever: { $0.saw(.loginAccepted) && !$0.log.processEnded }
    ) { $0.world.stored == .user && $0.world.opened == .user && $0.world.holder == .new }

    Always(
      "a login that is accepted asks for the widget's token",
      whenever: { $0.saw(.loginAccepted) && !$0.log.processEnded }
    ) { $0.saw(.done(.fetch, .new)) }

    Always(
      "a login that is accepted is told to the messenger, unless that is logging out",
      whenever: {
        $0.saw(.loginAccepted) && !$0.log.processEnded && $0.before.world.requests.logout == nil
      }
    ) { $0.world.requests.service != nil }

    Always(
      "a login that is not accepted can be tried again at the panel",
      whenever: { $0.saw(.loginRefused) && $0.before.world.isPanelBusy && !$0.log.processEnded }
    ) { !$0.world.isPanelBusy && $0.isRunning(KickedPart.gate) }
  }

  @PromiseBuilder<KickedWorld> private static var messenger: [Promise<KickedWorld>] {
    Always(
      "a launch with credentials logs in to the messenger and shows home",
      whenever: { moment in
        moment.opensFirstPage && moment.before.world.credentials != nil
      }
    ) { moment in
      moment.world.page == .home && Login.allCases.contains { moment.saw(.done(.autoLogin, $0)) }
    }

    Always(
      "what the messaging service accepts is stored, and home shows",
      whenever: { $0.saw(.serviceTold(isAccepted: true)) && !$0.log.processEnded }
    ) { moment in
      moment.saw(.done(.save, moment.world.holder)) && moment.world.page == .home
    }

    Before(
      "the messenger's credentials are stored only once the service has accepted them",
      since: { $0.saw(.logInTapped) || $0.saw(.kickTold) || $0.log.processEnded },
      { $0.saw(.serviceTold(isAccepted: true)) },
      before: { moment in Login.allCases.contains { moment.saw(.done(.save, $0)) } })
  }
}

extension Moment<KickedWorld> {
  /// The first page opens, and the process lives on.
  fileprivate var opensFirstPage: Bool { log.processLaunched && !log.processEnded }
}
