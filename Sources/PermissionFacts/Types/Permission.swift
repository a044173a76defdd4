/// A permission of iOS.
public enum Permission: String, Hashable, Sendable, CaseIterable {
  case camera
  case microphone
  /// Photos, to read and write.
  case photosReadWrite = "photos-read-write"
  /// Photos, to add only.
  case photosAddOnly = "photos-add-only"
  case locationWhenInUse = "location-when-in-use"
  case locationAlways = "location-always"
  case notifications
  case contacts
  /// Calendars, to read and write.
  case calendarsFull = "calendars-full"
  /// Calendars, to add only.
  case calendarsWriteOnly = "calendars-write-only"
  case reminders
  case bluetooth
  /// Motion and fitness.
  case motion
  /// Speech recognition.
  case speech
  /// The media library and Apple Music.
  case mediaLibrary = "media-library"
  case siri
  case homeKit = "homekit"
  case healthKit = "healthkit"
  /// Tracking across apps and sites of other companies.
  case tracking
  case faceID = "face-id"
  case localNetwork = "local-network"
  case focusStatus = "focus-status"
  case nearbyInteraction = "nearby-interaction"
  /// Alarms and timers that ring in silent mode.
  case alarms
  /// Apple Music by MusicKit.
  case appleMusic = "apple-music"
  /// Screen Time by Family Controls.
  case screenTime = "screen-time"
  /// The personal voice.
  case personalVoice = "personal-voice"
  /// Adding audio to calls.
  case microphoneInjection = "microphone-injection"
  /// Live Activities: a switch, no question.
  case liveActivities = "live-activities"
  /// Crash detection.
  case crashDetection = "crash-detection"
  /// Sensors for research.
  case researchSensors = "research-sensors"
  /// Adding passes in the background.
  case backgroundPasses = "background-passes"
  /// Workouts for the Watch.
  case watchWorkouts = "watch-workouts"
  /// The friends of Game Center.
  case gameCenterFriends = "game-center-friends"
  /// The subscription to a TV provider.
  case tvProvider = "tv-provider"
  /// Financial data of Wallet.
  case finance
  /// The range of a person's age.
  case ageRange = "age-range"
  /// Insights into trust: whether someone may be coaching the person.
  case trustInsights = "trust-insights"
}

extension PermissionFacts {
  /// The facts of a permission.
  public static func of(_ permission: Permission) -> PermissionFacts {
    switch permission {
    case .camera: return camera
    case .microphone: return microphone
    case .photosReadWrite: return photosReadWrite
    case .photosAddOnly: return photosAddOnly
    case .locationWhenInUse: return locationWhenInUse
    case .locationAlways: return locationAlways
    case .notifications: return notifications
    case .contacts: return contacts
    case .calendarsFull: return calendarsFull
    case .calendarsWriteOnly: return calendarsWriteOnly
    case .reminders: return reminders
    case .bluetooth: return bluetooth
    case .motion: return motion
    case .speech: return speech
    case .mediaLibrary: return mediaLibrary
    case .siri: return siri
    case .homeKit: return homeKit
    case .healthKit: return healthKit
    case .tracking: return tracking
    case .faceID: return faceID
    case .localNetwork: return localNetwork
    case .focusStatus: return focusStatus
    case .nearbyInteraction: return nearbyInteraction
    case .alarms: return alarms
    case .appleMusic: return appleMusic
    case .screenTime: return screenTime
    case .personalVoice: return personalVoice
    case .microphoneInjection: return microphoneInjection
    case .liveActivities: return liveActivities
    case .crashDetection: return crashDetection
    case .researchSensors: return researchSensors
    case .backgroundPasses: return backgroundPasses
    case .watchWorkouts: return watchWorkouts
    case .gameCenterFriends: return gameCenterFriends
    case .tvProvider: return tvProvider
    case .finance: return finance
    case .ageRange: return ageRange
    case .trustInsights: return trustInsights
    }
  }
}
