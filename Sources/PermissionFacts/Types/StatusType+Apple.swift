extension StatusType {
  /// Most types: restricted is 1, denied is 2.
  static func restrictedFirst(
    _ name: String, systems: Systems = .all, _ more: [Case] = []
  ) -> StatusType {
    StatusType(
      name, systems: systems,
      [
        Case("notDetermined", 0, .notDetermined), Case("restricted", 1, .restricted),
        Case("denied", 2, .denied), Case("authorized", 3, .authorized),
      ] + more)
  }

  /// The other types: denied is 1, restricted is 2.
  private static func deniedFirst(_ name: String) -> StatusType {
    StatusType(
      name,
      [
        Case("notDetermined", 0, .notDetermined), Case("denied", 1, .denied),
        Case("restricted", 2, .restricted), Case("authorized", 3, .authorized),
      ])
  }

  /// Of capture devices, by media type.
  public static let capture = restrictedFirst("AVAuthorizationStatus")
  /// Of the photo library, by access level.
  public static let photos = restrictedFirst(
    "PHAuthorizationStatus", [Case("limited", 4, .limited, .from(14))])
  /// Of contacts.
  public static let contacts = restrictedFirst(
    "CNAuthorizationStatus", [Case("limited", 4, .limited, .from(18))])
  /// Of motion and fitness.
  public static let motion = restrictedFirst("CMAuthorizationStatus")
  /// Of Siri.
  public static let siri = restrictedFirst("INSiriAuthorizationStatus")
  /// Of the Focus status.
  public static let focus = restrictedFirst("INFocusStatusAuthorizationStatus")
  /// Of tracking.
  public static let tracking = restrictedFirst("ATTrackingManager.AuthorizationStatus")

  /// Of speech recognition.
  public static let speech = deniedFirst("SFSpeechRecognizerAuthorizationStatus")
  /// Of the media library.
  public static let mediaLibrary = deniedFirst("MPMediaLibraryAuthorizationStatus")
  /// Of Apple Music; its raw values are words.
  public static let music = StatusType(
    "MusicAuthorization.Status", encoding: .words, systems: .from(15),
    [
      Case("notDetermined", "notDetermined", .notDetermined), Case("denied", "denied", .denied),
      Case("restricted", "restricted", .restricted),
      Case("authorized", "authorized", .authorized),
    ])
  /// Of Apple Music before MusicKit; deprecated since iOS 18 for ``music``.
  public static let cloudService = deniedFirst("SKCloudServiceAuthorizationStatus")

  /// Of calendars and reminders; before iOS 17 fullAccess was called authorized.
  public static let events = StatusType(
    "EKAuthorizationStatus",
    [
      Case("notDetermined", 0, .notDetermined), Case("restricted", 1, .restricted),
      Case("denied", 2, .denied), Case("fullAccess", 3, .authorized),
      Case("writeOnly", 4, .writeOnly, .from(17)),
    ])
  /// Of Bluetooth.
  public static let bluetooth = StatusType(
    "CBManagerAuthorization",
    [
      Case("notDetermined", 0, .notDetermined), Case("restricted", 1, .restricted),
      Case("denied", 2, .denied), Case("allowedAlways", 3, .authorized),
    ])
  /// Of location.
  public static let location = StatusType(
    "CLAuthorizationStatus",
    [
      Case("notDetermined", 0, .notDetermined), Case("restricted", 1, .restricted),
      Case("denied", 2, .denied), Case("authorizedAlways", 3, .always),
      Case("authorizedWhenInUse", 4, .whenInUse),
    ])
  /// How exact a location may be; independent of ``location``.
  public static let accuracy = StatusType(
    "CLAccuracyAuthorization", systems: .from(14),
    [
      Case("fullAccuracy", 0, nil), Case("reducedAccuracy", 1, .reduced),
    ])
  /// Of notifications; there is no restricted.
  public static let notifications = StatusType(
    "UNAuthorizationStatus",
    [
      Case("notDetermined", 0, .notDetermined), Case("denied", 1, .denied),
      Case("authorized", 2, .authorized), Case("provisional", 3, .provisional),
      Case("ephemeral", 4, .ephemeral, .from(14)),
    ])
  /// Of alerts, sounds and badges, a setting each: with all disabled, nothing shows or sounds.
  public static let alertSetting = StatusType(
    "UNNotificationSettings.alertSetting",
    [Case("notSupported", 0, nil), Case("disabled", 1, .muted), Case("enabled", 2, .authorized)])
  /// Of critical alerts, one setting of notifications among many.
  public static let criticalAlerts = StatusType(
    "UNNotificationSetting",
    [Case("notSupported", 0, nil), Case("disabled", 1, nil), Case("enabled", 2, .critical)])
  /// Of recording; there is no restricted.
  public static let recording = StatusType(
    "AVAudioApplication.recordPermission", encoding: .fourCharacters, systems: .from(17),
    [
      Case("undetermined", 0x756E_6474, .notDetermined),
      Case("denied", 0x6465_6E79, .denied),
      Case("granted", 0x6772_6E74, .authorized),
    ])
  /// Of HomeKit: not determined is no bit, denied is `determined` alone.
  public static let home = StatusType(
    "HMHomeManagerAuthorizationStatus", encoding: .options,
    [
      Case("determined", 1, nil), Case("restricted", 2, .restricted),
      Case("authorized", 4, .authorized),
    ])
  /// Of writing to HealthKit; says nothing about reading.
  public static let healthSharing = StatusType(
    "HKAuthorizationStatus",
    [
      Case("notDetermined", 0, .notDetermined), Case("sharingDenied", 1, .denied),
      Case("sharingAuthorized", 2, .authorized),
    ])
  /// Whether HealthKit would ask; says nothing about access.
  public static let healthRequest = StatusType(
    "HKAuthorizationRequestStatus",
    [
      Case("unknown", 0, nil), Case("shouldRequest", 1, nil), Case("unnecessary", 2, nil),
    ])
}
