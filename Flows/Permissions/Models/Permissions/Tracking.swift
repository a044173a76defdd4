import FlowModel
public import PermissionFacts
import PermissionFlows
public import TrackingPermission

extension TrackingFlow.Request: PhoneRequest {
  /// What the phone is asked for.
  public var kind: PermissionRequest {
    switch self {
    case .access: .access
    case .again: .access
    }
  }
}

extension PermissionSystems {
  static var tracking: AccessCatalog<TrackingFlow> {
    AccessCatalog(
      flow: TrackingFlow(), permission: .tracking,
      summary: "tracking: asked while active and alone; a refusal is accepted",
      own: [
        PermissionProperties.refusedUnderQuestion(.delivered(TrackingFlow.Outcome.denied))
      ],
      lessons: [
        AccessLesson(
          "tracking-gives-up",
          "takes a question that ended without a decision for the end of the attempt",
          CarelessAccess(TrackingFlow(), .givesUpUndecided),
          breaks: [.askedOnceMore]),
        AccessLesson(
          "tracking-believes-inactive",
          "believes a \"no\" that is told while the question is still on the screen",
          CarelessAccess(TrackingFlow(), .believesInactive),
          breaks: [.refusedUnderQuestion, .allowedIsGranted]),
      ])
  }
}
