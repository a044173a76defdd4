package import Foundation
package import IMLoginFlow

/// What a messaging service logs in with; the app's own server gives it.
public struct Credentials: Codable, Hashable, Sendable {
  /// The account, as the service knows it.
  public let account: String
  /// Its token.
  public let token: String

  /// Credentials of an account.
  public init(account: String, token: String) {
    self.account = account
    self.token = token
  }
}

/// Keeps the credentials of the last login, and whether they may log in automatically.
///
/// Account and token are one item of the keychain, so that there is never one of an account with
/// another's token. It can be read from the first unlock on, and stays on this device. The right to
/// log in automatically is a file outside of it, without protection, which goes at once, also
/// while the keychain is shut. The file names the login that it belongs to by a number that says
/// nothing of the person, and the item has that number: an item of another login, of an earlier
/// installation, or of a save that was interrupted has no right. (That the keychain outlives the
/// app, and that such a number helps, is reported: Apple Developer Forums 36442.)
///
/// The item is never deleted, only emptied. So it is not there only if it was never made, or if the
/// keychain is shut and does not say so.
///
/// What is ordered is done when the call returns, for the process may be ended next; what the shut
/// keychain refuses is done at the unlock. Reading takes a few milliseconds of the main thread.
@MainActor
public final class CredentialStore {
  private let keychain: any Keychain
  private let notes: URL?
  private let willChange: @MainActor (String) -> Void
  /// The note, where no file is wanted.
  private var noteInMemory = Note()
  /// The item as it was read or is to be written.
  private var item: Item?
  /// What the keychain is still to be changed to.
  private var owed: Owed?
  private static let name = "im-login"

  /// A store that lasts as long as its process, for tests and previews.
  public static func inMemory() -> CredentialStore {
    CredentialStore(keychain: MemoryKeychain(), folder: nil)
  }

  /// A store in any keychain; `willChange` is called before each change, for tests that end the
  /// process there.
  package init(
    keychain: any Keychain, folder: URL?,
    willChange: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.keychain = keychain
    notes = folder?.appendingPathComponent("\(Self.name).json")
    self.willChange = willChange
  }

  /// The credentials that were read or saved last; nil if there are none.
  public var credentials: Credentials? { item?.credentials }

  /// What became of the last change; nil if it was done, otherwise a sentence that says why not.
  public private(set) var problem: String?

  /// Reads what is stored.
  ///
  /// - Parameter isProtectedDataAvailable: What the app was told before the call; a store may open
  ///   between the two.
  /// - Returns: Whether the reading can be believed, and what it found.
  package func read(isProtectedDataAvailable: Bool) -> (isAvailable: Bool, StoreReading) {
    writeOwed()
    let (status, data) = keychain.read(Self.name)
    switch status {
    case KeychainStatus.success:
      // What cannot be decoded is an account without a token.
      let item = data.flatMap { try? JSONDecoder().decode(Item.self, from: $0) }
      self.item = item
      guard let note = try? note() else { return (true, .unreadable) }
      let isThere = item == nil || item?.credentials != nil
      let hasToken = item?.credentials != nil && item?.token != note.refused
      let hasRight = item != nil && item?.login == note.right
      return (true, StoreReading(account: isThere, token: hasToken, right: isThere && hasRight))
    case KeychainStatus.notFound:
      item = nil
      // From now on it is there, so that a reading before the unlock can be told from this one.
      if isProtectedDataAvailable, owed == nil { _ = put(Item()) }
      return (isProtectedDataAvailable, .empty)
    default:
      problem = "the keychain cannot be read: OSStatus \(status)"
      return (isProtectedDataAvailable, .unreadable)
    }
  }

  /// Stores credentials, then the right to log in automatically with them.
  package func save(_ credentials: Credentials) {
    let item = Item(credentials: credentials)
    self.item = item
    owed = .save(item)
    writeOwed()
  }

  /// Removes the right to log in automatically, then the credentials.
  package func clear() {
    item = nil
    owed = .clear
    writeOwed()
  }

  /// Notes that the server refuses the token that was read or saved last.
  package func noteRefusal() {
    guard let token = item?.token else { return }
    attempt {
      var note = try note()
      note.refused = token
      try write(note)
    }
  }

  /// Puts a newer token in place of the stored one: for another process of the app that gets one.
  ///
  /// - Returns: False if the credentials of this account are not stored, or cannot be changed now.
  public func renew(_ credentials: Credentials) -> Bool {
    guard case (true, let reading) = read(isProtectedDataAvailable: false), reading != .unreadable,
      var item, item.credentials?.account == credentials.account
    else { return false }
    item.credentials = credentials
    item.token = UUID().uuidString
    return put(item)
  }

  /// Changes what the shut keychain refused to change; to be called when it may be open.
  package func unlocked() { writeOwed() }

  // MARK: - Writing

  private enum Owed {
    case save(Item)
    case clear
  }

  /// What the keychain holds.
  private struct Item: Codable {
    var credentials: Credentials?
    /// The login that they are of.
    var login = UUID().uuidString
    /// The token, without saying what it is.
    var token = UUID().uuidString
  }

  /// What is kept outside of the keychain, where no lock protects it.
  private struct Note: Codable {
    /// The login that may log in automatically.
    var right: String?
    /// The token that the server refuses.
    var refused: String?
  }

  private func writeOwed() {
    guard let owed else { return }
    attempt {
      switch owed {
      case .clear:
        try write(nil)
        guard put(Item()) else { return }
      case .save(let item):
        guard put(item) else { return }
        try write(Note(right: item.login, refused: try note().refused))
      }
      self.owed = nil
    }
  }

  private func attempt(_ work: () throws -> Void) {
    problem = nil
    do {
      try work()
    } catch {
      problem = "the right to log in automatically cannot be changed: \(error.localizedDescription)"
    }
  }

  private func put(_ item: Item) -> Bool {
    guard let data = try? JSONEncoder().encode(item) else { return false }
    willChange("the keychain")
    var status = keychain.update(Self.name, data)
    if status == KeychainStatus.notFound { status = keychain.add(Self.name, data) }
    // Another process of the app was faster.
    if status == KeychainStatus.duplicate { status = keychain.update(Self.name, data) }
    if status != KeychainStatus.success {
      problem = "the keychain cannot be changed now: OSStatus \(status)"
    }
    return status == KeychainStatus.success
  }

  private func note() throws -> Note {
    guard let notes else { return noteInMemory }
    guard FileManager.default.fileExists(atPath: notes.path) else { return Note() }
    let data = try Data(contentsOf: notes)
    // A damaged note gives no right.
    return (try? JSONDecoder().decode(Note.self, from: data)) ?? Note()
  }

  /// Writes the note whole or not at all; nil removes it, which needs no space.
  private func write(_ note: Note?) throws {
    guard let notes else { return noteInMemory = note ?? Note() }
    guard let note else {
      guard FileManager.default.fileExists(atPath: notes.path) else { return }
      willChange("no right")
      return try FileManager.default.removeItem(at: notes)
    }
    let folder = notes.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    willChange("the note")
    try JSONEncoder().encode(note).write(to: notes, options: [.atomic, .noFileProtection])
  }
}
