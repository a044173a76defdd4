/// Keys of Apple's that look like purpose strings and that iOS, as it is now, does not read.
enum ForeignKey {
  /// What each is, as words after "is".
  static let all: [String: String] = {
    var all = [
      "NSLocationAlwaysUsageDescription": "read by iOS 10 and older alone",
      "NSLocationUsageDescription": "read by iOS 10 and older alone, and by macOS",
    ]
    for name in mac { all["NS\(name)UsageDescription"] = "a key of macOS" }
    for name in vision { all["NS\(name)UsageDescription"] = "a key of visionOS" }
    return all
  }()

  private static let mac = [
    "AppleEvents", "AudioCapture", "DesktopFolder", "DocumentsFolder", "DownloadsFolder",
    "FileProviderDomain", "NetworkVolumes", "RemovableVolumes", "SystemAdministration",
    "SystemExtension",
  ]

  private static let vision = ["HandsTracking", "MainCamera", "WorldSensing"]
}
