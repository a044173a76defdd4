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
