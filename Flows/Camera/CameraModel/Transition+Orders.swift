import CameraFlow
import EveryPath
import FlowModel
import SimulatedPhone

extension Transition<Phone> {
  /// A camera journey orders this in this step, or a lesson about one does.
  func performs(_ effect: CameraEffect) -> Bool {
    let orders = effects()
    return orders.contains(AnyValue(effect))
      || orders.contains(AnyValue(LessonEffect.camera(effect)))
  }
}
