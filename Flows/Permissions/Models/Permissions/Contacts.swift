public import ContactsFlow
import FlowModel
public import PermissionFacts

extension ContactsFlow.Grant: PhoneGrant {
  /// The grant that a status means.
  public init?(_ standing: Standing) {
    switch standing {
    case .authorized: self = .full
    case .limited: self = .limited
    default: return nil
    }
  }
}

extension PermissionSystems {
  static var contacts: AccessShelf<ContactsFlow> {
    AccessShelf(
      flow: ContactsFlow(), permission: .contacts,
      summary: "contacts, where a choice of some is no refusal")
  }
}
