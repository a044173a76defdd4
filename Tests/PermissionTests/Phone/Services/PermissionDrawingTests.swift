import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// What is written about a permission.
@Suite struct PermissionDrawingTests {
  /// A permission and its name on the system's alert and in Settings.
  static let names: [(Permission, String)] = EveryPermissionTests.asked.map {
    let name =
      switch $0 {
      case .photosReadWrite: "Photos"
      case .photosAddOnly: "Add to Photos"
      case .locationWhenInUse, .locationAlways: "Location"
      case .calendarsFull, .calendarsWriteOnly: "Calendars"
      case .motion: "Motion & Fitness"
      case .speech: "Speech Recognition"
      case .homeKit: "Home Data"
      case .healthKit: "Health Data"
      case .faceID: "Face ID"
      case .tvProvider: "TV Provider"
      default:
        $0.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
          .joined(separator: " ")
      }
    return ($0, name)
  }

  private func words(_ phone: Phone) -> String { phone.picture.words.joined(separator: " ") }

  @Test(arguments: names)
  func `the system's alert names it, and shows every answer`(
    _ permission: Permission, _ name: String
  ) {
    let handset = Handset(Phone(permission, answer: .notDetermined)).prompted()
    let text = words(handset.phone)
    #expect(text.contains("\"Demo\" Would Like to Access"))
    #expect(text.contains(name), "\(text)")
    for answer in handset.answers() {
      let button = handset.phone.text(of: .answerPrompt(answer)).says.dropFirst("tap ".count)
      #expect(text.contains(button.split(separator: " ")[0]), "\(text)")
    }
  }

  @Test(arguments: names)
  func `Settings names it once the app has asked`(_ permission: Permission, _ name: String) {
    var handset = Handset(Phone(permission, answer: .notDetermined))
    handset.visitSettings()
    #expect(words(handset.phone).contains("(nothing yet)"))
    for answer in PermissionFacts.of(permission).settings.value where answer != .notDetermined {
      handset = Handset(Phone(permission, answer: answer))
      handset.visitSettings()
      let text = words(handset.phone)
      // The switches of health data and of sensors are elsewhere.
      let isHere = PermissionFacts.of(permission).row.value != .elsewhere
      #expect(text.contains(name) == isHere, "\(text)")
      let rows = handset.phone.picture.parts.filter { $0.kind == .row }
      #expect(rows.contains { !$0.value.isEmpty } == isHere, "\(text)")
    }
  }

  @Test(arguments: names)
  func `a row that cannot be used is grey, and says why`(_ permission: Permission, _ name: String) {
    let facts = PermissionFacts.of(permission)
    if facts.statuses.value.contains(.restricted) {
      var handset = Handset(Phone(permission, answer: .denied, isRestricted: true))
      handset.visitSettings()
      let text = words(handset.phone)
      #expect(text.contains(name) && text.contains("Screen Time"))
      #expect(handset.phone.picture.parts.contains { $0.kind == .row && !$0.isEnabled })
    }
    if facts.globalSwitch.value != .none, ![.bluetooth, .speech].contains(permission) {
      var handset = Handset(Phone(permission, answer: .denied, isSwitchedOff: true))
      handset.visitSettings()
      let text = words(handset.phone)
      #expect(handset.phone.picture.parts.contains { $0.text == name && !$0.isEnabled })
      #expect(text.contains("\(facts.globalSwitch.value.rawValue) is off."))
    }
  }

  @Test(arguments: Permission.allCases)
  func `the app's first page has a button that begins`(_ permission: Permission) {
    let handset = Handset(Phone(permission, answer: .notDetermined))
    let text = handset.phone.text(of: .tapEntry)
    #expect(words(handset.phone).contains(text.says.dropFirst("tap ".count)))
    #expect(text.id.allSatisfy { $0.isLetter || $0 == "-" })
  }
}
