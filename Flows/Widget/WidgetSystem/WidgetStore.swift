public import Foundation

/// What app and extension share, as it is stored.
struct WidgetRecord: Codable, Hashable, Sendable {
  struct Token: Codable, Hashable, Sendable {
    let value: String
    /// The account's id.
    let owner: String
  }

  var token: Token?
  /// Whether a reload was asked for since the token changed last.
  var isReloadNoted = false
}

/// Where app and extension share the widget's token: its owner and the note about the reload go with
/// it in one write.
///
/// The app alone writes. Each of the two may be ended at any time, and reads the old or the new.
/// It can be read from the first unlock after a start on, for a widget is drawn while the phone is
/// locked. What was written once is emptied and never removed, so the extension knows a store that
/// cannot be read yet, and reads as nothing, from an empty one.
public struct WidgetStore: Sendable {
  private let place: any SharedPlace

  init(_ place: any SharedPlace) { self.place = place }

  /// A store in a folder, which is made when it is needed; on iOS that of an app group.
  public init(folder: URL) { self.init(folder: folder) { _ in } }

  /// A store that tells of each change before and after it, for tests that end the process there, or
  /// let the change fail.
  package init(folder: URL, step: @escaping @Sendable (String) throws -> Void) {
    place = SharedFile(file: folder.appendingPathComponent("widget.json"), step: step)
  }

  /// What is stored; nil if nothing ever was, or if it is of no use.
  ///
  /// - Throws: What keeps it from being read now.
  func record() throws -> WidgetRecord? {
    try place.read().flatMap { try? JSONDecoder().decode(WidgetRecord.self, from: $0) }
  }

  func write(_ record: WidgetRecord) throws { try place.write(JSONEncoder().encode(record)) }

  /// Removes what is stored; a full disk, to which nothing can be written, keeps nothing.
  func empty() {
    do { try write(WidgetRecord()) } catch { try? place.remove() }
  }
}

/// Bytes that app and extension share: one file, or one item of the keychain.
protocol SharedPlace: Sendable {
  /// The bytes; nil if there are none. It throws what keeps them from being read now.
  func read() throws -> Data?
  /// Writes all or nothing.
  func write(_ bytes: Data) throws
  func remove() throws
}

private struct SharedFile: SharedPlace {
  let file: URL
  let step: @Sendable (String) throws -> Void

  func read() throws -> Data? {
    do {
      return try Data(contentsOf: file)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
  }

  func write(_ bytes: Data) throws {
    try step("will write")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(
      to: file, options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
    try step("wrote")
  }

  func remove() throws { try FileManager.default.removeItem(at: file) }
}

/// The name of the group of apps that an app and its extension are in, the same on both sides.
///
/// Both targets need it among their entitlements (`com.apple.security.application-groups`).
public struct WidgetGroup: Hashable, Sendable {
  /// The name.
  public let name: String

  /// A group of this name.
  public init(_ name: String) { self.name = name }

  /// `group.` and the app's bundle id.
  ///
  /// An extension's id is the app's and one more part (documented: it begins with the app's), which
  /// is left out.
  public init(bundle id: String, isExtension: Bool) {
    let parts = id.split(separator: ".")
    self.init("group." + parts.dropLast(isExtension ? 1 : 0).joined(separator: "."))
  }

  /// The group that is named after the app, in the app and in its extension.
  public static var standard: WidgetGroup {
    WidgetGroup(
      bundle: Bundle.main.bundleIdentifier ?? "",
      isExtension: Bundle.main.bundlePath.hasSuffix(".appex"))
  }
}
