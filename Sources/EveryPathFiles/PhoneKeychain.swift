#if canImport(Security)
  package import Foundation
  import Security

  /// The passwords of one service in the keychain of the phone; what is called comes back as an
  /// `OSStatus`.
  ///
  /// Its items can be read from the first unlock after a start on, also in the background, and do
  /// not move to another device (documented: `kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly`).
  /// They outlive the app: one that is installed again finds what the earlier one has left.
  package final class PhoneKeychain: Sendable {
    private let service: String
    private let group: String?

    /// The items of a service, and of an access group.
    package init(service: String, group: String?) {
      self.service = service
      self.group = group
    }

    /// Reads an item; data only with `errSecSuccess`.
    package func read(_ name: String) -> (status: Int32, data: Data?) {
      var query = query(name)
      query[kSecReturnData as String] = true
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      return (status, found as? Data)
    }

    /// Adds an item; `errSecDuplicateItem` if it is there.
    package func add(_ name: String, _ data: Data) -> Int32 {
      let item = query(name).merging(values(data)) { $1 }
      return SecItemAdd(item as CFDictionary, nil)
    }

    /// Changes an item; `errSecItemNotFound` if it is not there.
    package func update(_ name: String, _ data: Data) -> Int32 {
      SecItemUpdate(query(name) as CFDictionary, values(data) as CFDictionary)
    }

    /// Removes an item; `errSecItemNotFound` if it is not there.
    package func remove(_ name: String) -> Int32 { SecItemDelete(query(name) as CFDictionary) }

    private func query(_ name: String) -> [String: Any] {
      var query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: service,
        kSecAttrAccount as String: name,
        // On macOS the keychain of iOS, which alone has protection classes.
        kSecUseDataProtectionKeychain as String: true,
      ]
      if let group { query[kSecAttrAccessGroup as String] = group }
      return query
    }

    /// The protection class again with each change: an earlier version may have chosen another.
    private func values(_ data: Data) -> [String: Any] {
      [
        kSecValueData as String: data,
        kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
    }
  }
#endif
