import PermissionFacts

extension UsageKey {
  /// Whether an app that runs on a version has systems that do not read it yet.
  func isNewer(than oldest: Int) -> Bool {
    if case .from(let version, _) = systems { version > oldest } else { false }
  }

  /// Whether an app that runs on a version and later ones has a system that reads it.
  func isRead(from oldest: Int) -> Bool { systems.last.map { $0 >= oldest } ?? true }
}

extension Systems {
  /// The last version; nil if it is the newest.
  var last: Int? { if case .upTo(let version) = self { version } else { nil } }
}

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
