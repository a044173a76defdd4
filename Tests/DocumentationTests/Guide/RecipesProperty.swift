import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

/// Before the app makes do with adding, it asks whether it may read.
///
/// After Settings, what was set there is enough.
let readingIsAskedFor = Before(
  "adding alone is accepted only after asking to read, or after Settings",
  since: Predicate<Phone>.processEnded,
  .saw(.requested) && .world("addsOnly") { $0.service.answer == .writeOnly } || .resumed(),
  before: .delivered(AccessOutcome<RecipesFlow.Grant>.granted(.adding))
).property
