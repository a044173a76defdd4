#if os(iOS) || PLAYED_PHONE
  import Foundation
  import Security

  extension WidgetStore {
    /// A store in an item of the keychain, which app and extension share in an access group.
    ///
    /// It outlives the app (reported), so the next launch without a session removes the token.
    ///
    /// - Parameter group: The whole name, which begins with the team's id.
    public init(keychainGroup group: String) { self.init(SharedItem(group: group)) }
  }

  private struct SharedItem: SharedPlace {
    let group: String

    private var query: [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword, kSecAttrAccessGroup: group,
        kSecAttrService: "EveryPath", kSecAttrAccount: "widget",
      ]
    }

    func read() throws -> Data? {
      var query = query
      query[kSecReturnData] = true
      var item: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &item)
      guard status != errSecItemNotFound else { return nil }
      try check(status)
      return item as? Data
    }

    func write(_ bytes: Data) throws {
      let value: [CFString: Any] = [kSecValueData: bytes]
      let status = SecItemUpdate(query as CFDictionary, value as CFDictionary)
      guard status == errSecItemNotFound else { return try check(status) }
      var item = query.merging(value) { $1 }
      item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
      try check(SecItemAdd(item as CFDictionary, nil))
    }

    func remove() throws { try check(SecItemDelete(query as CFDictionary)) }

    private func check(_ status: OSStatus) throws {
      guard status == errSecSuccess else { throw KeychainError(status: status) }
    }
  }

  private struct KeychainError: Error {
    let status: OSStatus
  }
#endif
