import CalendarsFullPermission
import CalendarsWriteOnlyPermission
import ContactsPermission
import EveryPath
import HealthKitPermission
import LocalNetworkPermission
import LocationAlwaysPermission
import LocationWhenInUsePermission
import MicrophonePermission
import NotificationsPermission
import PermissionFlows
import PhotosReadWritePermission
import TrackingPermission

// What every permission's flow is made of, in a signature.

func calendarsFull(
  _ step: (CalendarsFullFlow.State, CalendarsFullFlow.Event, CalendarsFullFlow.Effect) ->
    CalendarsFullFlow.Outcome
) {}

func calendarsWriteOnly(
  _ step: (
    CalendarsWriteOnlyFlow.State, CalendarsWriteOnlyFlow.Event, CalendarsWriteOnlyFlow.Effect
  ) -> CalendarsWriteOnlyFlow.Outcome
) {}

func contacts(
  _ step: (ContactsFlow.State, ContactsFlow.Event, ContactsFlow.Effect) -> ContactsFlow.Outcome
) {}

func healthKit(
  _ step: (HealthKitFlow.State, HealthKitFlow.Event, HealthKitFlow.Effect) -> HealthKitFlow.Outcome
) {}

func localNetwork(
  _ step: (LocalNetworkFlow.State, LocalNetworkFlow.Event, LocalNetworkFlow.Effect) ->
    LocalNetworkFlow.Outcome
) {}

func locationAlways(
  _ step: (LocationAlwaysFlow.State, LocationAlwaysFlow.Event, LocationAlwaysFlow.Effect) ->
    LocationAlwaysFlow.Outcome
) {}

func locationWhenInUse(
  _ step: (LocationWhenInUseFlow.State, LocationWhenInUseFlow.Event, LocationWhenInUseFlow.Effect)
    -> LocationWhenInUseFlow.Outcome
) {}

func notifications(
  _ step: (NotificationsFlow.State, NotificationsFlow.Event, NotificationsFlow.Effect) ->
    NotificationsFlow.Outcome
) {}

func photosReadWrite(
  _ step: (PhotosReadWriteFlow.State, PhotosReadWriteFlow.Event, PhotosReadWriteFlow.Effect) ->
    PhotosReadWriteFlow.Outcome
) {}

func tracking(
  _ step: (TrackingFlow.State, TrackingFlow.Event, TrackingFlow.Effect) -> TrackingFlow.Outcome
) {}

func wholeAccess(
  _ step: (WholeAccessFlow.State, WholeAccessFlow.Event, WholeAccessFlow.Effect) ->
    WholeAccessFlow.Outcome
) {}
