/// Whether and where Settings offers the permission.
public enum SettingsRow: String, Hashable, Sendable, CaseIterable {
  /// On the app's page, but only after the app has asked: before, Settings is a dead end.
  case afterAsking = "on the app's page, after asking"
  /// Not on the app's page: opening it does not help.
  case elsewhere = "not on the app's page"
  /// On the app's page from the start: the app does not ask.
  case always = "on the app's page"
}

/// A switch for all apps, above the permission's own.
public enum GlobalSwitch: String, Hashable, Sendable, CaseIterable {
  case none
  case locationServices = "Location Services"
  case bluetoothPower = "Bluetooth"
  case allowAppsToRequestToTrack = "Allow Apps to Request to Track"
  case fitnessTracking = "Fitness Tracking"
  case siriAndDictation = "Siri & Dictation"
  case siri = "Siri"
  case allowAppsToAddAudioToCalls = "Allow Apps to Add Audio to Calls"
}
