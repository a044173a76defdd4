public import PermissionFacts

/// What an app gets when it reads a permission: status first, hardware second.
///
/// A restricted device hides its cameras, so a check of the hardware first would report "no camera"
/// wrongly (reported: MTBBarcodeScanner #86).
public enum Reading: Hashable, Sendable {
  case status(AuthorizationStatus)
  /// The device lacks what the permission stands for.
  case noHardware
  /// The switch for all apps is off, and the framework says so.
  case switchedOff
  /// `Info.plist` lacks the key: asking would go wrong.
  case missingDescription
  /// An object of the framework did not settle in time, though the app is allowed.
  case unsettled

  /// Everything is granted.
  public static let authorized = Reading.status(.authorized)
  /// The person refused.
  public static let denied = Reading.status(.denied)
  /// The person has not decided.
  public static let notDetermined = Reading.status(.notDetermined)
  /// The device does not allow it.
  public static let restricted = Reading.status(.restricted)

  /// A reading as a person says it.
  public var words: String {
    switch self {
    case .status(let status): status.words
    case .noHardware: "no hardware"
    case .switchedOff: "switched off for all apps"
    case .missingDescription: "no usage description"
    case .unsettled: "nothing, for the framework does not settle"
    }
  }
}

extension AuthorizationStatus {
  /// A status as a person says it.
  public var words: String {
    switch self {
    case .notDetermined: "not decided"
    case .restricted: "restricted"
    case .denied: "denied"
    case .authorized: "allowed"
    case .limited: "allowed in part"
    case .writeOnly: "allowed to add only"
    case .whenInUse: "allowed while in use"
    case .reduced: "allowed while in use, roughly"
    case .always: "allowed always"
    case .provisionalAlways: "allowed always, to be asked again"
    case .provisional: "allowed quietly"
    case .muted: "allowed, with nothing that shows or sounds"
    case .ephemeral: "allowed for a while"
    case .critical: "allowed, and loud"
    case .notKnowable: "not to be known"
    case .nothingChosen: "allowed in part, with nothing chosen"
    case .deniedRequestable: "denied, to be asked again"
    }
  }

  var slug: String {
    switch self {
    case .notDetermined: "not-determined"
    case .restricted, .denied, .authorized, .limited, .reduced, .always, .provisional, .muted,
      .ephemeral, .critical:
      rawValue
    case .writeOnly: "write-only"
    case .whenInUse: "when-in-use"
    case .provisionalAlways: "provisional-always"
    case .notKnowable: "not-knowable"
    case .nothingChosen: "nothing-chosen"
    case .deniedRequestable: "denied-requestable"
    }
  }
}
