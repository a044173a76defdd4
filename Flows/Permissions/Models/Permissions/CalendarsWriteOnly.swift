public import CalendarsWriteOnlyFlow
import FlowModel
public import PermissionFacts

extension CalendarsWriteOnlyFlow.Grant: PhoneGrant {
  /// The grant that a status means.
  public init?(_ standing: Standing) {
    switch standing {
    case .authorized: self = .full
    case .writeOnly: self = .writeOnly
    default: return nil
    }
  }
}

extension PermissionSystems {
  static var calendarsWriteOnly: AccessShelf<CalendarsWriteOnlyFlow> {
    AccessShelf(
      flow: CalendarsWriteOnlyFlow(), permission: .calendarsWriteOnly,
      summary: "adding events without reading any")
  }
}
