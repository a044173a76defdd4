import FlowModel
public import HealthKitPermission
public import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PropertyID {
  static let sheetIsNoGrant = PropertyID("never: a finished sheet is taken for a grant")
}

extension HealthKitFlow.Grant: PhoneGrant {
  /// The grant that a status means.
  public init?(_ status: AuthorizationStatus) {
    switch status {
    case .authorized: self = .write
    case .notKnowable: self = .asked
    default: return nil
    }
  }
}

extension PermissionSystems {
  static var healthKit: AccessCatalog<HealthKitFlow> {
    AccessCatalog(
      flow: HealthKitFlow(), permission: .healthKit,
      summary: "health data: a finished sheet is not a grant",
      own: [
        AtNoTime(.sheetIsNoGrant, given: { $0.saw(.answerTold(isAllowed: true)) }) { transition in
          transition.delivered(AccessOutcome<HealthKitFlow.Grant>.granted(.write))
            && !transition.saw(.read(.authorized))
        }.property
      ],
      lessons: [
        AccessLesson(
          "healthkit-success", "takes the finished sheet for a grant",
          BelievesSuccess(HealthKitFlow(), .write),
          breaks: [.sheetIsNoGrant])
      ])
  }
}
