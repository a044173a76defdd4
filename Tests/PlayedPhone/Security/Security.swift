// A stand-in for the keychain, written by hand from Apple's documentation: items of one class, which
// a locked phone does not give; whether it is locked a world of the model says. It proves nothing about the SDK.

@_exported import Foundation

public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFDictionary = [CFString: Any]
public typealias OSStatus = Int32

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrService: CFString = "svce"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecReturnData: CFString = "r_Data"
public let kSecValueData: CFString = "v_Data"
public let errSecSuccess: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308

/// The items, by what names each.
public enum PlayedKeychain {
  nonisolated(unsafe) public static var items: [String: Data] = [:]
  /// Whether the world is locked, and whether what is stored reads as empty then.
  nonisolated(unsafe) public static var lock: () -> (isLocked: Bool, readsEmpty: Bool) = {
    (false, false)
  }

  /// What a call fails with; nil if it does not.
  static var failure: OSStatus? {
    let (isLocked, readsEmpty) = lock()
    guard isLocked else { return nil }
    return readsEmpty ? errSecItemNotFound : errSecInteractionNotAllowed
  }

  static func name(_ query: CFDictionary) -> String {
    [kSecClass, kSecAttrAccessGroup, kSecAttrService, kSecAttrAccount]
      .map { "\(query[$0] ?? "")" }.joined(separator: " ")
  }
}

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  if let failure = PlayedKeychain.failure { return failure }
  guard let data = PlayedKeychain.items[PlayedKeychain.name(query)] else {
    return errSecItemNotFound
  }
  result?.pointee = data as AnyObject
  return errSecSuccess
}

public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  if PlayedKeychain.lock().isLocked { return errSecInteractionNotAllowed }
  PlayedKeychain.items[PlayedKeychain.name(attributes)] = attributes[kSecValueData] as? Data
  return errSecSuccess
}

public func SecItemUpdate(_ query: CFDictionary, _ change: CFDictionary) -> OSStatus {
  if let failure = PlayedKeychain.failure { return failure }
  let name = PlayedKeychain.name(query)
  guard PlayedKeychain.items[name] != nil else { return errSecItemNotFound }
  PlayedKeychain.items[name] = change[kSecValueData] as? Data
  return errSecSuccess
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  if let failure = PlayedKeychain.failure { return failure }
  return PlayedKeychain.items.removeValue(forKey: PlayedKeychain.name(query)) == nil
    ? errSecItemNotFound : errSecSuccess
}
