import FlowModel
import IMLoginFlow

/// What is stored, and when.
extension IMLoginPromises {
  @PromiseBuilder<Messenger> static var stored: [Promise<Messenger>] {
    Before(
      "credentials are stored only after a manual login has succeeded",
      since: { $0.saw(.tapped(.logIn)) || $0.endsSession || $0.log.processEnded },
      { $0.manualSucceeded }, before: { $0.saw(.saved) })

    AlwaysSettled(
      "at the login page nothing is stored", whenever: { $0.isRunning() && $0.world.page.isLogin }
    ) { $0.world.store.isEmpty }

    AlwaysSettled(
      "at home the credentials are stored", whenever: { $0.isRunning() && $0.world.page == .home }
    ) { $0.world.store.isFit }

    NeverAfter(
      "a transient failure neither clears the credentials nor shows the login page",
      { $0.saw(.autoFailed(isTerminal: false)) }, until: { $0.endsSession }
    ) { $0.saw(.cleared) || $0.showsLogin }
  }
}
