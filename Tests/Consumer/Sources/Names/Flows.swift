import CameraFlow
import EveryPath
import FlowChecker
import FlowModel
import GuestFlow
import IMLoginFlow
import MicrophonePermission
import PermissionFlows
import PopupsFlow
import WidgetFlow

// What every other flow is made of, in a signature.

func camera(
  _ step: (CameraFlow.State, CameraFlow.Event, CameraFlow.Effect) -> CameraFlow.Outcome
) {}

func altered(
  _ step: (
    AlteredFlow<CameraFlow>.State, AlteredFlow<CameraFlow>.Event, AlteredFlow<CameraFlow>.Effect
  ) -> AlteredFlow<CameraFlow>.Outcome
) {}

func video(
  _ step: (VideoFlow.State, VideoFlow.Event, VideoFlow.Effect) -> VideoFlow.Outcome
) {}

func identity(
  _ step: (
    IdentityFlow<GuestItem>.State, IdentityEvent, IdentityFlow<GuestItem>.Effect
  ) -> IdentityFlow<GuestItem>.Outcome
) {}

func gate(
  _ step: (GateFlow<GuestAction>.State, GateEvent, GateFlow<GuestAction>.Effect) -> GateOutcome
) {}

func form(
  _ step: (FormFlow.State, FormFlow.Event, FormFlow.Effect) -> FormFlow.Outcome
) {}

func imSession(
  _ step: (IMSession.State, IMSession.Event, IMSession.Effect) -> IMSession.Outcome
) {}

func imOverlay(
  _ step: (IMOverlay.State, IMOverlay.Event, IMOverlay.Effect) -> IMOverlay.Outcome
) {}

func imRoute(
  _ step: (IMRoute.State, IMRoute.Event, IMRoute.Effect) -> IMRoute.Outcome
) {}

func imConnection(
  _ step: (IMConnection.State, IMConnection.Event, IMConnection.Effect) -> IMConnection.Outcome
) {}

func widgetToken(
  _ step: (WidgetToken.State, WidgetToken.Event, WidgetToken.Effect) -> WidgetToken.Outcome
) {}

func widgetSession(
  _ step: (WidgetSession.State, WidgetSession.Event, WidgetSession.Effect) -> WidgetSession.Outcome
) {}

func widgetTimeline(
  _ step: (WidgetTimeline.State, WidgetTimeline.Event, WidgetTimeline.Effect) ->
    WidgetTimeline.Outcome
) {}

func widgetRoute(
  _ step: (WidgetRoute.State, WidgetRoute.Event, WidgetRoute.Effect) -> WidgetRoute.Outcome
) {}

func reducer(
  _ step: (
    ReducerFlow<PopupScheduler>.State, ReducerFlow<PopupScheduler>.Event,
    ReducerFlow<PopupScheduler>.Effect
  ) -> ReducerFlow<PopupScheduler>.Outcome
) {}
