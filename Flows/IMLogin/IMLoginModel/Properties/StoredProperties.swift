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
      .savedAfterSuccess, since: .saw(.tapped(.logIn)) || .endsSession || .processEnded,
      .manualSucceeded, before: .saw(.saved))

    Always(
      .removedOnly, whenever: .saw(.cleared),
      .endsSession || .saw(.read(.unfit)) || .saw(.read(.empty)) || .manualFailed || .gaveServerUp
        || .gaveServiceUp || .isLeaving.before)

    Always(
      .storedLogin,
      whenever: .showsLogin && .world("isBlank") { $0.page == .blank }.before,
      !.isStoreFit.before)

    Always(.notLoggedOut, whenever: .saw(.read(.unreadable)), !.saw(.cleared) && !.showsLogin)

    AlwaysSettled(
      .nothingAtLogin, whenever: .isOpen && .world("isAtLogin") { $0.page.isLogin },
      .world("isStoreEmpty") { $0.store.isEmpty })

    AlwaysSettled(.storedAtHome, whenever: .isOpen && .isAtHome, .isStoreFit)

    NeverAfter(
      .transient, .saw(.autoFailed(isTerminal: false)), until: .endsSession || .losesLogin,
      .saw(.cleared) || .showsLogin)
  }
}

extension Predicate<Messenger> {
  /// The app runs, and what is stored can be read and changed.
  fileprivate static var isOpen: Predicate { .isRunning() && !.isLocked }

  /// The process ended before the credentials could be stored, or the app is another installation.
  fileprivate static var losesLogin: Predicate {
    .processEnded && .world("owesWrite") { $0.owed != nil }.before || .saw(.reinstalled)
  }

  fileprivate static var isStoreFit: Predicate { .world("isStoreFit") { $0.store.isFit } }
}
