import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PropertyID {
  static let comesOnce = PropertyID("an onboarding comes to it once")
  static let finishedAfterAnswer = PropertyID("an onboarding is finished only after an answer")
  static let oneAfterTheOther = PropertyID("it begins only after the answer before it")
}

/// What must hold of a first launch: camera at place 0, notifications at 1, tracking at 2.
///
/// The component that runs the whole is the first; each permission's component follows its place.
enum OnboardingProperties {
  @PropertyBuilder<Phone> static var all: [Property<Phone>] {
    step(WholeAccessFlow.camera.with(.silent), .camera, at: 0, "camera")
    step(NotificationsFlow(policy: .silent), .notifications, at: 1, "notifications")
    step(TrackingFlow(), .tracking, at: 2, "tracking")
    PermissionProperties.outcome()
    PermissionProperties.wayOut
    PermissionProperties.readBeforeShowing
  }

  private static func step<F: AccessFlow>(
    _ flow: F, _ permission: PermissionFacts, at place: Place, _ subject: String
  ) -> [Property<Phone>] where F.Grant: PhoneGrant, F.Request: PhoneRequest {
    AccessProperties.called(flow, permission, at: place, about: subject)
      + order(of: place).map { $0.about(subject) }
  }

  /// One after the other, each once, and none left out.
  @PropertyBuilder<Phone>
  private static func order(of place: Place) -> [Property<Phone>] {
    AtMostOnce(.comesOnce, per: { $0.began() || $0.log.processEnded }) { $0.began(place + 1) }

    Before(
      .finishedAfterAnswer, since: { $0.began() },
      { $0.delivered(place + 1) }, before: { $0.delivered(OnboardingFlow.Outcome.finished) })

    if place > 0 {
      Before(
        .oneAfterTheOther, since: { $0.began() },
        { $0.delivered(place) }, before: { $0.began(place + 1) })
    }
  }
}
