import EveryPath
import PermissionFlows

@MainActor
func askForContacts(
  _ driver: any Driver<ContactsFlow.Effect, ContactsFlow.Event>, _ store: any IntentStore
) async throws -> ContactsFlow.Outcome {
  let flow = ContactsFlow()
  let runner = try Runner(flow, driver: driver, store: store)
  return await runner.run()
}
