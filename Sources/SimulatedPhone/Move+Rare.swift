/// What hardly ever happens to a phone between two steps of an attempt.
///
/// A flight record is explained by it only where nothing else does; what a record tells by itself,
/// such as a camera that fails, needs no mark.
extension Move {
  /// Whether it hardly ever happens.
  var isRare: Bool {
    switch self {
    case .resetPrivacy: true
    case .about(_, let move): move.isRare
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
      .setGlobalSwitch(_, .seesOld), .yearPasses,
      .neverSettles:
      true
    default: false
    }
  }
}
