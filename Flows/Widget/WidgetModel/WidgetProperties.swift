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

extension Predicate<WidgetPhone> {
  /// The app's process lives, has read what is stored, and nothing ended it in this step.
  static var isAppAlive: Predicate {
    .world("isReady") { $0.isRunning && !$0.isUnread } && !.processEnded
  }

  /// The app begins: it was launched, or can read at last what is stored.
  static var beginsWork: Predicate { .processLaunched || .saw(.unlockTold) }

  /// The extension worked through this step; one that had nothing to do may have made way for it.
  static var isExtensionAlive: Predicate {
    !.happened("extensionEnded") { $0.endedProcesses.contains(WidgetPhone.widget) }
      || .happened("extensionLaunched") { $0.launchedProcesses.contains(WidgetPhone.widget) }
        && .world("isExtensionRunning") { $0.isExtensionRunning }
  }

  static var wroteToken: Predicate {
    .saw("wrote") { if case .wrote = $0 { true } else { false } }
  }

  static var changedStore: Predicate {
    .saw(.deleted)
      || .saw("wroteNew") { if case .wrote(_, isNew: true) = $0 { true } else { false } }
  }

  /// The token that the shared store held before is not of whoever was logged in.
  static var foundForeignToken: Predicate { (.holdsToken && !.holdsOwnToken).before }

  /// The app began, and nothing noted that the widget had been reloaded since the last change.
  static var foundOwedReload: Predicate { .beginsWork && !.isReloadNoted.before }

  static var isLoggedIn: Predicate { .world("isLoggedIn") { $0.account != nil } }

  static var holdsToken: Predicate { .world("holdsToken") { $0.shared != nil } }

  /// The token in the shared store is of whoever is logged in, or there are neither.
  static var holdsOwnToken: Predicate {
    .world("holdsOwnToken") { $0.shared?.owner == $0.account }
  }

  /// Somebody is logged in, and the shared store does not hold their token.
  static var lacksToken: Predicate { .isLoggedIn && !.holdsOwnToken }

  static var isFetching: Predicate { .world("isFetching") { $0.fetch != nil } }
  static var isLocked: Predicate { .world("isLocked") { $0.isLocked } }
  static var isReloadNoted: Predicate { .world("isReloadNoted") { $0.isReloadNoted } }
  static var hasLeftover: Predicate { .world("hasLeftover") { $0.hasLeftover } }

  static func shows(_ entry: WidgetEntry) -> Predicate {
    .world("shows(\(entry))") { $0.shown.entry == entry }
  }

  static func tokenChange(_ change: TokenChange) -> Predicate {
    .world("tokenChange(\(change))") { $0.tokenChange == change }
  }
}
