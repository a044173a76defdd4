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
}
