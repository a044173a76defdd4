#if canImport(Security)
  public import Foundation
  import Security

  extension CredentialStore {
    /// A store in the keychain.
    ///
    /// - Parameters:
    ///   - folder: Where the right to log in automatically is kept, such as Application Support;
    ///     made when it is needed.
    ///   - service: What the keychain's item is called by; the app's bundle identifier.
    ///   - group: The keychain's access group, where an extension of the app renews the token.
    public convenience init(folder: URL, service: String, group: String? = nil) {
      self.init(keychain: PhoneKeychain(service: service, group: group), folder: folder)
    }
  }

  /// The keychain of the phone.
  ///
  /// Its items can be read from the first unlock after a start on, also in the background, and do
  /// not move to another device (documented: `kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly`).
  /// They outlive the app: one that is installed again finds what the earlier one has left.
  final class PhoneKeychain: Keychain {
    private let service: String
    private let group: String?

    init(service: String, group: String?) {
      self.service = service
      self.group = group
    }

    func read(_ name: String) -> (status: Int32, data: Data?) {
      var query = query(name)
      query[kSecReturnData as String] = true
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      return (status, found as? Data)
    }

    func add(_ name: String, _ data: Data) -> Int32 {
      let item = query(name).merging(values(data)) { $1 }
      return SecItemAdd(item as CFDictionary, nil)
    }

    func update(_ name: String, _ data: Data) -> Int32 {
      SecItemUpdate(query(name) as CFDictionary, values(data) as CFDictionary)
    }

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
