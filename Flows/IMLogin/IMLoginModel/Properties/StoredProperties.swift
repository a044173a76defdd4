import FlowModel
import IMLoginFlow

extension PropertyID {
  static let savedAfterSuccess = PropertyID(
    "credentials are stored only after a manual login has succeeded", keeps: "N7")
  static let removedOnly = PropertyID(
    "credentials are removed only by an end, a manual login that failed, or a reading that succeeded",
    keeps: "N12")
  static let storedLogin = PropertyID(
    "the login page comes up for a stored login only once the session has ended", keeps: "N12")
  static let notLoggedOut = PropertyID(
    "nobody is logged out by a reading made before the unlock", keeps: "N12")
  static let nothingAtLogin = PropertyID(
    "at the login page nothing is stored", keeps: "N-R4", "N-R10", "N7")
  static let storedAtHome = PropertyID("at home the credentials are stored", keeps: "N-R4", "N7")
  static let transient = PropertyID(
    "a transient failure neither clears the credentials nor shows the login page",
    keeps: "N5", "N13")
}

/// What is stored, and when.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var stored: [Property<Messenger>] {
    Before(
      .savedAfterSuccess,
      since: { $0.saw(.tapped(.logIn)) || $0.endsSession || $0.log.processEnded },
      { $0.manualSucceeded }, before: { $0.saw(.saved) })

    Always(.removedOnly, whenever: { $0.saw(.cleared) }) { $0.mayRemove }

    Always(
      .storedLogin, whenever: { $0.showsLogin && $0.before.world.page == .blank }
    ) { !$0.before.world.store.isFit }

    Always(
      .notLoggedOut, whenever: { $0.saw(.read(.unreadable)) }
    ) { !$0.saw(.cleared) && !$0.showsLogin }

    AlwaysSettled(
      .nothingAtLogin, whenever: { $0.isOpen && $0.world.page.isLogin }
    ) { $0.world.store.isEmpty }

    AlwaysSettled(
      .storedAtHome, whenever: { $0.isOpen && $0.world.page == .home }
    ) { $0.world.store.isFit }

    NeverAfter(
      .transient,
      { $0.saw(.autoFailed(isTerminal: false)) }, until: { $0.endsSession || $0.losesLogin }
    ) { $0.saw(.cleared) || $0.showsLogin }
  }
}

extension Transition<Messenger> {
  /// The app runs, and what is stored can be read and changed.
  fileprivate var isOpen: Bool { isRunning() && !world.isLocked }

  /// The process ended before the credentials could be stored.
  fileprivate var losesLogin: Bool { log.processEnded && before.world.owed != nil }

  /// Something happened after which nothing may stay stored.
  fileprivate var mayRemove: Bool {
    endsSession || saw(.read(.unfit)) || saw(.read(.empty)) || manualFailed || gaveServerUp
      || gaveServiceUp || before.world.isLeaving
  }
}
