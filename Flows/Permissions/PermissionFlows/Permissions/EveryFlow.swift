/// The way to every permission, and its variants.
package enum EveryFlow {
  /// All of them, in the order of the table of facts.
  package static let all: [any AccessFlow] =
    media + places + lists + services + WholeAccessFlow.all.map { $0 }

  private static let media: [any AccessFlow] = [
    CameraAccessFlow(policy: AccessPolicy()), MicrophoneFlow(),
    MicrophoneFlow(policy: AccessPolicy(hasPrimer: true)), PhotosReadWriteFlow(),
    PhotosAddOnlyFlow(),
  ]

  private static let places: [any AccessFlow] = [
    LocationWhenInUseFlow(), LocationWhenInUseFlow(needsExactPlace: true), LocationAlwaysFlow(),
    LocationAlwaysFlow(route: .direct),
  ]

  private static let lists: [any AccessFlow] = [
    NotificationsFlow(), NotificationsFlow(wish: .quiet), NotificationsFlow(wish: .critical),
    ContactsFlow(), CalendarsFullFlow(), CalendarsWriteOnlyFlow(), RemindersFlow(),
  ]

  private static let services: [any AccessFlow] = [
    BluetoothFlow(), MotionFlow(), SpeechFlow(), MediaLibraryFlow(), SiriFlow(), HomeKitFlow(),
    HealthKitFlow(), TrackingFlow(), FaceIDFlow(), LocalNetworkFlow(), FocusStatusFlow(),
    NearbyInteractionFlow(),
  ]
}
