import CameraFlow
import EveryPath
import FlowModel
import PermissionFlows

/// What the lessons can order: they ask by themselves, and do what apps do instead.
enum LessonEffect: Hashable, Sendable {
  /// As a camera page does it.
  case page(CameraEffect)
  /// As the permission does it.
  case access(AccessEffect<OnlyRequest>)
  /// Pop whatever is on top, without waiting.
  case popTop
  /// Present the dialog on the camera page itself.
  case showAlertOnPage(AccessRefusal)
  /// Ask the system although an earlier request is open.
  case requestAgain
}

/// What the lessons can be told.
enum LessonEvent: Hashable, Sendable {
  /// What a camera page is told.
  case page(CameraEvent)
  /// What the permission is told.
  case access(AccessEvent<WholeGrant>)

  static let pageShown = page(.pageShown)
  static let pageGone = page(.pageGone)
  static let sessionStarted = page(.sessionStarted)
  static let foregrounded = page(.foregrounded)
  static let alertGone = access(.alertGone)
  static let leftApp = access(.leftApp)
  static let settingsFailed = access(.settingsFailed)

  static func read(_ reading: AccessReading<WholeGrant>) -> Self { access(.read(reading)) }
  static func answered(_ answer: AccessAnswer) -> Self { access(.answered(answer)) }
  static func tapped(_ button: AccessButton) -> Self { access(.tapped(button)) }
}

extension LessonEvent: CustomStringConvertible {
  /// The event's own id.
  var description: String {
    switch self {
    case .page(let event): identifier(of: event)
    case .access(let event): identifier(of: event)
    }
  }
}

extension LessonEffect: CustomStringConvertible {
  /// The effect's own id.
  var description: String {
    switch self {
    case .page(let effect): identifier(of: effect)
    case .access(let effect): identifier(of: effect)
    case .popTop: "popTop"
    case .showAlertOnPage(let refusal): "showAlertOnPage(\(refusal))"
    case .requestAgain: "requestAgain"
    }
  }
}

/// What is said of the camera's lessons once, whatever goes wrong in them.
protocol CameraLesson: Flow
where Event == LessonEvent, Effect == LessonEffect, Outcome == CameraOutcome {}

extension AlteredFlow: CameraLesson where Base: CameraLesson {}

extension CameraLesson {
  /// Why there may be no camera.
  static var refusals: [AccessRefusal] { permission.refusals }

  /// Every reading of the permission.
  static var readings: [AccessReading<WholeGrant>] { permission.readings }

  private static var permission: WholeAccessFlow { .camera }

  func answers(to effect: LessonEffect) -> [LessonEvent] {
    switch effect {
    case .page(.readStatus): []
    case .page(.showMessage(let message)): message.buttons.map { .tapped($0) }
    case .page(let effect): effect.answers.map { .page($0) }
    case .access(let effect): Self.permission.answers(to: effect).map { .access($0) }
    case .popTop, .requestAgain: []
    case .showAlertOnPage(let refusal): answers(to: .access(.showAlert(refusal)))
    }
  }

  func abandoned(_ reason: Abandonment) -> CameraOutcome { .cancelled }

  func role(of event: LessonEvent) -> EventRole {
    switch event {
    case .page(let event): event.role
    case .access(let event): Self.permission.role(of: event)
    }
  }

  func role(of effect: LessonEffect) -> EffectRole {
    if case .access(let effect) = effect { Self.permission.role(of: effect) } else { .plain }
  }
}
