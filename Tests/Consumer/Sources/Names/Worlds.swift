import CameraFlow
import CameraSystem
import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import GuestModel
import GuestSystem
import IMLoginModel
import KickedModel
import PermissionFlows
import PopupsFlow
import PopupsModel
import Reducers
import SimulatedPhone
import WidgetModel

// What every world, reducer and driver is made of, in a signature.

func phone(_ move: Phone.Move, _ stimulus: Phone.Stimulus, _ observation: Phone.Observation) {}

func guestWorld(
  _ move: GuestWorld.Move, _ stimulus: GuestWorld.Stimulus, _ observation: GuestWorld.Observation
) {}

func messenger(
  _ move: Messenger.Move, _ stimulus: Messenger.Stimulus, _ observation: Messenger.Observation
) {}

func widgetPhone(
  _ move: WidgetPhone.Move, _ stimulus: WidgetPhone.Stimulus, _ observation: WidgetPhone.Observation
) {
}

func kickedWorld(
  _ move: KickedWorld.Move, _ stimulus: KickedWorld.Stimulus, _ observation: KickedWorld.Observation
) {
}

func popupWorld(
  _ move: PopupWorld<PopupScheduler>.Move, _ stimulus: PopupWorld<PopupScheduler>.Stimulus,
  _ observation: PopupWorld<PopupScheduler>.Observation
) {}

func popupScheduler(
  _ state: PopupScheduler.State, _ event: PopupScheduler.Event, _ effect: PopupScheduler.Effect
) {}

func stagedScheduler(
  _ state: StagedScheduler<PopupScheduler>.State, _ event: StagedScheduler<PopupScheduler>.Event,
  _ effect: StagedScheduler<PopupScheduler>.Effect
) {}

func reducerMutant(
  _ state: ReducerMutant<PopupScheduler>.State, _ event: ReducerMutant<PopupScheduler>.Event,
  _ effect: ReducerMutant<PopupScheduler>.Effect
) {}

func reducer(_ world: PopupWorld<PopupScheduler>.R, _ kicked: KickedWorld.R) {}

func cameraDriver(_ effect: CameraDriver.Effect, _ event: CameraDriver.Event) {}

func reducerRunner(_ runner: ReducerRunner<PopupScheduler>, _ step: ReducerStep<PopupScheduler>) {}

func identityDriver(
  _ effect: IdentityDriver<GuestItem>.Effect, _ event: IdentityDriver<GuestItem>.Event
) {}

func gateDriver(
  _ effect: GateDriver<GuestAction>.Effect, _ event: GateDriver<GuestAction>.Event
) {}

func formDriver(_ effect: FormDriver.Effect, _ event: FormDriver.Event) {}

func dialogs(_ effect: Dialogs.Effect, _ event: Dialogs.Event) {}

func dialogDriver(
  _ effect: DialogDriver<WholeAccessFlow>.Effect, _ event: DialogDriver<WholeAccessFlow>.Event
) {}

func scriptedDriver(
  _ effect: ScriptedDriver<CameraFlow>.Effect, _ event: ScriptedDriver<CameraFlow>.Event
) {}
