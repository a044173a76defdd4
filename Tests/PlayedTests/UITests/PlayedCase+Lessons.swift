import CameraModel
import EveryPath
import EveryPathTesting
import FlowModel
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PermissionModels
import PlayedPhone
import SimulatedPhone

extension PlayedCase {
  /// The app that ships, or a lesson's: the real driver with the lesson's flow.
  static func named(_ name: String) -> PlayedCase? {
    if let shipped = all.first(where: { $0.name == name }) { return shipped }
    if let lesson = CameraSystems.lessons.first(where: { $0.name == name }) {
      return ofCamera(lesson)
    }
    let found = FoundLesson(name: name)
    PermissionSystems.showLessons(to: found)
    return found.played
  }

  /// The names of the lessons about permissions, and of the systems that they are about.
  static var lessons: [(name: String, system: String)] {
    let found = FoundLesson(name: nil)
    PermissionSystems.showLessons(to: found)
    return found.names
  }
}

/// An app in which another flow of the same permission can run.
protocol PlayedLessons: Sendable {
  /// The app with a flow, in which a status is taken for another; nil if it is another permission's.
  func app<Right: AccessFlow, Wrong: AccessFlow>(
    _ name: String, of right: Right, wrong: Wrong,
    misreads: @escaping @Sendable (Reading) -> Reading
  ) -> PlayedCase?
  where
    Wrong.Grant == Right.Grant, Wrong.Request == Right.Request, Right.Grant: PhoneGrant,
    Right.Request: PhoneRequest
}

/// An app that asks for one permission.
struct KindLessons<F: AccessFlow>: PlayedLessons
where F.Grant: PhoneGrant, F.Request: PhoneRequest {
  let kind: PermissionKind<F>
  let facts: PermissionFacts
  let beforeReading: @MainActor @Sendable () -> Void

  func app<Right: AccessFlow, Wrong: AccessFlow>(
    _ name: String, of right: Right, wrong: Wrong,
    misreads: @escaping @Sendable (Reading) -> Reading
  ) -> PlayedCase?
  where
    Wrong.Grant == Right.Grant, Wrong.Request == Right.Request, Right.Grant: PhoneGrant,
    Right.Request: PhoneRequest
  {
    guard let kind = kind as? PermissionKind<Right>, kind.flow.name == right.name else {
      return nil
    }
    let other = PermissionKind<Wrong>(
      kind.name, wrong, settingsPage: kind.settingsPage, variant: kind.variant
    ) { kind.makeSource() }
    let played = PlayedCase(other, facts, variant: name, beforeReading: beforeReading)
    return PlayedCase(name: name) {
      let app = try played.app()
      return PlayedApplication(system: app.system) { store in
        PlayedPhone.misreads = misreads
        return app.start(store)
      }
    }
  }
}

/// Finds a lesson by its name, and the names of all.
private final class FoundLesson: AccessLessonVisitor {
  private let name: String?
  var played: PlayedCase?
  var names: [(name: String, system: String)] = []

  init(name: String?) { self.name = name }

  func visit<Right: AccessFlow, Wrong: AccessFlow>(
    _ name: String, of right: Right, wrong: Wrong,
    misreads: @escaping @Sendable (Reading) -> Reading
  )
  where
    Wrong.Grant == Right.Grant, Wrong.Request == Right.Request, Right.Grant: PhoneGrant,
    Right.Request: PhoneRequest
  {
    names.append((name, right.name))
    guard name == self.name else { return }
    played =
      PlayedCase.all.lazy
      .compactMap { $0.lesson?.app(name, of: right, wrong: wrong, misreads: misreads) }.first
  }
}
