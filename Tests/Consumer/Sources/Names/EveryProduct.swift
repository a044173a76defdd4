import CameraFlow
import CameraModel
import CameraSystem
import FlowDiagrams
import FlowExplorer
import FlowModel
import FlowTesting
import GuestFlow
import GuestModel
import GuestSystem
import IMLoginFlow
import IMLoginModel
import IntentFiles
import JourneyWalker
import KickedModel
import OnboardingFlow
import PermissionAccess
import PermissionFacts
import PermissionFlow
import PermissionFlows
import PermissionModels
import PermissionPromises
import PopupsFlow
import PopupsModel
import SimulatedPhone
import VideoFlow
import WidgetFlow
import WidgetModel

/// A permission of one's own, beside everything that is shipped.
struct OwnAccess: AccessFlow {
  var policy = AccessPolicy()

  var name: String { "own" }

  func first(_ state: State, _ outcome: Outcome) -> (Event, Effect?) { (.foregrounded, nil) }
}

/// Swift's own names mean what they mean.
func swiftsOwn(
  _ result: Result<Duration, any Error>, _ task: Task<Void, Never>, _ clock: ContinuousClock
) -> Never { fatalError() }
