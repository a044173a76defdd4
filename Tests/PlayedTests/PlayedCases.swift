import CameraFlow
import CameraPermission
import PermissionFacts
import PermissionFlows

/// The permissions whose journeys are played: the product's kind, and what the phone does about it.
///
/// A permission that needs values of the app's gets some: `PlayedCase(.healthData(…), .healthKit)`.
/// A permission that is called in an app as on the phone is a line of ``EveryPermission``.
/// A product is imported and needs nothing else: its stand-in asks `PlayedPhone`, with
/// `callBack` where Apple calls back on a thread that is not the main one. No file imports both
/// `Testing` and `UIKit`: the two together would need a module that Linux lacks.
extension PlayedCase {
  static let all: [PlayedCase] =
    [
      PlayedCase(CameraFlow(), "camera"),
      PlayedCase(CameraFlow(policy: .gateBeforePush), "camera-gate"),
      PlayedCase(
        CameraFlow(policy: .gateBeforePush), "camera-primer", AccessPolicy(hasPrimer: true)),
      PlayedCase(.camera, .camera),
    ] + data + devices + EveryPermission.rare.map(\.played)
}
