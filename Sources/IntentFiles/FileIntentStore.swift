public import Foundation
public import PermissionFlow

/// Keeps intents in files, one for each flow, with the time at which they were saved.
///
/// A file is written whole or not at all, and is there when ``save(_:)`` returns: the system may end
/// the app at once after that. What this version has saved can be read while the device is locked, also
/// before the first unlock: the system may start the process then, and an intent says nothing of the
/// person.
@MainActor
public final class FileIntentStore: IntentStore {
  private let folder: URL
  private let freshness: TimeInterval
  private let now: @MainActor () -> Date

  /// A store in a folder, which is made when it is needed.
  ///
  /// - Parameters:
  ///   - folder: Where the files are kept.
  ///   - freshness: How many seconds an intent is worth going on with.
  ///   - now: Tells the time.
  public init(
    folder: URL, freshness: TimeInterval = 3_600, now: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.folder = folder
    self.freshness = freshness
    self.now = now
  }

  /// A store in the app's own Application Support folder.
  public static func standard(freshness: TimeInterval = 3_600) throws -> FileIntentStore {
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    return FileIntentStore(
      folder: support.appendingPathComponent("PermissionFlow", isDirectory: true),
      freshness: freshness)
  }

  /// Persists an intent with the time.
  public func save(_ intent: Intent) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let stamped = StampedIntent(intent: intent, savedAt: now())
    try JSONEncoder().encode(stamped)
      .write(to: file(of: intent.flow), options: [.atomic, .noFileProtection])
  }

  /// Clears the intent of a flow.
  public func clear(flow: String) throws {
    let file = file(of: flow)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }

  /// The intent of a flow; nil if there is none, if it cannot be read, or if it is too old.
  ///
  /// What cannot be read just now stays where it is, and is there once it can.
  public func load(flow: String) -> Intent? {
    guard let bytes = try? Data(contentsOf: file(of: flow)),
      let stamped = try? JSONDecoder().decode(StampedIntent.self, from: bytes),
      stamped.isFresh(at: now(), for: freshness)
    else { return nil }
    return stamped.intent
  }

  /// Every byte that is not a letter or digit is written as a number, so no name leaves the folder
  /// and no two names share a file.
  private func file(of flow: String) -> URL {
    let name = flow.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      return byte < 128 && Character(scalar).isASCIILetterOrDigit
        ? String(scalar) : "_\(byte)_"
    }
    return folder.appendingPathComponent(name.joined() + ".intent", isDirectory: false)
  }
}

/// An intent and the time at which it was saved.
struct StampedIntent: Codable, Hashable {
  let intent: Intent
  let savedAt: Date

  /// Whether it is not older than `limit` seconds, and not of a time that is yet to come.
  func isFresh(at time: Date, for limit: TimeInterval) -> Bool {
    let age = time.timeIntervalSince(savedAt)
    return age >= 0 && age <= limit
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
