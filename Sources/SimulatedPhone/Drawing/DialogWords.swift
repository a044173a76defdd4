import PermissionFacts

/// What the app's own dialogs and pages say: the words that ship, in English.
///
/// A phone that stands for an app shows what a person would read. A test compares them with those
/// of the drivers, on which a model cannot depend.
enum DialogWords {
  /// The words for a key and a permission, whose name stands where the words say `%@`.
  static func text(_ key: String, of service: Service) -> String {
    let own = own[service.name]
    return (own?[key] ?? general[key] ?? key).split(
      separator: "%@", omittingEmptySubsequences: false
    )
    .joined(separator: own?["name"] ?? service.wording.title)
  }

  private static let general = [
    "primer.title": "“%@”",
    "primer.message": "Next, the system asks whether this app may use it.",
    "denied.title": "“%@” Is Off",
    "denied.message": "You can allow it for this app in Settings.",
    "failed.title": "“%@” Did Not Work",
    "failed.message": "You can try again.",
    "deniedRequestable.title": "“%@” Is Not Allowed Yet",
    "deniedRequestable.message": "You can decide again at the next try.",
    "restricted.title": "“%@” Is Restricted",
    "restricted.message":
      "This device does not allow it, for example because of Screen Time or a profile.",
    "unavailable.title": "“%@” Is Not Available",
    "unavailable.message": "This device does not have what is needed.",
    "switchedOff.title": "“%@” Is Off for All Apps",
    "switchedOff.message": "You can switch it on for all apps in Settings.",
    "missingDescription.title": "“%@” Cannot Be Used",
    "missingDescription.message": "This version of the app cannot ask for it.",
    "addOnly.title": "Only Adding Is Allowed",
    "addOnly.message": "You can choose single items without allowing access to all.",
  ]

  private static let own = ownNames.merging(ownMessages) { $0.merging($1) { $1 } }

  private static let ownNames: [String: [String: String]] = [
    "apple-music": ["name": "Media & Apple Music"],
    "background-passes": ["name": "Wallet Passes"],
    "finance": ["name": "Financial Data"],
    "focus-status": ["name": "Focus"],
    "healthkit": ["name": "Health"],
    "homekit": ["name": "HomeKit"],
    "location-always-direct": ["name": "Location"],
    "location-exact": ["name": "Location"],
    "media-library": ["name": "Media & Apple Music"],
    "microphone-injection": ["name": "Add Audio in Calls"],
    "nearby-interaction": ["name": "Nearby Interactions"],
    "notifications-critical": ["name": "Notifications"],
    "notifications-quiet": ["name": "Notifications"],
    "photos-add-only": ["name": "Photos"],
    "research-sensors": ["name": "Research Sensor & Usage Data"],
    "watch-workouts": ["name": "Workouts on Apple Watch"],
  ]

  private static let ownMessages: [String: [String: String]] = [
    "bluetooth": [
      "switchedOff.title": "Bluetooth Is Off",
      "switchedOff.message": "You can switch it on in Control Center or in Settings.",
    ],
    "calendars-write-only": [
      "primer.message": "Next, the system asks whether this app may add events.",
      "denied.message": "You can allow this app to add events in Settings.",
    ],
    "camera": [
      "message.busy": "Something else is using the camera.",
      "message.beside":
        "The camera needs the whole screen. The picture comes by itself once this app is "
        + "alone.",
      "message.failed": "The camera gives no picture.",
      "message.interrupted": "The camera is in use elsewhere. The picture comes back by itself.",
      "unavailable.message": "No camera of this device can be used.",
    ],
    "face-id": [
      "unavailable.message": "This device has no Face ID, or it is not set up."
    ],
    "game-center-friends": [
      "failed.message": "Sign in to Game Center, and check the connection. Then try again.",
      "denied.message":
        "You can allow it in Settings. Friends may also be off for all apps: see Game "
        + "Center.",
    ],
    "healthkit": [
      "denied.message": "You can change it in the Health app: touch your picture, then Apps.",
      "unavailable.message": "There is no health data on this device.",
    ],
    "local-network": [
      "failed.message": "Check that this device is connected to Wi-Fi, then try again."
    ],
    "location-always": [
      "switchedOff.message":
        "You can switch on Location Services in Settings, under Privacy & Security."
    ],
    "location-when-in-use": [
      "switchedOff.message":
        "You can switch on Location Services in Settings, under Privacy & Security."
    ],
    "microphone": [
      "unavailable.message": "No microphone can be used now."
    ],
    "microphone-injection": [
      "switchedOff.message": "You can switch it on in Settings, under Accessibility."
    ],
    "motion": [
      "denied.message":
        "You can allow it in Settings. Fitness Tracking may also be off for all apps: see "
        + "Motion & Fitness under Privacy & Security.",
      "unavailable.message": "This device has no sensors for it.",
    ],
    "nearby-interaction": [
      "failed.message": "Hold the devices near each other, then try again."
    ],
    "notifications": [
      "primer.message": "Next, the system asks whether this app may send notifications."
    ],
    "photos-add-only": [
      "primer.message": "Next, the system asks whether this app may add photos.",
      "denied.message": "You can allow this app to add photos in Settings.",
    ],
    "photos-read-write": [
      "addOnly.title": "Only Adding Photos Is Allowed",
      "addOnly.message": "You can choose single photos without allowing access to the library.",
    ],
    "research-sensors": [
      "denied.message": "You can change it in Settings, under Privacy & Security."
    ],
    "screen-time": [
      "failed.message":
        "It needs a passcode on this device, an iCloud account and a connection. Then try "
        + "again."
    ],
    "speech": [
      "switchedOff.message": "It needs Siri or Dictation, which you can switch on in Settings."
    ],
    "tracking": [
      "primer.message":
        "Next, the system asks whether this app may track your activity across other "
        + "companies' apps and websites."
    ],
  ]
}

extension Phone {
  /// A dialog's headline.
  public func title(of dialog: Dialog) -> String { words("title", of: dialog) }

  /// What a dialog says below the headline.
  public func message(of dialog: Dialog) -> String { words("message", of: dialog) }

  private func words(_ what: String, of dialog: Dialog) -> String {
    let key = dialog.kind == .primer ? Reason.explanation.key : dialog.reason.key
    return DialogWords.text("\(key).\(what)", of: self[dialog.slot])
  }

  /// What the camera's page says in place of its picture.
  public func message(onPage reason: Reason) -> String {
    DialogWords.text("message.\(reason.key)", of: service)
  }
}

extension Reason {
  /// What the words for it are found by.
  fileprivate var key: String {
    switch self {
    case .explanation: "primer"
    case .misconfigured: "missingDescription"
    default: rawValue
    }
  }
}
