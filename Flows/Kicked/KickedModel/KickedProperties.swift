import EveryPath
import FlowModel
import PopupsFlow

/// What must hold when the server ends a login: one list for the app and its lessons.
enum KickedProperties {
  /// A step of the world with the components in it.
  typealias Step = Transition<KickedWorld>

  /// The whole list.
  @PropertyBuilder<KickedWorld> static var all: [Property<KickedWorld>] {
    oldUser
    dialogs
    cleanUp
    outcomes
    rest
    logins
    widgetToken
    comments
    guide
    scenario
  }
}

// MARK: - What the properties speak of

extension KickedWorld {
  /// Whether the scheduler has a dialog, on screen or waiting, that has not been told to go.
  func has(_ dialog: KickedDialog) -> Bool {
    reduced.state.popups.contains { $0.id == dialog.rawValue }
  }
}

extension Transition<KickedWorld> {
  /// Something was done in the name of the user whom the server has logged out.
  var isActingAsOldUser: Bool { Deed.allCases.contains { saw(.done($0, .old)) } }

  /// Something was done, in whoever's name.
  func does(_ deed: Deed) -> Bool { Login.allCases.contains { saw(.done(deed, $0)) } }

  /// A comment was sent.
  var isSending: Bool { does(.send) }

  /// Something came, and the app's process was not ended over it.
  func lives(_ observation: KickedObservation) -> Bool { saw(observation) && !log.processEnded }

  /// A component has its outcome while its dialog is still seen, and nothing swept that away.
  func delivers(_ component: ComponentID<some Flow>, beside dialog: KickedDialog) -> Bool {
    guard delivered(component), !saw(.swept(dialog)) else { return false }
    return world.view(dialog) != .none
  }

  /// What was touched in a dialog has nothing to do with the component's attempt any more.
  func forgetsTouch(of dialog: KickedDialog, _ component: ComponentID<some Flow>) -> Bool {
    began(component) || log.processEnded || saw(.swept(dialog))
  }

  func ran(into hazard: KickedHazard) -> Bool { saw(.hazard(hazard)) }
}
