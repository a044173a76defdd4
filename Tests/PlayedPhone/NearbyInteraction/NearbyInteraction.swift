// A stand-in for NearbyInteraction, written by hand from Apple's documentation: what the permission
// for nearby interaction uses, played by the simulated phone. It proves nothing about the SDK.

@_exported import Dispatch
@_exported import Foundation
import PlayedPhone
import SimulatedPhone

public struct NIError: CustomNSError, Hashable, Error {
  public enum Code: Int, Sendable {
    case unsupportedPlatform = -5889
    case invalidConfiguration = -5888
    case sessionFailed = -5887
    case resourceUsageTimeout = -5886
    case activeSessionsLimitExceeded = -5885
    case userDidNotAllow = -5884
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { "com.apple.NearbyInteraction" }
  public var errorCode: Int { code.rawValue }
}

public protocol NIDeviceCapability: NSObjectProtocol {
  var supportsPreciseDistanceMeasurement: Bool { get }
}

private final class Capability: NSObject, NIDeviceCapability {
  var supportsPreciseDistanceMeasurement: Bool {
    PlayedPhone.reading(of: .nearbyInteraction) != .noHardware
  }
}

open class NIDiscoveryToken: NSObject {}
open class NIConfiguration: NSObject {}
open class NINearbyPeerConfiguration: NIConfiguration {
  public init(peerToken: NIDiscoveryToken) {}
}

public protocol NISessionDelegate: NSObjectProtocol {
  func session(_ session: NISession, didInvalidateWith error: any Error)
  func sessionDidStartRunning(_ session: NISession)
}
extension NISessionDelegate {
  public func session(_ session: NISession, didInvalidateWith error: any Error) {}
  public func sessionDidStartRunning(_ session: NISession) {}
}

open class NISession: NSObject {
  open class var deviceCapabilities: any NIDeviceCapability { Capability() }

  open weak var delegate: (any NISessionDelegate)?
  open var delegateQueue: DispatchQueue?
  private var isOver = false

  open func run(_ configuration: NIConfiguration) {
    let session = Unchecked(self)
    let queue = delegateQueue ?? .main
    PlayedPhone.request(.nearbyInteraction) { answer in
      queue.sync {
        guard let session = session.value, !session.isOver else { return }
        switch answer {
        case .yes: session.delegate?.sessionDidStartRunning(session)
        case .no, .failed:
          session.isOver = true
          session.delegate?.session(
            session,
            didInvalidateWith: NIError(answer == .no ? .userDidNotAllow : .sessionFailed))
        }
      }
    }
  }

  open func invalidate() { isOver = true }
}

private final class Unchecked: @unchecked Sendable {
  weak var value: NISession?
  init(_ value: NISession) { self.value = value }
}
