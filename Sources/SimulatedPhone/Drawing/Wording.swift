import PermissionFacts

/// What is written on the screens of the demo app and of the system, for one permission.
struct Wording: Sendable {
  /// The thing asked for, in the middle of a sentence.
  let noun: String
  /// The thing as a headline.
  let title: String
  /// The button of the app that begins.
  let entry: String
  let purpose: String

  static let app = "Demo"
  static let time = "9:41"

  /// The headline of the system's alert.
  var alert: String {
    "\"\(Self.app)\" Would Like to Access \(title == "Camera" ? "the " : "")\(title)"
  }
  /// The button that begins, as an id.
  var entryID: String { entry.lowercased().split(separator: " ").joined(separator: "-") }

  private init(_ noun: String, _ title: String, _ entry: String, _ purpose: String) {
    self.noun = noun
    self.title = title
    self.entry = entry
    self.purpose = purpose
  }

  /// The words for a permission that its row of facts names, and nothing else.
  private init(named facts: PermissionFacts) {
    let words = facts.name.split(separator: "-")
    let title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    self.init(
      facts.title ?? words.joined(separator: " "), facts.title ?? title, "Begin", "To go on.")
  }

  /// The words for what a row of facts is about.
  static func of(_ facts: PermissionFacts) -> Wording {
    switch facts.permission {
    case .camera: Wording("the camera", "Camera", "Scan", "To scan the code.")
    case .microphone: Wording("the microphone", "Microphone", "Record", "To record your note.")
    case .photosReadWrite: Wording("photos", "Photos", "Pick Photo", "To pick a picture.")
    case .photosAddOnly: Wording("adding photos", "Add to Photos", "Save", "To save the picture.")
    case .locationWhenInUse: Wording("location", "Location", "Locate", "To show what is near.")
    case .locationAlways: Wording("location", "Location", "Track", "To note where you have been.")
    case .notifications:
      Wording("notifications", "Notifications", "Remind", "To tell when it is time.")
    case .contacts: Wording("contacts", "Contacts", "Find Friends", "To find your friends.")
    case .calendarsFull: Wording("calendars", "Calendars", "Plan", "To find a free hour.")
    case .calendarsWriteOnly: Wording("calendars", "Calendars", "Add Event", "To add the event.")
    case .reminders: Wording("reminders", "Reminders", "List", "To keep your list.")
    case .bluetooth: Wording("Bluetooth", "Bluetooth", "Connect", "To find your device.")
    case .motion: Wording("motion", "Motion & Fitness", "Count Steps", "To count your steps.")
    case .speech: Wording("speech", "Speech Recognition", "Dictate", "To write what you say.")
    case .mediaLibrary: Wording("the media library", "Media Library", "Play", "To play your music.")
    case .siri: Wording("Siri", "Siri", "Add to Siri", "To work by voice.")
    case .homeKit: Wording("home data", "Home Data", "Show Home", "To show your home.")
    case .healthKit: Wording("health data", "Health Data", "Show Health", "To show your steps.")
    case .tracking: Wording("tracking", "Tracking", "Continue", "To show fitting offers.")
    case .faceID: Wording("Face ID", "Face ID", "Unlock App", "To unlock your notes.")
    case .localNetwork: Wording("the local network", "Local Network", "Cast", "To find a screen.")
    case .focusStatus: Wording("the Focus status", "Focus Status", "Share Focus", "To say when.")
    case .nearbyInteraction:
      Wording("nearby interaction", "Nearby Interaction", "Find Tag", "To point at your tag.")
    default: Wording(named: facts)
    }
  }
}
