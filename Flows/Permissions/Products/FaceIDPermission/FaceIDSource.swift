@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Face ID.
  public static let faceID: Self = "face-id"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Face ID; needs `NSFaceIDUsageDescription`.
  ///
  /// - Parameter reason: Why the person is to show their face; a blank one is misconfigured.
  public static func faceID(reason: String) -> Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.faceID, .faceID, variant: reason) { FaceIDSource(reason: reason) }
    #else
      Self(missing: .faceID, .faceID)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import Foundation
  import LocalAuthentication
  package import EveryPath

  /// An evaluation of LocalAuthentication: the first one asks.
  package final class FaceIDSource: AccessSource {
    private let reason: String
    private var context: LAContext?

    /// A source with a reason to show.
    package init(reason: String) { self.reason = reason }

    /// Reads whether a face can be asked for; whether it may, an evaluation or refusal tells.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      let context = LAContext()
      var error: NSError?
      let can = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
      // The type is known only after the question, and stays after a refusal.
      guard context.biometryType == .faceID else { return .refused(.unavailable) }
      if !can {
        switch LAError.Code(rawValue: error?.code ?? 0) {
        case .biometryNotAvailable: return .refused(.denied)
        // Too many faces that were not known: asking fails, and says nothing about the permission.
        case .biometryLockout: break
        default: return .refused(.unavailable)
        }
      }
      // An evaluation without a reason raises an exception.
      guard UsageDescription.counts(reason) else { return .refused(.missingDescription) }
      return .unknown.needing("NSFaceIDUsageDescription")
    }

    /// Asks by an evaluation; only one error is a refusal.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      let context = LAContext()
      self.context = context
      reply.onCancel { context.invalidate() }
      context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: reason
      ) { @Sendable isKnown, error in
        let isRefusal = (error as? LAError)?.code == .biometryNotAvailable
        reply.resolveFromAnyThread(isKnown ? .answered(.yes) : isRefusal ? .answered(.no) : .failed)
      }
    }
  }
#endif
