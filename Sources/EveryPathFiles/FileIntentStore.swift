public import EveryPath
public import Foundation

/// Keeps intents in files, one for each flow, with the time at which they were saved.
///
/// A file is written whole or not at all, and is there when ``save(_:)`` returns: the system may
/// end the app at once after that. What this version has saved can be read while the device is
/// locked, also before the first unlock: the system may start the process then, and an intent says
/// nothing of the person.
@MainActor
public final class FileIntentStore: IntentStore {
  private let folder: URL
  private let freshness: TimeInterval
  private let now: @MainActor () -> Date

  /// A store in a folder, which is made when it is needed.
  ///
  /// - Parameters:
  ///   - folder: Where the files are kept.
  ///   - freshness: How long an intent stays valid, in seconds.
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
      folder: support.appendingPathComponent("EveryPath", isDirectory: true),
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
    guard case .intent(let intent) = read(flow) else { return nil }
    return intent
  }

  /// Why an intent that is there is not loaded: it is damaged, of another format, or too old.
  public func refusal(of flow: String) -> String? {
    guard case .refused(let why) = read(flow) else { return nil }
    return "what was remembered of \(flow) \(why); start over"
  }

  private func read(_ flow: String) -> Reading {
    // What cannot be read just now may be read later.
    guard let bytes = try? Data(contentsOf: file(of: flow)) else { return .nothing }
    let decoder = JSONDecoder()
    guard let stamped = try? decoder.decode(StampedIntent.self, from: bytes) else {
      let format = (try? decoder.decode(StampedFormat.self, from: bytes))?.intent.format
      guard let format, format != Intent.currentFormat else {
        return .refused("is damaged: no intent can be read from its file")
      }
      return .refused("has format \(format), this version reads \(Intent.currentFormat)")
    }
    let age = now().timeIntervalSince(stamped.savedAt)
    guard age >= 0 else { return .refused("was saved at a time in the future") }
    guard age <= freshness else {
      return .refused(
        "is \(inWords(age.rounded(.up))) seconds old, and is kept for \(inWords(freshness)) seconds"
      )
    }
    return .intent(stamped.intent)
  }

  /// Without a fraction, and without a trap for what is no number.
  private func inWords(_ seconds: TimeInterval) -> String {
    Int(exactly: seconds.rounded()).map { "\($0)" } ?? "\(seconds)"
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

struct StampedIntent: Codable, Hashable {
  let intent: Intent
  let savedAt: Date
}

private struct StampedFormat: Decodable {
  struct OnlyFormat: Decodable { let format: Int }
  let intent: OnlyFormat
}

/// What a look at a file comes to.
private enum Reading {
  case nothing
  case intent(Intent)
  /// It is there, and not resumed; the reason continues after the flow's name.
  case refused(String)
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
