public import Foundation

/// A blocked action with what is needed to do it, also in another process.
public struct Wish: Codable, Hashable, Sendable {
  /// The action's text.
  public let action: String
  /// What the app needs to do it, such as the comment that was written.
  public let payload: Data
  /// The server does what comes under one key once, however often it arrives.
  public let key: String
  /// When it was tapped.
  public let time: Date
}

/// Keeps the one blocked action in a file, and how the person last logged in.
///
/// A file is written whole or not at all. It can be read from the first unlock on: a payload is
/// the person's.
public struct WishStore: Sendable {
  let folder: URL

  /// A store in a folder, which is made when it is needed.
  public init(folder: URL) { self.folder = folder }

  /// The blocked action; nil if there is none, or if it cannot be read.
  public var wish: Wish? { read("wish") }

  /// How the person last logged in on this device; nil if never.
  public var lastLogin: LastLogin? { read("last-login") }

  /// Keeps a blocked action in place of an earlier one, or none.
  public func keep(_ wish: Wish?) throws { try write(wish, "wish") }

  /// Keeps how the person has logged in; the form's driver does, and the app after another way.
  public func keep(_ login: LastLogin) throws { try write(login, "last-login") }

  private func read<Value: Decodable>(_ name: String) -> Value? {
    guard let data = try? Data(contentsOf: file(name)) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  private func write(_ value: (some Encodable)?, _ name: String) throws {
    guard let value else {
      guard FileManager.default.fileExists(atPath: file(name).path) else { return }
      return try FileManager.default.removeItem(at: file(name))
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(value).write(
      to: file(name), options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name + ".json") }
}

/// How a person last logged in on this device: a hint for the next time.
public struct LastLogin: Codable, Hashable, Sendable {
  /// The way, as the app calls it: a provider's name, or the kind of account.
  public let way: String
  /// The account, as it may be shown; empty if the way knows none.
  public let account: String

  /// A login this way.
  public init(way: String, account: String) {
    self.way = way
    self.account = account
  }
}
