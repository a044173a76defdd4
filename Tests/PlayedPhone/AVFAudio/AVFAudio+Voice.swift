import Foundation
import PlayedPhone

// The personal voice, and audio that is added to calls; see AVFAudio.swift.

open class AVSpeechSynthesizer: NSObject {
  @available(iOS 17.0, *)
  public enum PersonalVoiceAuthorizationStatus: UInt, @unchecked Sendable {
    case notDetermined, denied, unsupported, authorized
  }
  @available(iOS 17.0, *)
  open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus {
    switch PlayedPhone.reading(of: .personalVoice) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    case .noHardware: .unsupported
    default: .notDetermined
    }
  }
  @available(iOS 17.0, *)
  open class func requestPersonalVoiceAuthorization(
    completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
  ) {
    PlayedPhone.request(.personalVoice) { handler($0 == .yes ? .authorized : .denied) }
  }
}

@available(iOS 17.0, *)
extension AVAudioApplication {
  @available(iOS 18.2, *)
  public enum MicrophoneInjectionPermission: Int, @unchecked Sendable {
    case serviceDisabled = 0x7372_6473
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  @available(iOS 18.2, *)
  public var microphoneInjectionPermission: MicrophoneInjectionPermission {
    switch PlayedPhone.reading(of: .microphoneInjection) {
    case .status(.authorized): .granted
    case .status(.denied): .denied
    case .switchedOff: .serviceDisabled
    default: .undetermined
    }
  }
  @available(iOS 18.2, *)
  public class func requestMicrophoneInjectionPermission(
    completionHandler response: @escaping @Sendable (MicrophoneInjectionPermission) -> Void
  ) {
    PlayedPhone.request(.microphoneInjection) { response($0 == .yes ? .granted : .denied) }
  }
}
