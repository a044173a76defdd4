import CameraFlow
import EveryPath
import FlowModel
import PermissionFlows
import SimulatedPhone

extension Predicate<Phone> {
  static func performs(_ effect: CameraEffect) -> Predicate {
    orders("\(effect)", [AnyValue(effect), AnyValue(LessonEffect.page(effect))])
  }

  /// The page or its permission orders a read, or a lesson about them does.
  static var performsRead: Predicate {
    let read = AccessEffect<OnlyRequest>.readStatus
    return performs(.readStatus)
      || orders("permission's read", [AnyValue(read), AnyValue(LessonEffect.access(read))])
  }

  /// The page is told this, or a lesson about one is.
  static func hears(_ event: CameraEvent) -> Predicate {
    Predicate("hears(\(event))", of: .happened) { transition in
      transition.system.components[0].declared is any CameraLesson
        ? transition.heard(LessonEvent.page(event)) : transition.heard(event)
    }
  }

  /// One of these is ordered, by whichever component.
  private static func orders(_ name: String, _ effects: [AnyValue]) -> Predicate {
    Predicate("orders(\(name))", of: .happened) { transition in
      transition.system.components.indices.contains { component in
        transition.effects(of: component).contains { effects.contains($0) }
      }
    }
  }
}
