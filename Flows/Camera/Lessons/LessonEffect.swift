public import CameraFlow
public import PermissionFlow

/// What the lessons can order: everything a camera journey can, and what apps do instead.
public enum LessonEffect: Hashable, Sendable {
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
public protocol CameraLesson: Flow
where Event == CameraEvent, Effect == LessonEffect, Outcome == CameraOutcome {}

extension CameraLesson {
  /// The events with which an effect can be answered.
  public func answers(to effect: LessonEffect) -> [CameraEvent] {
    switch effect {
    case .camera(let effect): effect.answers
    case .popTop, .requestAgain: []
    case .showAlertOnPage(let reason): CameraEffect.showAlert(reason).answers
    }
  }

  /// The outcome of an attempt that was given up.
  public func abandoned(_ reason: Abandonment) -> CameraOutcome { .cancelled }

  /// What an effect or event means to the person.
  public func role(of event: CameraEvent) -> EventRole { event.role }

  /// What an effect or event means to the person.
  public func role(of effect: LessonEffect) -> EffectRole {
    if case .camera(let effect) = effect { effect.role } else { .plain }
  }
}
