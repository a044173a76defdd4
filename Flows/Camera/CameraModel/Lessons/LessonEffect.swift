package import CameraFlow
package import EveryPath
import FlowModel
package import PermissionFlows
import PermissionModels
import SimulatedPhone

/// What the lessons can order: they ask by themselves, and do what apps do instead.
package enum LessonEffect: Hashable, Sendable {
  /// As a camera page does it.
  case page(CameraEffect)
  /// As the permission does it.
  case access(AccessEffect<OnlyRequest>)
  /// Pop whatever is on top, without waiting.
  case popTop
  /// Present the dialog on the camera page itself.
  case showAlertOnPage(AccessRefusal)
}

/// What the lessons are told.
package enum LessonEvent: Hashable, Sendable {
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
  package var description: String {
    switch self {
    case .page(let event): identifier(of: event)
    case .access(let event): identifier(of: event)
    }
  }
}

extension LessonEffect: CustomStringConvertible {
  /// The effect's own id.
  package var description: String {
    switch self {
    case .page(let effect): identifier(of: effect)
    case .access(let effect): identifier(of: effect)
    case .popTop: "popTop"
    case .showAlertOnPage(let refusal): "showAlertOnPage(\(refusal))"
    }
  }
}

/// What is said of the camera's lessons once, whatever goes wrong in them.
package protocol CameraLesson: Flow
where Event == LessonEvent, Effect == LessonEffect, Outcome == CameraOutcome {}

extension AlteredFlow: CameraLesson where Base: CameraLesson {}

extension CameraLesson {
  static var refusals: [AccessRefusal] { permission.refusals }

  static var readings: [AccessReading<WholeGrant>] { permission.readings }

  private static var permission: WholeAccessFlow { .camera }

  func answers(to effect: LessonEffect) -> [LessonEvent] {
    switch effect {
    case .page(.readStatus): []
    case .page(.showMessage(let message)): message.buttons.map { .tapped($0) }
    case .page(let effect): effect.answers.map { .page($0) }
    case .access(let effect): Self.permission.answers(to: effect).map { .access($0) }
    case .popTop: []
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

/// How a lesson acts on the simulated phone.
enum LessonBinding {
  /// A component that runs `flow` on the phone.
  static func component<F: Flow>(
    _ flow: F
  ) throws(DefinitionErrors) -> Component<Phone>
  where F.Effect == LessonEffect, F.Event == LessonEvent {
    let access = CameraBinding.access
    return try Component(
      "camera", flow,
      perform: { effect, reply, phone, output in
        switch effect {
        case .page(let effect): CameraBinding.perform(effect, reply, &phone, &output)
        case .access(let effect): access.perform(effect, reply, &phone, &output)
        case .popTop: phone.popTop(&output)
        case .showAlertOnPage(let refusal):
          phone.show(access.dialog(for: refusal), onPage: true, reply, &output)
        }
      },
      hear: { stimulus in
        switch stimulus {
        case .read, .answered, .touched, .becameInactive, .failedOtherwise:
          access.event(for: stimulus).map { .access($0) }
        default:
          CameraBinding.event(for: stimulus).map { .page($0) }
            ?? access.event(for: stimulus).map { .access($0) }
        }
      })
  }
}
