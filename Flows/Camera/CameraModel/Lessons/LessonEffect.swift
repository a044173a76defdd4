import CameraFlow
import EveryPath

/// What the lessons can order: everything a camera journey can, and what apps do instead.
enum LessonEffect: Hashable, Sendable {
  /// As a camera journey does it.
  case camera(CameraEffect)
  /// Pop whatever is on top, without waiting.
  case popTop
  /// Present the dialog on the camera page itself.
  case showAlertOnPage(CameraReason)
  /// Ask the system although an earlier request is open.
  case requestAgain
}

/// What is said of the camera's lessons once, whatever goes wrong in them.
protocol CameraLesson: Flow
where Event == CameraEvent, Effect == LessonEffect, Outcome == CameraOutcome {}

extension CameraLesson {
  func answers(to effect: LessonEffect) -> [CameraEvent] {
    switch effect {
    case .camera(let effect): effect.answers
    case .popTop, .requestAgain: []
    case .showAlertOnPage(let reason): CameraEffect.showAlert(reason).answers
    }
  }

  func abandoned(_ reason: Abandonment) -> CameraOutcome { .cancelled }

  func role(of event: CameraEvent) -> EventRole { event.role }

  func role(of effect: LessonEffect) -> EffectRole {
    if case .camera(let effect) = effect { effect.role } else { .plain }
  }
}
