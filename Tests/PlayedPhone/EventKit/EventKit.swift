// A stand-in for EventKit, written by hand from Apple's documentation: the few declarations that
// the drivers use, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PermissionFacts
import PlayedPhone

public enum EKEntityType: UInt, @unchecked Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public struct EKError: CustomNSError, Hashable, Error {
  public enum Code: Int, Sendable {
    case internalFailure = 5
    case eventStoreNotAuthorized = 29
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "EKErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

// Not `Sendable`, as there.
open class EKEventStore: NSObject {
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch PlayedPhone.reading(of: permission(for: entityType)) {
    case .status(.authorized): .fullAccess
    // Before iOS 17 everything is asked for.
    case .status(.writeOnly): PlayedPhone.isBefore17 ? .fullAccess : .writeOnly
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }

  /// The permission that is meant; a phone has one of those for calendars.
  private class func permission(for entityType: EKEntityType) -> Permission {
    switch entityType {
    case .reminder: .reminders
    case .event: PlayedPhone.has(.calendarsWriteOnly) ? .calendarsWriteOnly : .calendarsFull
    }
  }

  @available(iOS 17.0, *)
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { ask(.calendarsFull, completion) }

  @available(iOS 17.0, *)
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { ask(.calendarsWriteOnly, completion) }

  @available(iOS 17.0, *)
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { ask(.reminders, completion) }

  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    // From iOS 17 on it asks nothing, and fails at once (documented).
    guard PlayedPhone.isBefore17 else {
      return PlayedPhone.callBack { completion(false, CocoaError(.featureUnsupported)) }
    }
    PlayedPhone.request(Self.permission(for: entityType)) {
      completion($0 == .yes, $0 == .failed ? EKError(.internalFailure) : nil)
    }
  }

  private func ask(
    _ permission: Permission, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    precondition(!PlayedPhone.isBefore17, "iOS 16 has no such request")
    PlayedPhone.request(permission) {
      completion($0 == .yes, $0 == .failed ? EKError(.internalFailure) : nil)
    }
  }

  /// Of the permissions that the phone has.
  open func reset() {
    let permissions: [Permission] = [.calendarsFull, .calendarsWriteOnly, .reminders]
    for permission in permissions where PlayedPhone.has(permission) {
      PlayedPhone.renewObject(of: permission)
    }
  }
}
