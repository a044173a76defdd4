package import Foundation

/// A keychain, as a store of credentials needs it; what is called comes back as an `OSStatus`.
@MainActor
package protocol Keychain: AnyObject {
  /// Reads an item; data only with ``KeychainStatus/success``.
  func read(_ name: String) -> (status: Int32, data: Data?)
  /// Adds an item; ``KeychainStatus/duplicate`` if it is there.
  func add(_ name: String, _ data: Data) -> Int32
  /// Changes an item; ``KeychainStatus/notFound`` if it is not there.
  func update(_ name: String, _ data: Data) -> Int32
}

/// What a keychain says, by the numbers of Apple's headers (documented: Security, `SecBase.h`).
package enum KeychainStatus {
  package static let success: Int32 = 0
  package static let duplicate: Int32 = -25_299
  package static let notFound: Int32 = -25_300
  /// The item cannot be read now: the phone is locked.
  package static let interactionNotAllowed: Int32 = -25_308
}

/// A keychain that lasts as long as its process, and behaves as the phone's.
@MainActor
package final class MemoryKeychain: Keychain {
  /// What is in it.
  package private(set) var items: [String: Data] = [:]
  /// Whether nothing of it can be read or changed.
  package var isShut = false
  /// Whether it says while it is shut that there is no such item, instead of failing.
  package var readsEmpty = false

  package init() {}

  private var refusal: Int32 {
    readsEmpty ? KeychainStatus.notFound : KeychainStatus.interactionNotAllowed
  }

  package func read(_ name: String) -> (status: Int32, data: Data?) {
    guard !isShut else { return (refusal, nil) }
    return items[name].map { (KeychainStatus.success, $0) } ?? (KeychainStatus.notFound, nil)
  }

  package func add(_ name: String, _ data: Data) -> Int32 {
    guard !isShut else { return KeychainStatus.interactionNotAllowed }
    guard items[name] == nil else { return KeychainStatus.duplicate }
    items[name] = data
    return KeychainStatus.success
  }

  package func update(_ name: String, _ data: Data) -> Int32 {
    guard !isShut else { return refusal }
    guard items[name] != nil else { return KeychainStatus.notFound }
    items[name] = data
    return KeychainStatus.success
  }
}
