import ToolSupport

// What a request needs in Info.plist.

extension AuditedApp {
  /// A request and the keys of which it needs one.
  private struct Need {
    /// The type it is made of; nil if its name says enough.
    let type: String?
    let name: String
    /// A word among its arguments, or one that is not after a `!`; nil if any will do.
    let argument: String?
    let keys: [String]

    init(_ type: String?, _ name: String, _ argument: String? = nil, _ keys: String...) {
      self.type = type
      self.name = name
      self.argument = argument
      self.keys = keys.map { "NS\($0)UsageDescription" }
    }
  }

  private static let needs = [
    Need("AVCaptureDevice", "requestAccess", "video", "Camera"),
    Need("AVCaptureDevice", "requestAccess", "audio", "Microphone"),
    Need(nil, "requestAccess", "contacts", "Contacts"),
    Need(nil, "requestRecordPermission", nil, "Microphone"),
    Need("PHPhotoLibrary", "requestAuthorization", "readWrite", "PhotoLibrary"),
    Need("PHPhotoLibrary", "requestAuthorization", "addOnly", "PhotoLibraryAdd"),
    Need("PHPhotoLibrary", "requestAuthorization", "!for", "PhotoLibrary"),
    Need("SFSpeechRecognizer", "requestAuthorization", nil, "SpeechRecognition"),
    Need("MPMediaLibrary", "requestAuthorization", nil, "AppleMusic"),
    Need("ATTrackingManager", "requestTrackingAuthorization", nil, "UserTracking"),
    Need("INPreferences", "requestSiriAuthorization", nil, "Siri"),
    Need(nil, "requestFullAccessToEvents", nil, "CalendarsFullAccess"),
    Need(
      nil, "requestWriteOnlyAccessToEvents", nil, "CalendarsWriteOnlyAccess", "CalendarsFullAccess"),
    Need(nil, "requestFullAccessToReminders", nil, "RemindersFullAccess"),
    Need(nil, "requestAccess", "event", "Calendars", "CalendarsFullAccess"),
    Need(nil, "requestAccess", "reminder", "Reminders", "RemindersFullAccess"),
    Need(nil, "requestAuthorization", "toShare", "HealthShare", "HealthUpdate"),
    Need(nil, "CBCentralManager", "delegate", "BluetoothAlways"),
    Need(nil, "evaluatePolicy", "deviceOwnerAuthenticationWithBiometrics", "FaceID"),
    Need(nil, "requestWhenInUseAuthorization", nil, "LocationWhenInUse"),
    Need(
      nil, "requestAlwaysAuthorization", nil, "LocationAlwaysAndWhenInUse", "LocationWhenInUse"),
  ]

  /// The findings about keys that no property list of the folder has.
  func keyFindings(in source: Source) -> [AuditFinding] {
    // Without a property list, or with one that was not read, nothing is known of keys.
    guard hasKeys, hasAllKeys else { return [] }
    return source.text.tokens.indices.filter { index in
      source.isRequest(index)
        || source.text.isWord(index, "CBCentralManager", "evaluatePolicy")
          && source.text.isSign(index + 1, "(")
    }.flatMap { index in
      missing(source, index) + always(source, index)
    }
  }

  private func missing(_ source: Source, _ index: Int) -> [AuditFinding] {
    let text = source.text
    let chain = text.chain(endingAt: index)
    let arguments = text.isSign(index + 1, "(") ? text.inside(index + 1) : 0..<0
    return Self.needs.filter { need in
      need.name == chain.last && (need.type == nil || chain.contains(need.type ?? ""))
        && need.argument.map { word in
          let isThere = arguments.contains { text.isWord($0, word.replacing("!", with: "")) }
          return isThere != word.hasPrefix("!")
        } ?? true
        && keys.isDisjoint(with: need.keys)
    }.map { need in
      AuditFinding(
        .keyMissing, source.path, text.line(index),
        "\(AuditRule.keyMissing.says) \(need.keys[0]), which no property list or build setting of the "
          + "folder has. Add it, with a sentence that says what for.")
    }
  }

  private func always(_ source: Source, _ index: Int) -> [AuditFinding] {
    guard source.text.isWord(index, "requestAlwaysAuthorization"),
      keys.contains("NSLocationWhenInUseUsageDescription")
        != keys.contains("NSLocationAlwaysAndWhenInUseUsageDescription")
    else { return [] }
    return [AuditFinding(.alwaysWithOneKey, source.path, source.text.line(index))]
  }
}
