// A stand-in for SensorKit, written by hand from Apple's documentation: the few declarations that
// the driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

public struct SRSensor: Hashable, RawRepresentable, Sendable {
  public static let ambientLightSensor = SRSensor(rawValue: "ambientLightSensor")
  public static let accelerometer = SRSensor(rawValue: "accelerometer")
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
public enum SRAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, authorized, denied
}
public struct SRError: CustomNSError, Hashable, Error {
  public enum Code: Int, Sendable {
    case invalidEntitlement, noAuthorization
    case promptDeclined = 4
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "SRErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
open class SRSensorReader: NSObject {
  public init(sensor: SRSensor) {}
  open var authorizationStatus: SRAuthorizationStatus {
    switch PlayedPhone.reading(of: .researchSensors) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    default: .notDetermined
    }
  }
  open class func requestAuthorization(
    sensors: Set<SRSensor>, completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    PlayedPhone.request(.researchSensors) {
      completion($0 == .failed ? SRError(.invalidEntitlement) : nil)
    }
  }
}
