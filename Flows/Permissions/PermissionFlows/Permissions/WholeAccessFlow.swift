import EveryPath

/// The way to a permission that is granted whole or not at all, on one question at most.
///
/// A permission is a value: its name, why it may be out of reach, and what is unusual about it. The
/// states and their rows are those of every ``AccessFlow``.
public struct WholeAccessFlow: AccessFlow, Hashable {
  /// The flow's name.
  public let name: String
  /// Why the permission may be out of reach, as far as its framework can tell.
  public let refusals: [AccessRefusal]
  /// Whether the framework tells whether it was granted before it is used.
  public let hasStatus: Bool
  /// Whether the framework tells a refusal from every other reason to fail.
  public let tellsFailure: Bool
  /// Whether an object that was used before the grant gives nothing after it.
  public let renewsObject: Bool
  /// Whether the app's page in Settings has a row for the permission.
  public let hasSettingsRow: Bool
  /// Whether the system has a question for it, and not a switch alone.
  public let hasQuestion: Bool
  /// Whether a new process may read "not determined" until it has asked.
  public let settlesLate: Bool
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A permission as a value; what is left out is as with most.
  ///
  /// - Parameters:
  ///   - name: What it is called, in lower case with hyphens.
  ///   - refusals: Why it may be out of reach, as far as its framework can tell.
  ///   - hasStatus: Whether the framework tells whether it was granted before it is used.
  ///   - tellsFailure: Whether the framework tells a refusal from every other reason to fail.
  ///   - renewsObject: Whether an object that was used before the grant gives nothing after it.
  ///   - hasSettingsRow: Whether the app's page in Settings has a row for it.
  ///   - hasQuestion: Whether the system has a question for it, and not a switch alone.
  ///   - settlesLate: Whether a new process may read "not determined" until it has asked.
  ///   - policy: Words, delays and variants.
  public init(
    _ name: String, refusals: [AccessRefusal] = [.denied, .restricted, .missingDescription],
    hasStatus: Bool = true, tellsFailure: Bool = false, renewsObject: Bool = false,
    hasSettingsRow: Bool = true, hasQuestion: Bool = true, settlesLate: Bool = false,
    policy: AccessPolicy = AccessPolicy()
  ) {
    self.name = name
    self.refusals = refusals
    self.hasStatus = hasStatus
    self.tellsFailure = tellsFailure
    self.renewsObject = renewsObject
    self.hasSettingsRow = hasSettingsRow
    self.hasQuestion = hasQuestion
    self.settlesLate = settlesLate
    self.policy = policy
  }

  /// As the policy says; but what is used in the same moment, and fails, is the caller's to explain.
  public func explains(_ refusal: AccessRefusal) -> Bool {
    policy.explainsRefusals && (refusal != .failed || hasStatus)
  }
}

extension WholeAccessFlow {
  /// The camera alone, without a page; a device may have none.
  public static let camera = Self(
    "camera-access", refusals: [.denied, .restricted, .unavailable, .missingDescription])

  /// The microphone; a device may have none.
  public static let microphone = Self(
    "microphone", refusals: [.denied, .restricted, .unavailable, .missingDescription])

  /// Adding photos to the library without reading it.
  public static let photosAddOnly = Self("photos-add-only")

  /// Reminders; a store that was asked before the grant gives nothing until it is reset.
  public static let reminders = Self("reminders", tellsFailure: true, renewsObject: true)

  /// Bluetooth: making a manager asks, which may never settle; a device may have none, or have it
  /// off for all apps.
  public static let bluetooth = Self(
    "bluetooth",
    refusals: [.denied, .restricted, .unavailable, .switchedOff, .missingDescription, .failed],
    tellsFailure: true)

  /// Motion and fitness: the first query asks; a device may have no sensors.
  public static let motion = Self(
    "motion", refusals: [.denied, .restricted, .unavailable, .missingDescription],
    tellsFailure: true)

  /// Speech recognition; Siri and Dictation may be off, which the status does not tell.
  public static let speech = Self(
    "speech", refusals: [.denied, .restricted, .switchedOff, .missingDescription])

