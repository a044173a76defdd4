// A stand-in for AVFAudio, written by hand from Apple's documentation: the few declarations that
// the drivers use, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.
//
// The record permission knows no restriction: what is restricted is told as denied here.

@_exported import Foundation
import PlayedPhone

/// The microphone as AVFAudio tells of it.
private var isGranted: Bool? {
  switch PlayedPhone.reading(of: .microphone) {
  case .status(.authorized): true
  case .status(.denied), .status(.restricted): false
  default: nil
  }
}

@available(iOS 17.0, *)
open class AVAudioApplication: NSObject, @unchecked Sendable {
  // The enumeration is called `recordPermission` there, as the property is: a class of Swift's
  // cannot.
  public enum RecordPermission: Int, @unchecked Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  open class var shared: AVAudioApplication { AVAudioApplication() }
  open var recordPermission: RecordPermission {
    isGranted.map { $0 ? .granted : .denied } ?? .undetermined
  }
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    PlayedPhone.request(.microphone) { response($0 == .yes) }
  }
}

open class AVAudioSession: NSObject {
  public enum RecordPermission: UInt, @unchecked Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
  open var isInputAvailable: Bool { PlayedPhone.reading(of: .microphone) != .noHardware }
  open var recordPermission: RecordPermission {
    isGranted.map { $0 ? .granted : .denied } ?? .undetermined
  }
  // Bare, as it is there.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let response = response
    PlayedPhone.request(.microphone) { response($0 == .yes) }
  }
}
