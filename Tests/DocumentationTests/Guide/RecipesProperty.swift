import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

/// Before the app makes do with adding, it asks whether it may read.
///
/// After Settings, what was set there is enough.
let readingIsAskedFor = Before(
  "adding alone is accepted only after asking to read, or after Settings",
  since: { $0.log.processEnded },
  { transition in
    transition.saw(.requested) && transition.phone.service.answer == .writeOnly
      || !transition.log.resumed.isEmpty
  },
  before: { $0.delivered(AccessOutcome<RecipesFlow.Grant>.granted(.adding)) }
).property
