import CameraModel
import EveryPath
import FlowChecker
import FlowModel
import SimulatedPhone

/// The camera on the phone, searched whole, once for each policy in a test run.
enum CameraSearch {
  static func exploration(of variant: CameraVariant) async -> Exploration<Phone>? {
    switch variant {
    case .camera: await camera.value
    case .cameraGate: await cameraGate.value
    }
  }

  private static let camera = Task.detached { explore(.camera) }
  private static let cameraGate = Task.detached { explore(.cameraGate) }

  private static func explore(_ variant: CameraVariant) -> Exploration<Phone>? {
    (try? system(variant)).map { $0.explore(notingPairs: true) }
  }

  /// The system with its properties; that each can be broken is checked elsewhere.
  static func system(
    _ variant: CameraVariant, worlds: [Phone] = [Phone()]
  ) throws -> System<Phone> {
    let shipped = try CameraSystems.system(variant.rawValue, "", variant.flow, worlds: worlds)
    return System(variant.rawValue, "", components: shipped.components, worlds: worlds) {
      shipped.properties
    }
  }
}
