// A stand-in for HealthKit, written by hand from Apple's documentation: what the permission for
// health data uses, played by the simulated phone. It proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone
import SimulatedPhone

public enum HKAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, @unchecked Sendable {
  case unknown, shouldRequest, unnecessary
}

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
}
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
}
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let allergyRecord = Self(rawValue: "HKClinicalTypeIdentifierAllergyRecord")
}

open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  fileprivate init(identifier: String) { self.identifier = identifier }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
  open func requiresPerObjectAuthorization() -> Bool { self is HKPrescriptionType }
  open class func visionPrescriptionType() -> HKPrescriptionType {
    HKPrescriptionType(identifier: "HKVisionPrescriptionTypeIdentifier")
  }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
open class HKClinicalType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKClinicalTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {}

public struct HKError: CustomNSError, Hashable, Error {
  public enum Code: Int, Sendable {
    case errorHealthDataUnavailable = 1
    case errorInvalidArgument = 3
    case errorDatabaseInaccessible = 6
    case errorUserCanceled = 7
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { "com.apple.healthkit" }
  public var errorCode: Int { code.rawValue }
}

open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Whether it cannot tell whether a request would ask; a test sets it.
  nonisolated(unsafe) public static var isUncertain = false

  /// What an exception of Objective-C was raised for; a test looks at it, and is not ended.
  nonisolated(unsafe) public static var raised: [String] = []

  /// Raises as Apple's does; true if it did.
  private func raises(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) -> Bool {
    let wrong =
      share.filter { type in
        type is HKCorrelationType || type is HKClinicalType
          || type.identifier == HKQuantityTypeIdentifier.appleExerciseTime.rawValue
      }.map(\.identifier)
      + read.filter { $0 is HKCorrelationType || $0.requiresPerObjectAuthorization() }
      .map(\.identifier)
    Self.raised += wrong.sorted()
    return !wrong.isEmpty
  }

  open class func isHealthDataAvailable() -> Bool {
    PlayedPhone.reading(of: .healthKit) != .noHardware
  }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    switch PlayedPhone.reading(of: .healthKit) {
    case .status(.authorized): .sharingAuthorized
    case .status(.denied): .sharingDenied
    default: .notDetermined
    }
  }

  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    if raises(typesToShare, typesToRead) { return }
    let reading = PlayedPhone.reading(of: .healthKit)
    let isUncertain = Self.isUncertain
    PlayedPhone.callBack {
      switch reading {
      case _ where isUncertain: completion(.unknown, HKError(.errorDatabaseInaccessible))
      case .status(.notDetermined), .missingDescription: completion(.shouldRequest, nil)
      case .noHardware: completion(.unknown, HKError(.errorHealthDataUnavailable))
      default: completion(.unnecessary, nil)
      }
    }
  }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    precondition(
      typesToShare?.isEmpty == false || typesToRead?.isEmpty == false, "nothing is asked for")
    if raises(typesToShare ?? [], typesToRead ?? []) { return }
    PlayedPhone.request(.healthKit) { answer in
      completion(answer == .yes, answer == .failed ? HKError(.errorDatabaseInaccessible) : nil)
    }
  }
}
