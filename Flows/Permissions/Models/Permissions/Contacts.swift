public import ContactsFlow
import FlowModel
import PermissionFacts

extension ContactsFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var contacts: AccessShelf<ContactsFlow> {
    AccessShelf(
      flow: ContactsFlow(), permission: .contacts,
      summary: "contacts, where a choice of some is no refusal")
  }
}
