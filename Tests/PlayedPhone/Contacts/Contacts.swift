// A stand-in for Contacts, written by hand from Apple's documentation: the few declarations that
// the drivers use, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

public enum CNEntityType: Int, @unchecked Sendable { case contacts }
public enum CNAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, authorized
  @available(iOS 18.0, *)
  case limited
}
public protocol CNKeyDescriptor: NSObjectProtocol {}
open class CNContact: NSObject {}
open class CNContactFetchRequest: NSObject {
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}
public struct CNError: CustomNSError, Hashable, Error {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case authorizationDenied = 100
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CNErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

open class CNContactStore: NSObject {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    switch PlayedPhone.reading(of: .contacts) {
    case .status(.authorized): .authorized
    case .status(.limited), .status(.nothingChosen):
      if #available(iOS 18.0, *) { .limited } else { .authorized }
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }

  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    PlayedPhone.request(.contacts) {
      let error: CNError? =
        switch $0 {
        case .yes: nil
        case .no: CNError(.authorizationDenied)
        case .failed: CNError(.communicationError)
        }
      completionHandler($0 == .yes, error)
    }
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var stops: ObjCBool = false
    switch PlayedPhone.reading(of: .contacts) {
    case .status(.authorized), .status(.limited): block(CNContact(), &stops)
    case .status(.nothingChosen): break
    default: throw CNError(.authorizationDenied)
    }
  }
}
