import CameraFlow
import EveryPath
import FlowModel
import PermissionFacts
import PermissionModels
import SimulatedPhone

extension PropertyID {
  static let dialogAfterPage = PropertyID(
    "a dialog is ordered only once the camera page has left", keeps: "C3")
  static let dialogOverPage = PropertyID("never: a dialog over the camera page", keeps: "C4")
  static let gonePage = PropertyID(
    "never: a dialog is presented on a page that is gone", keeps: "S5")
  static let alternative = PropertyID(
    "every dialog offers a way on without the camera", keeps: "P3")
  static let noCameraWords = said("no camera", after: "no camera")
}

/// Dialogs: on the right page, one at a time, in the right words.
extension CameraProperties {
  @PropertyBuilder<Phone> static var dialogs: [Property<Phone>] {
    Always(
      .dialogAfterPage, whenever: .ordered(.guide) || .ordered(.notice), .page(.none))

    AtNoTime(
      .dialogOverPage, given: .explains,
      .hasDialog("not a primer") { $0.kind != .primer } && !.page(.none))

    AtNoTime(.gonePage, given: .explains, .ran(into: .presentedOnGonePage))

    PermissionProperties.oneDialog
    PermissionProperties.guideOnce()
    PermissionProperties.guideWhenDenied()
    PermissionProperties.restrictedWords()
    PermissionProperties.said(.noCameraWords, .unavailable, after: .noHardware)

    CanAlwaysReach(
      .refusalExplained,
      whenever: .saw(.promptAnswered(.deny)) && .isRunning() && !.page(.popping),
      without: .began() || .processEnded, .explains)

    PermissionProperties.wayOn(.alternative, .delivered(CameraOutcome.alternative))
  }
}

extension PropertyID {
  static let switchedOn = PropertyID(
    "switching the camera on in Settings can lead to the picture, while the attempt waits for that",
    keeps: "L3")
}

/// Settings: opened rightly, and back.
extension CameraProperties {
  @PropertyBuilder<Phone> static var settings: [Property<Phone>] {
    PermissionProperties.settings()

    CanAlwaysReach(
      .switchedOn,
      whenever: .saw(.switched(isOn: true)) && .world("isOnErrand") { $0.isOnErrand }
        && .isAwaited,
      without: .saw(.entered), .saw(.pictureShown))

    PermissionProperties.readBeforeShowing
  }
}

extension Predicate<Phone> {
  /// The attempt goes on once the person is back: it is remembered, or nothing ever is.
  fileprivate static var isAwaited: Predicate {
    .hasIntent()
      || Predicate("remembersNothing", of: .control) { transition in
        !transition.system.components.contains { $0.compiled.remembers }
      }
  }
}
