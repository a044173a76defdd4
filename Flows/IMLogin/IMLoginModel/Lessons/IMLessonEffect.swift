import EveryPath
import IMLoginFlow

/// What the lessons can order: all that a session can, and what apps do instead of telling others.
enum IMLessonEffect: Hashable, Sendable {
  /// As the session does it.
  case session(IMSessionEffect)
  /// Change the root page.
  case page(IMRoute.Effect)
  /// Put the spinner up, or take it away.
  case spinner(IMOverlay.Effect)
}

/// What is said of the login's lessons once, whatever goes wrong in them.
protocol IMLesson: Flow where Event == IMSessionEvent, Effect == IMLessonEffect {}

extension IMLesson {
  func answers(to effect: IMLessonEffect) -> [IMSessionEvent] {
    switch effect {
    case .session(let effect): effect.answers
    case .page, .spinner: []
    }
  }

  func role(of event: IMSessionEvent) -> EventRole { event.role }
}
