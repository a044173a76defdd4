#if canImport(Security)
  package import EveryPathFiles
  public import Foundation

  extension PhoneKeychain: Keychain {}

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
#endif
