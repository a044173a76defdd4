import PermissionDoctor

/// Something of Apple's that only some products may name: the upload's scan looks at the classes
/// and selectors that are linked, and refuses an app that lacks the purpose string for one of them,
/// whether it is ever called or not (ITMS-90683).
struct ForbiddenName: Sendable, CustomStringConvertible {
  /// What is looked for, in Swift: a class, a member, a call with its first label.
  let pattern: String
  /// The products that may name it.
  let allowed: [String]
  /// The purpose string that the scan asks for.
  let key: String
  /// How that is known.
  let reason: String

  var description: String { pattern }

  init(_ pattern: String, onlyIn allowed: String..., key: String, because reason: String) {
    self.pattern = pattern
    self.allowed = allowed
    self.key = key
    self.reason = reason
  }

  /// Where a product names it though it may not.
  func violations(in product: Product) -> [String] {
    if allowed.contains(product.name) { return [] }
    return product.sources.flatMap { path, text in
      text.lines(of: pattern).map {
        "\(path):\($0): \(product.name) names \(pattern): an app that links it needs \(key) "
          + "(\(reason)); keep it to \(allowed.joined(separator: ", "))"
      }
    }
  }

  static let all: [ForbiddenName] = [
    ForbiddenName(
      "requestAlwaysAuthorization", onlyIn: "LocationAlwaysPermission",
      key: "NSLocationAlwaysAndWhenInUseUsageDescription",
      because: "reported: uploads were refused for the selector alone"),
    ForbiddenName(
      "allowsBackgroundLocationUpdates", onlyIn: "LocationAlwaysPermission",
      key: "NSLocationAlwaysAndWhenInUseUsageDescription",
      because: "uncertain: it is of use with that permission only"),
    ForbiddenName(
      "requestTemporaryFullAccuracyAuthorization", onlyIn: "LocationExactPermission",
      "LocationWhenInUsePermission",
      key: "NSLocationTemporaryUsageDescriptionDictionary",
      because: "documented: the call needs the dictionary"),
    ForbiddenName(
      "AVCaptureDevice", onlyIn: "CameraPermission", key: "NSCameraUsageDescription",
      because: "reported: an app that used the microphone alone was refused for the class"),
    ForbiddenName(
      "AVCaptureSession", onlyIn: "CameraPermission", key: "NSCameraUsageDescription",
      because: "uncertain: it belongs to the class that reports name"),
    ForbiddenName(
      ".audio", onlyIn: "MicrophonePermission", key: "NSMicrophoneUsageDescription",
      because: "reported: camera libraries with code for the microphone were refused"),
    ForbiddenName(
      "AVAudioSession", onlyIn: "MicrophonePermission", key: "NSMicrophoneUsageDescription",
      because: "uncertain: its selector for the permission to record is scanned for"),
    ForbiddenName(
      "requestRecordPermission", onlyIn: "MicrophonePermission",
      key: "NSMicrophoneUsageDescription",
      because: "reported: the selector is scanned for"),
    ForbiddenName(
      "requestFullAccessToEvents", onlyIn: "CalendarsFullPermission",
      key: "NSCalendarsFullAccessUsageDescription",
      because: "documented: the call needs this key and no other"),
    ForbiddenName(
      "requestWriteOnlyAccessToEvents", onlyIn: "CalendarsWriteOnlyPermission",
      key: "NSCalendarsWriteOnlyAccessUsageDescription",
      because: "documented: the call needs this key and no other"),
    ForbiddenName(
      "requestFullAccessToReminders", onlyIn: "RemindersPermission",
      key: "NSRemindersFullAccessUsageDescription",
      because: "documented: the call needs this key and no other"),
    ForbiddenName(
      ".event", onlyIn: "CalendarsFullPermission", "CalendarsWriteOnlyPermission",
      key: "NSCalendarsUsageDescription",
      because: "documented: the kind of entity decides which key is needed"),
    ForbiddenName(
      ".reminder", onlyIn: "RemindersPermission", key: "NSRemindersUsageDescription",
      because: "documented: the kind of entity decides which key is needed"),
    ForbiddenName(
      "requestAccess(to:", onlyIn: "CalendarsFullPermission", "CalendarsWriteOnlyPermission",
      "RemindersPermission", key: "NSCalendarsUsageDescription or NSRemindersUsageDescription",
      because: "uncertain: one selector for both, before iOS 17"),
    ForbiddenName(
      "requestAuthorization(for: .addOnly", onlyIn: "PhotosAddOnlyPermission",
      key: "NSPhotoLibraryAddUsageDescription",
      because: "documented: the level decides which key is needed"),
    ForbiddenName(
      "requestAuthorization(for: .readWrite", onlyIn: "PhotosReadWritePermission",
      key: "NSPhotoLibraryUsageDescription",
      because: "documented: the level decides which key is needed"),
    ForbiddenName(
      "INFocusStatusCenter", onlyIn: "FocusStatusPermission", key: "NSFocusStatusUsageDescription",
      because: "documented: Siri shares the framework and not the key"),
    ForbiddenName(
      "INPreferences", onlyIn: "SiriPermission", key: "NSSiriUsageDescription",
      because: "documented: Focus shares the framework and not the key"),
    ForbiddenName(
      "CLLocationManager", onlyIn: "LocationWhenInUsePermission", "LocationAlwaysPermission",
      "LocationExactPermission", key: "NSLocationWhenInUseUsageDescription",
      because: "reported: the class is scanned for"),
    ForbiddenName(
      "AVSpeechSynthesizer", onlyIn: "PersonalVoicePermission", key: "none that is known",
      because: "uncertain: it keeps the frameworks for audio apart"),
    ForbiddenName(
      "microphoneInjectionPermission", onlyIn: "MicrophoneInjectionPermission",
      key: "none that is known",
      because: "uncertain: it keeps the frameworks for audio apart"),
    ForbiddenName(
      "MPMediaLibrary", onlyIn: "MediaLibraryPermission", key: "NSAppleMusicUsageDescription",
      because: "documented: the call needs the key"),
    ForbiddenName(
      "MusicAuthorization", onlyIn: "AppleMusicPermission", key: "NSAppleMusicUsageDescription",
      because: "documented: the call needs the key"),
  ]
}
