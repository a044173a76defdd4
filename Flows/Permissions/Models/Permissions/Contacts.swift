import FlowModel
import PermissionFacts
public import PermissionFlows

extension ContactsFlow.Grant: PhoneGrant {}

extension PermissionSystems {
  static var contacts: AccessCatalog<ContactsFlow> {
    AccessCatalog(
      flow: ContactsFlow(), permission: .contacts,
      summary: "contacts: choosing only some is not a refusal")
  }
}
