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

/// What is sure to come where it stays possible: transitions end, what is read is told, a question
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
