// A stand-in for HomeKit, written by hand from Apple's documentation: what the permission for home
// data uses, played by the simulated phone. It proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone
import SimulatedPhone

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let determined = Self(rawValue: 1 << 0)
  public static let restricted = Self(rawValue: 1 << 1)
  public static let authorized = Self(rawValue: 1 << 2)
}

public protocol HMHomeManagerDelegate: NSObjectProtocol {
  func homeManager(
    _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
}
extension HMHomeManagerDelegate {
  public func homeManager(
    _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus
  ) {}
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
}

open class HMHomeManager: NSObject, @unchecked Sendable {
  /// How many were made; a test sets it.
  nonisolated(unsafe) public static var made = 0

  open weak var delegate: (any HMHomeManagerDelegate)?

  /// Asks, unless it is answered; then only the homes are told of, on the main queue.
  public override init() {
    super.init()
    Self.made += 1
    switch PlayedPhone.reading(of: .homeKit) {
    case .status(.notDetermined), .missingDescription:
      PlayedPhone.request(.homeKit) { [weak self] answer in
        if answer == .failed { return }
        DispatchQueue.main.sync {
          guard let self else { return }
          self.delegate?.homeManager(self, didUpdate: self.authorizationStatus)
        }
      }
    default:
      PlayedPhone.callBack { [weak self] in
        DispatchQueue.main.sync {
          guard let self else { return }
          self.delegate?.homeManagerDidUpdateHomes(self)
        }
      }
    }
  }

  open var authorizationStatus: HMHomeManagerAuthorizationStatus {
    switch PlayedPhone.reading(of: .homeKit) {
    case .status(.authorized): [.determined, .authorized]
    case .status(.denied): .determined
    case .status(.restricted): [.determined, .restricted]
    default: []
    }
  }
}
