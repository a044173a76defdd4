// A stand-in for CoreBluetooth, written by hand from Apple's documentation: what the Bluetooth
// permission uses, played by the simulated phone. It proves nothing about the SDK.

@_exported import Dispatch
@_exported import Foundation
import PlayedPhone
import SimulatedPhone

public enum CBManagerState: Int, @unchecked Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"

open class CBManager: NSObject {
  /// No page tells what it says on a device without Bluetooth; here that nothing is to be asked.
  open class var authorization: CBManagerAuthorization {
    switch PlayedPhone.answer(of: .bluetooth) {
    case .status(.authorized), .switchedOff, .noHardware: .allowedAlways
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }

  fileprivate var told: CBManagerState?
  fileprivate var isKnown = false
  fileprivate var asked = false

  /// Of a manager that asked it is known once there is an answer, be the delegate told of it or
  /// not.
  open var state: CBManagerState {
    if let unsettled = CBCentralManager.unsettled { return unsettled }
    if let told { return told }
    let reading = PlayedPhone.reading(of: .bluetooth)
    let isAnswered = asked && reading != .status(.notDetermined)
    guard isKnown || isAnswered else { return .unknown }
    return switch reading {
    case .status(.authorized): .poweredOn
    case .switchedOff: .poweredOff
    case .noHardware: .unsupported
    default: .unauthorized
    }
  }
}

public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

open class CBCentralManager: CBManager {
  /// How many were made; a test sets it.
  nonisolated(unsafe) public static var made = 0
  /// What managers say that have not settled; a test sets it.
  nonisolated(unsafe) public static var unsettled: CBManagerState?

  open weak var delegate: (any CBCentralManagerDelegate)?

  public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }

  /// Asks, unless it is answered; the state is told on the queue, or on the main one.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    Self.made += 1
    let manager = Unchecked(self)
    let queue = queue ?? .main
    let tell: @Sendable (CBManagerState?) -> Void = { state in
      queue.sync {
        guard let manager = manager.value else { return }
        manager.isKnown = true
        manager.told = state
        manager.delegate?.centralManagerDidUpdateState(manager)
        manager.told = nil
      }
    }
    switch PlayedPhone.reading(of: .bluetooth) {
    case .status(.notDetermined), .missingDescription:
      asked = true
      PlayedPhone.request(.bluetooth) {
        // After it was reset, its state is told anew. The power is known once the app reads it,
        // which an app that is not active does not do at once.
        if $0 == .failed { tell(.resetting) }
        let isOpen =
          PlayedPhone.phone.scene != .active && PlayedPhone.answer(of: .bluetooth) == .authorized
        tell(isOpen ? .poweredOn : nil)
      }
    default: PlayedPhone.callBack { tell(nil) }
    }
  }
}

private final class Unchecked: @unchecked Sendable {
  weak var value: CBCentralManager?
  init(_ value: CBCentralManager) { self.value = value }
}
