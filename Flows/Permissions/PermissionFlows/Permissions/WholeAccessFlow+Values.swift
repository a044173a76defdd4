extension WholeAccessFlow {
  /// Alarms and timers.
  public static let alarms = Self(
    "alarms", refusals: [.denied, .missingDescription], settlesLate: true)

  /// Apple Music by MusicKit.
  public static let appleMusic = Self(
    "apple-music", refusals: [.denied, .restricted, .missingDescription])

  /// Screen Time by Family Controls.
  public static let screenTime = Self("screen-time", refusals: [.denied], settlesLate: true)

  /// The personal voice; a device may not support it.
  public static let personalVoice = Self("personal-voice", refusals: [.denied, .unavailable])

  /// Adding audio to calls; the service may be off for all apps.
  public static let microphoneInjection = Self(
    "microphone-injection", refusals: [.denied, .switchedOff, .missingDescription])

  /// Live Activities: a switch, and nothing is asked.
  public static let liveActivities = Self(
    "live-activities", refusals: [.denied], hasQuestion: false)

  /// Crash detection; a device may lack it.
  public static let crashDetection = Self("crash-detection", refusals: [.denied, .unavailable])

  /// Sensors for research; their switches are not on the app's page.
  public static let researchSensors = Self(
    "research-sensors", refusals: [.denied, .missingDescription], hasSettingsRow: false)

  /// Adding passes in the background; a device may have no library of passes.
  public static let backgroundPasses = Self(
    "background-passes", refusals: [.denied, .restricted, .unavailable])

  /// Workouts that are sent to the Watch; a device may not support them.
  public static let watchWorkouts = Self(
    "watch-workouts", refusals: [.denied, .restricted, .unavailable])

  /// The friends of Game Center: loading them asks.
  public static let gameCenterFriends = Self(
    "game-center-friends", refusals: [.denied, .restricted, .missingDescription])

  /// The subscription to a TV provider.
  public static let tvProvider = Self(
    "tv-provider", refusals: [.denied, .restricted, .missingDescription])

  /// Financial data of Wallet; a device may have none.
  public static let finance = Self(
    "finance", refusals: [.denied, .unavailable, .missingDescription])

  /// Every permission that is a value, in the order of the table of facts.
  public static let all: [Self] = [
    alarms, appleMusic, screenTime, personalVoice, microphoneInjection, liveActivities,
    crashDetection, researchSensors, backgroundPasses, watchWorkouts, gameCenterFriends, tvProvider,
    finance,
  ]
}
