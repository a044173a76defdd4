#if os(iOS) || PLAYED_PHONE
  import EveryPathFiles
  import Foundation
  import Security

  extension WidgetStore {
    /// A store in an item of the keychain, which app and extension share in an access group.
    ///
    /// It outlives the app (reported), so the next launch without a session removes the token.
    ///
    /// - Parameter group: The whole name, which begins with the team's id.
    public init(keychainGroup group: String) {
      self.init(SharedItem(keychain: PhoneKeychain(service: "EveryPath", group: group)))
    }
  }

  private struct SharedItem: SharedPlace {
    let keychain: PhoneKeychain

    func read() throws -> Data? {
      let (status, data) = keychain.read("widget")
      guard status != errSecItemNotFound else { return nil }
      try check(status)
      return data
    }

    func write(_ bytes: Data) throws {
      let status = keychain.update("widget", bytes)
      try check(status == errSecItemNotFound ? keychain.add("widget", bytes) : status)
    }

    func remove() throws { try check(keychain.remove("widget")) }

    private func check(_ status: OSStatus) throws {
      guard status == errSecSuccess else { throw KeychainError(status: status) }
    }
  }

  private struct KeychainError: Error {
    let status: OSStatus
  }
#endif
