import PermissionFlows

extension Way {
  /// Every way of the catalog, in its order.
  static let all: [Way] = alone + together

  /// The ways to one permission.
  static let alone = media + places + lists + services + values

  /// The ways that call others.
  private static let together = [Way(VideoFlow()), Way(OnboardingFlow())]

  private static let media = [
    Way(CameraAccessFlow(policy: AccessPolicy())), Way(MicrophoneFlow()),
    Way(
      MicrophoneFlow(policy: AccessPolicy(hasPrimer: true)), called: "microphone-primer"),
    Way(PhotosReadWriteFlow()), Way(PhotosAddOnlyFlow()),
  ]

  private static let places = [
    Way(LocationWhenInUseFlow()), Way(LocationWhenInUseFlow(needsExactPlace: true)),
    Way(LocationAlwaysFlow()), Way(LocationAlwaysFlow(route: .direct)),
  ]

  private static let lists = [
    Way(NotificationsFlow()), Way(NotificationsFlow(wish: .quiet)),
    Way(NotificationsFlow(wish: .critical)), Way(ContactsFlow()), Way(CalendarsFullFlow()),
    Way(CalendarsWriteOnlyFlow()), Way(RemindersFlow()),
  ]

  private static let values = WholeAccessFlow.all.map { Way($0) }

  private static let services = [
    Way(BluetoothFlow()), Way(MotionFlow()), Way(SpeechFlow()), Way(MediaLibraryFlow()),
    Way(SiriFlow()), Way(HomeKitFlow()), Way(HealthKitFlow()), Way(TrackingFlow()),
    Way(FaceIDFlow()), Way(LocalNetworkFlow()), Way(FocusStatusFlow()),
    Way(NearbyInteractionFlow()),
  ]
}
