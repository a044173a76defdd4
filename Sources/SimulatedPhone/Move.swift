public import PermissionFacts

/// Something that can happen to the phone next.
public enum Move: Hashable, Sendable {
  // A person, in the app.
  case tapEntry
  case tapButton(Button, isDouble: Bool)
  case tapMessageButton(Button)
  case tapBack
  case beginSwipe
  case cancelSwipe
  case finishSwipe

  // A person, outside the app.
  case goHome(Unanswered?)
  case lockPhone(Unanswered?)
  case unlock
  case openSettingsThemselves
  case returnToApp
  case launch(isFresh: Bool)
  case forceQuit
  case resetPrivacy

  // One of the phone's permissions.
  case about(PermissionSlot, ServiceMove)

  // The system.
  case becomeActive
  case becomeReady
  case pageTransitionEnds
  case dialogAppears
  case dialogGoes
  /// What carries the dialog closes, and the dialog goes with it: a sheet that something else takes
  /// away, a page that is left by a link (documented: `dismiss(animated:completion:)` dismisses all
  /// above; reported: hotwire-native-ios #239, firefox-ios #14230). No action is called.
  case carrierCloses
  case settingsOpens
  /// Settings opens in a window beside the app, which stays active: nothing is sent (reported for
  /// windows on iPadOS 26: two developers, 2025, Apple's feedback FB18443571).
  case settingsOpensBeside
  case settingsFails
  case sessionStarts
  case sessionFails(Capture.Fault)
  case sessionStaysBlack
  case pictureStops
  case interruptionBegins
  case interruptionEnds
  case killApp
  /// Something covers the app, and it stays in front: Control Center, Siri, another app's alert or
  /// banner, or another window of the app on an iPad, which take the scene's activity alike.
  case cover
  /// The system starts the process out of the person's sight: for a location, a notification, a
  /// fetch, or ahead of the person.
  case launchInBackground

  /// What becomes of a prompt that the person leaves without an answer.
  public enum Unanswered: String, Hashable, Sendable, CaseIterable {
    /// It goes, and the app receives "no" although nothing is stored (reported 2024:
    /// flutter-permission-handler #1423).
    case toldNo
    /// It goes, and the app never hears of it (reported: flutter-permission-handler #1035).
    case neverTold
    /// It waits and is there again on return (uncertain).
    case waits
    /// It counts as "no" (reported 2020: xDrip #228).
    case countsAsNo
  }

  /// What a change of the permission does to the running app.
  public enum Aftermath: String, Hashable, Sendable, CaseIterable {
    /// The system ends it (reported by many; never documented).
    case kills
    /// It lives and sees the change.
    case survives
    /// It lives and goes on seeing the old status until it is started again (reported:
    /// PermissionScope #186).
    case seesOld
  }

  /// What a phone turns out to be when a permission is first read.
  public enum FirstRead: Hashable, Sendable {
    case stored(AuthorizationStatus)
    case restricted
    case noHardware
    case missingDescription
    case switchedOff
    /// The switch for all apps is off, and it reads as if the device lacked what it stands for.
    case switchedOffUnseen
    /// The app declares what takes the question away: to it, the device lacks what it stands for.
    case questionTaken

    /// Not decided.
    public static let notDetermined = FirstRead.stored(.notDetermined)
    /// Refused.
    public static let denied = FirstRead.stored(.denied)
    /// Allowed.
    public static let allowed = FirstRead.stored(.authorized)
  }
}

/// What hardly ever happens to a phone between two steps of an attempt.
///
/// A flight record is explained by it only where nothing else does; what a record tells by itself,
/// such as a camera that fails, needs no mark.
extension Move {
  /// Whether it hardly ever happens.
  var isRare: Bool {
    switch self {
    case .resetPrivacy, .carrierCloses, .settingsOpensBeside, .sessionFails(.beside): true
    case .about(_, let move): move.isRare
    default: false
    }
  }
}

/// What is sure to come where it stays possible: transitions end, what is read is answered, a question
/// that is due appears and its answer is called back, and an app in front becomes active.
extension Move {
  /// Whether it is bound to come.
  var isCertain: Bool {
    switch self {
    case .becomeActive, .becomeReady, .pageTransitionEnds, .dialogAppears, .dialogGoes: true
    case .about(_, .statusIsRead), .about(_, .promptAppears), .about(_, .turnsOut),
      .about(_, .callback):
      true
    default: false
    }
  }
}

extension ServiceMove {
  /// Whether it hardly ever happens: rules that others set for the phone, hardware that comes and
  /// goes, an app that lives on with an old status, a year that passes, and a framework that tells
  /// nothing.
  fileprivate var isRare: Bool {
    switch self {
    case .setScreenTime, .manageProfile, .managedDefault, .plugHardware, .set(_, .seesOld),
      .setGlobalSwitch(_, .seesOld), .yearPasses, .neverSettles, .failsEarly:
      true
    default: false
    }
  }
}