  /// The media library and Apple Music.
  public static let mediaLibrary = Self("media-library")

  /// Siri.
  public static let siri = Self("siri")

  /// Home data: making a home manager asks, which may never settle.
  public static let homeKit = Self(
    "homekit", refusals: [.denied, .restricted, .missingDescription, .failed], tellsFailure: true)

  /// Face ID: the first evaluation of a policy asks, and alone tells that it was granted.
  ///
  /// A refusal can be read: biometry is then not available although its type is Face ID.
  public static let faceID = Self(
    "face-id", refusals: [.denied, .unavailable, .missingDescription], hasStatus: false,
    tellsFailure: true)

  /// The Focus status.
  public static let focusStatus = Self("focus-status")

  /// Nearby interaction: running a session asks, and alone tells; a refusal cannot be read.
  public static let nearbyInteraction = Self(
    "nearby-interaction", refusals: [.unavailable, .missingDescription], hasStatus: false,
    tellsFailure: true)

  /// Alarms and timers.
  public static let alarms = Self(
    "alarms", refusals: [.denied, .missingDescription], tellsFailure: true, settlesLate: true)

  /// Apple Music by MusicKit.
  public static let appleMusic = Self("apple-music")

  /// Screen Time by Family Controls; that it is restricted, a request alone tells.
  public static let screenTime = Self(
    "screen-time", refusals: [.denied, .restricted], tellsFailure: true, settlesLate: true)

  /// The personal voice; a device may not support it.
  public static let personalVoice = Self("personal-voice", refusals: [.denied, .unavailable])

  /// Adding audio to calls; the service may be off for all apps.
  public static let microphoneInjection = Self(
    "microphone-injection", refusals: [.denied, .switchedOff, .missingDescription])

  /// Live Activities: a switch, and nothing is asked.
  public static let liveActivities = Self(
    "live-activities", refusals: [.denied], hasQuestion: false)

  /// Crash detection; a device may lack it.
  public static let crashDetection = Self(
    "crash-detection", refusals: [.denied, .unavailable], tellsFailure: true)

  /// Sensors for research; their switches are not on the app's page.
  public static let researchSensors = Self(
    "research-sensors", refusals: [.denied, .missingDescription], tellsFailure: true,
    hasSettingsRow: false)

  /// Adding passes in the background; a device may have no library of passes.
  public static let backgroundPasses = Self(
    "background-passes", refusals: [.denied, .restricted, .unavailable])

  /// Workouts that are sent to the Watch; a device may not support them.
  public static let watchWorkouts = Self(
    "watch-workouts", refusals: [.denied, .restricted, .unavailable])

  /// The friends of Game Center: loading them asks.
  public static let gameCenterFriends = Self(
    "game-center-friends", refusals: [.denied, .restricted, .missingDescription, .failed],
    tellsFailure: true)

  /// The subscription to a TV provider.
  public static let tvProvider = Self("tv-provider", tellsFailure: true)

  /// Financial data of Wallet; a device may have none.
  public static let finance = Self(
    "finance", refusals: [.denied, .unavailable, .missingDescription], tellsFailure: true)

  /// The range of a person's age: each request tells it, and nothing can be read.
  public static let ageRange = Self(
    "age-range", refusals: [], hasStatus: false, tellsFailure: true, hasSettingsRow: false)

  /// Insights into trust, of which a refusal may be asked about again; a device may have none.
  public static let trustInsights = Self(
    "trust-insights", refusals: [.denied, .deniedRequestable, .unavailable], tellsFailure: true)

  /// Every permission that is a value, in the order of the table of facts.
  public static let all: [Self] = [
    camera, microphone, photosAddOnly, reminders, bluetooth, motion, speech, mediaLibrary, siri,
    homeKit, faceID, focusStatus, nearbyInteraction, alarms, appleMusic, screenTime, personalVoice,
    microphoneInjection, liveActivities, crashDetection, researchSensors, backgroundPasses,
    watchWorkouts, gameCenterFriends, tvProvider, finance, ageRange,
    trustInsights,
  ]
}
