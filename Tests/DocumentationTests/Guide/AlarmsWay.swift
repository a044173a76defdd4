import EveryPath
import PermissionFlows

/// Keep it as long as an attempt may run.
@MainActor
func wayToAlarms(
  _ driver: any Driver<WholeAccessFlow.Effect, WholeAccessFlow.Event>, _ store: any IntentStore
) throws -> Runner<WholeAccessFlow> {
  try Runner(.alarms.with(AccessPolicy(hasPrimer: true)), driver: driver, store: store)
}
