import CameraFlow
import CameraModel
import CameraSystem
import EveryPath
import EveryPathFiles
import EveryPathTesting
import FlowChecker
import FlowDiagrams
import FlowModel
import GuestFlow
import GuestModel
import GuestSystem
import IMLoginFlow
import IMLoginModel
import IMLoginSystem
import JourneyTool
import KickedModel
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PermissionModels
import PermissionTesting
import PermissionUI
import PopupsFlow
import PopupsModel
import PopupsSystem
import Reducers
import SimulatedPhone
import StateSpace
import WidgetFlow
import WidgetModel
import WidgetSystem

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
