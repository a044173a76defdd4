import CameraFlow
import EveryPath
import FlowModel
import PermissionFlows
import SimulatedPhone

extension Transition<Phone> {
  /// A camera page orders this in this step, or a lesson about one does.
  func performs(_ effect: CameraEffect) -> Bool {
    orders.contains(AnyValue(effect)) || orders.contains(AnyValue(LessonEffect.page(effect)))
  }

  /// The page or its permission orders a read, or a lesson about them does.
  var performsRead: Bool {
    let read = AccessEffect<OnlyRequest>.readStatus
    return performs(.readStatus) || orders.contains(AnyValue(read))
      || orders.contains(AnyValue(LessonEffect.access(read)))
  }

  /// The page is told this in this step, or a lesson about one is.
  func hears(_ event: CameraEvent) -> Bool {
    system.components[0].declared is any CameraLesson
      ? heard(LessonEvent.page(event)) : heard(event)
  }

  /// What is ordered in this step, by whichever component.
  private var orders: [AnyValue] { components.indices.flatMap { effects(of: $0) } }
}
