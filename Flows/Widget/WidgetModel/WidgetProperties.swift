import FlowModel
import WidgetFlow

/// What must hold for a widget: one list for the shipped flows and all lessons.
enum WidgetProperties {
  /// The whole list.
  @PropertyBuilder<WidgetPhone> static var all: [Property<WidgetPhone>] {
    owners
    moments
    reloads
    entries
    locks
    taps
    deeds
    ends
  }
}

// MARK: - What the properties speak of

extension Transition<WidgetPhone> {
  /// The app's process lives, has read what is stored, and nothing ended it in this step.
  var isAppAlive: Bool { world.isRunning && !world.isUnread && !log.processEnded }

  /// The app begins: it was launched, or can read at last what is stored.
  var beginsWork: Bool { log.processLaunched || saw(.unlockTold) }

  /// The extension worked through this step; one that had nothing to do may have made way for it.
  var isExtensionAlive: Bool {
    !log.endedProcesses.contains(WidgetPhone.widget)
      || (log.launchedProcesses.contains(WidgetPhone.widget) && world.isExtensionRunning)
  }

  /// The widget's process ends, and none is there in its place.
  var losesExtension: Bool {
    log.endedProcesses.count { $0 == WidgetPhone.widget }
      > log.launchedProcesses.count { $0 == WidgetPhone.widget }
  }

  /// A token was stored.
  var wroteToken: Bool {
    log.observations.contains { observation in if case .wrote = observation { true } else { false }
    }
  }

  /// The shared store changed.
  var changedStore: Bool {
    saw(.deleted)
      || log.observations.contains { observation in
        if case .wrote(_, isNew: true) = observation { true } else { false }
      }
  }

  /// The token that the shared store held before is not of whoever was logged in.
  var foundForeignToken: Bool {
    before.world.shared.map { $0.owner != before.world.account } ?? false
  }

  /// The app began, and nothing noted that the widget had been reloaded since the last change.
  var foundOwedReload: Bool { beginsWork && !before.world.isReloadNoted }

  /// How often the app asked for a reload.
  var reloadCount: Int { log.observations.count { $0 == .reloadAsked } }
}
