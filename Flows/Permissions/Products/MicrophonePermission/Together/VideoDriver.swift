package import EveryPath
package import PermissionDrivers
package import PermissionFlows

/// Carries out the way to a video: the reads of both, the one guide, and the one trip to Settings.
///
/// The questions are its components'. A coordinator makes one by itself, and connects the
/// components: ``PermissionCoordinator/askForVideo(camera:microphone:in:within:)``.
@MainActor
package final class VideoDriver: Driver {
  /// What the flow orders.
  package typealias Effect = VideoEffect
  /// What the flow receives.
  package typealias Event = AccessEvent<WholeGrant>

  // Each explains its own refusal; the camera's does what is neither one's.
  private let camera: AccessDriver<WholeAccessFlow>
  private let microphone: AccessDriver<WholeAccessFlow>
  /// The one whose dialog is up, or was last.
  private var explaining: AccessDriver<WholeAccessFlow>

  /// A driver of the way to a video.
  ///
  /// - Parameters:
  ///   - camera: The framework behind the camera, and what it is called.
  ///   - microphone: The framework behind the microphone, and what it is called.
  ///   - place: The window that asks.
  ///   - texts: The dialogs' words.
  package init(
    camera: (name: PermissionName, source: any AccessSource<WholeGrant, OnlyRequest>),
    microphone: (name: PermissionName, source: any AccessSource<WholeGrant, OnlyRequest>),
    in place: PermissionPlace, texts: PermissionTexts = PermissionTexts()
  ) {
    self.camera = AccessDriver(
      .camera, camera.name, source: camera.source, app: place.app,
      presenter: place.presenter, texts: texts)
    self.microphone = AccessDriver(
      .microphone, microphone.name, source: microphone.source, app: place.app,
      presenter: place.presenter, texts: texts)
    explaining = self.camera
  }

  /// Tells `runner` from now on what happens to the app; the runner is not kept.
  package func connect(to runner: Runner<VideoFlow>) { camera.connect(to: runner) }

  /// Moves to another window, for the attempts that begin from now on.
  func move(to place: PermissionPlace) {
    camera.move(to: place)
    microphone.move(to: place)
  }

  /// Begins an effect.
  package func perform(_ effect: VideoEffect, reply: Reply<Event>) {
    switch effect {
    case .read(.camera): camera.perform(.readStatus, reply: reply)
    case .read(.microphone): microphone.perform(.readStatus, reply: reply)
    case .waitUntilReady: camera.perform(.waitUntilReady, reply: reply)
    case .showAlert(let medium):
      explaining = medium == .camera ? camera : microphone
      explaining.perform(.showAlert(.denied), reply: reply)
    case .dismissAlert: explaining.perform(.dismissAlert, reply: reply)
    case .openSettings: camera.perform(.openSettings, reply: reply)
    }
  }
}
