import EveryPath
import PermissionDrivers
import PermissionFlows

// What every permission's flow is made of, in a signature.

func bluetooth(
  _ step: (BluetoothFlow.State, BluetoothFlow.Event, BluetoothFlow.Effect) -> BluetoothFlow.Outcome
) {}

func calendarsFull(
  _ step: (CalendarsFullFlow.State, CalendarsFullFlow.Event, CalendarsFullFlow.Effect) ->
    CalendarsFullFlow.Outcome
) {}

func calendarsWriteOnly(
  _ step: (
    CalendarsWriteOnlyFlow.State, CalendarsWriteOnlyFlow.Event, CalendarsWriteOnlyFlow.Effect
  ) -> CalendarsWriteOnlyFlow.Outcome
) {}

func cameraAccess(
  _ step: (CameraAccessFlow.State, CameraAccessFlow.Event, CameraAccessFlow.Effect) ->
    CameraAccessFlow.Outcome
) {}

func contacts(
  _ step: (ContactsFlow.State, ContactsFlow.Event, ContactsFlow.Effect) -> ContactsFlow.Outcome
) {}

func faceID(
  _ step: (FaceIDFlow.State, FaceIDFlow.Event, FaceIDFlow.Effect) -> FaceIDFlow.Outcome
) {}

func focusStatus(
  _ step: (FocusStatusFlow.State, FocusStatusFlow.Event, FocusStatusFlow.Effect) ->
    FocusStatusFlow.Outcome
) {}

func healthKit(
  _ step: (HealthKitFlow.State, HealthKitFlow.Event, HealthKitFlow.Effect) -> HealthKitFlow.Outcome
) {}

func homeKit(
  _ step: (HomeKitFlow.State, HomeKitFlow.Event, HomeKitFlow.Effect) -> HomeKitFlow.Outcome
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

func mediaLibrary(
  _ step: (MediaLibraryFlow.State, MediaLibraryFlow.Event, MediaLibraryFlow.Effect) ->
    MediaLibraryFlow.Outcome
) {}

func microphone(
  _ step: (MicrophoneFlow.State, MicrophoneFlow.Event, MicrophoneFlow.Effect) ->
    MicrophoneFlow.Outcome
) {}

func motion(
  _ step: (MotionFlow.State, MotionFlow.Event, MotionFlow.Effect) -> MotionFlow.Outcome
) {}

func nearbyInteraction(
  _ step: (NearbyInteractionFlow.State, NearbyInteractionFlow.Event, NearbyInteractionFlow.Effect)
    -> NearbyInteractionFlow.Outcome
) {}

func notifications(
  _ step: (NotificationsFlow.State, NotificationsFlow.Event, NotificationsFlow.Effect) ->
    NotificationsFlow.Outcome
) {}

func photosAddOnly(
  _ step: (PhotosAddOnlyFlow.State, PhotosAddOnlyFlow.Event, PhotosAddOnlyFlow.Effect) ->
    PhotosAddOnlyFlow.Outcome
) {}

func photosReadWrite(
  _ step: (PhotosReadWriteFlow.State, PhotosReadWriteFlow.Event, PhotosReadWriteFlow.Effect) ->
    PhotosReadWriteFlow.Outcome
) {}

func reminders(
  _ step: (RemindersFlow.State, RemindersFlow.Event, RemindersFlow.Effect) -> RemindersFlow.Outcome
) {}

func siri(
  _ step: (SiriFlow.State, SiriFlow.Event, SiriFlow.Effect) -> SiriFlow.Outcome
) {}

func speech(
  _ step: (SpeechFlow.State, SpeechFlow.Event, SpeechFlow.Effect) -> SpeechFlow.Outcome
) {}

func tracking(
  _ step: (TrackingFlow.State, TrackingFlow.Event, TrackingFlow.Effect) -> TrackingFlow.Outcome
) {}

func wholeAccess(
  _ step: (WholeAccessFlow.State, WholeAccessFlow.Event, WholeAccessFlow.Effect) ->
    WholeAccessFlow.Outcome
) {}

func accessDriver(
  _ step: (AccessDriver<ContactsFlow>.Event) -> AccessDriver<ContactsFlow>.Effect
) {}

func videoDriver(_ step: (VideoDriver.Event) -> VideoDriver.Effect) {}
