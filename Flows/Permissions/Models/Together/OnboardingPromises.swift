import CameraAccessFlow
import FlowModel
import NotificationsFlow
import OnboardingFlow
import PermissionAccess
import PermissionFacts
import PermissionPromises
import SimulatedPhone
import TrackingFlow

/// What must hold of a first launch: camera at place 0, notifications at 1, tracking at 2.
///
/// The part that runs the whole is the first; each permission's part follows its place.
enum OnboardingPromises {
  @PromiseBuilder<Phone> static var all: [Promise<Phone>] {
    called(CameraAccessFlow(), .camera, at: 0, "camera")
    called(NotificationsFlow(policy: .silent), .notifications, at: 1, "notifications")
    called(TrackingFlow(), .tracking, at: 2, "tracking")
    for (place, subject) in ["camera", "notifications", "tracking"].enumerated() {
      order(of: place, subject)
    }
    PermissionPromises.outcome()
    PermissionPromises.wayOut
    PermissionPromises.readBeforeShowing
  }

  /// What holds of the way to a permission alone holds of it here.
  private static func called<F: AccessFlow>(
    _ flow: F, _ permission: PermissionFacts, at place: Place, _ subject: String
  ) -> [Promise<Phone>] where F.Grant: PhoneGrant, F.Request: PhoneRequest {
    let binding = AccessBinding(flow: flow, place: place)
    let alone = AccessPromises(
      flow: flow, permission: permission, binding: binding, part: place + 1)
    return alone.called.map { $0.about(subject) }
  }

  /// One after the other, each once, and none left out.
  @PromiseBuilder<Phone>
  private static func order(of place: Place, _ subject: String) -> [Promise<Phone>] {
    AtMostOnce(
      "an onboarding comes to it once (\(subject))", per: { $0.began() || $0.log.processEnded }
    ) { $0.began(place + 1) }

    Before(
      "an onboarding is finished only after an answer (\(subject))", since: { $0.began() },
      { $0.delivered(place + 1) }, before: { $0.delivered(OnboardingFlow.Outcome.finished) })

    if place > 0 {
      Before(
        "it begins only after the answer before it (\(subject))", since: { $0.began() },
        { $0.delivered(place) }, before: { $0.began(place + 1) })
    }
  }
}
