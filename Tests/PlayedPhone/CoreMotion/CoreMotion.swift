// A stand-in for CoreMotion, written by hand from Apple's documentation: what the motion permission
// uses, played by the simulated phone. It proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone
import SimulatedPhone

public enum CMAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, authorized
}

public struct CMError: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let CMErrorUnknown = CMError(rawValue: 103)
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
public let CMErrorNotAuthorized = CMError(rawValue: 111)
public let CMErrorDomain = "CMErrorDomain"
open class CMMotionActivity: NSObject {}
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

open class CMMotionActivityManager: NSObject {
  open class func authorizationStatus() -> CMAuthorizationStatus {
    switch PlayedPhone.reading(of: .motion) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }

  open class func isActivityAvailable() -> Bool { PlayedPhone.reading(of: .motion) != .noHardware }

  // The handler is bare there, and so here: nothing says that it may leave its actor.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    let call = Unchecked(handler)
    PlayedPhone.request(.motion) { answer in
      let code: CMError? =
        switch answer {
        case .yes: nil
        case .no: CMErrorMotionActivityNotAuthorized
        case .failed: CMErrorUnknown
        }
      let error = code.map { NSError(domain: CMErrorDomain, code: Int($0.rawValue)) }
      queue.addOperation { call.value(error == nil ? [] : nil, error) }
      queue.waitUntilAllOperationsAreFinished()
    }
  }
}

private final class Unchecked: @unchecked Sendable {
  let value: CMMotionActivityQueryHandler
  init(_ value: @escaping CMMotionActivityQueryHandler) { self.value = value }
}
