import FlowModel
import WidgetFlow

extension PropertyID {
  static let oneEntry = PropertyID(
    "the system gets one entry for each that it asks for", keeps: "W-R6")
  static let withToken = PropertyID("never: the server is asked without a token", keeps: "W-R2")
  static let openApp = PropertyID(
    "a token that does not count any more says: open the app", keeps: "W-R5", "W6")
  static let renewed = PropertyID(
    "a token that was renewed meanwhile is asked with before anything is said", keeps: "W13")
  static let noFastLoop = PropertyID(
    "after a token that does not count the widget asks only when the app wants it",
    keeps: "W-R5", "W6")
  static let quickSnapshot = PropertyID(
    "a snapshot without a token is there at once", keeps: "W-R8", "W9")
  static let trueSnapshot = PropertyID(
    "a snapshot shows data only if the server gave them", keeps: "W-R8")
  static let ofTheUser = PropertyID(
    "an entry with data is of whoever is logged in when it is completed", keeps: "W11")
  static let upToDate = PropertyID(
    "the widget is up to date while the app does not run", keeps: "W1")
}

/// What the extension makes.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var entries: [Property<WidgetPhone>] {
    ExactlyOnce(
      .oneEntry, from: .saw(.asked(.timeline)),
      to: .ended(WidgetBinding.component(for: .timeline)), void: .losesExtension,
      .any(WidgetEntry.allCases) { .saw(.completed(.timeline, $0)) })

    AtNoTime(.withToken, given: .saw(.served(.timeline)), .saw(.servedWithoutToken))

    Always(.openApp, whenever: .isTokenRefused && .isExtensionAlive, .shows(.openApp))

    Always(
      .renewed, whenever: .isRefused && .tokenChange(.renewed).before && .isExtensionAlive,
      .saw(.served(.timeline)))

    NeverAfter(
      .noFastLoop,
      .isTokenRefused && .isExtensionAlive && !.world("awaitsReload") { $0.awaitsReload },
      until: .saw(.reloadAsked) || !.isExtensionAlive, .saw(.served(.timeline)))

    Always(
      .quickSnapshot,
      whenever: .saw(.asked(.snapshot)) && !.holdsToken.before && .isExtensionAlive,
      .saw(.completed(.snapshot, .signedOut)))

    Before(
      .trueSnapshot, since: .saw(.asked(.snapshot)), .saw(.answered(.snapshot, .data)),
      before: .saw(.completed(.snapshot, .data)))

    Always(
      .ofTheUser,
      whenever: .any(Owner.allCases) { .saw(.handedOver($0)) }
        && (.isAppAlive || !.hasLeftover.before),
      .any(Owner.allCases) { owner in
        .saw(.handedOver(owner)) && .world("isLoggedIn(\(owner))") { $0.account == owner }
      })

    Sometimes(
      .upToDate, .saw(.completed(.timeline, .data)) && !.world("isRunning") { $0.isRunning })
  }
}

extension Predicate<WidgetPhone> {
  /// The server refuses the token that the shared store still holds.
  fileprivate static var isTokenRefused: Predicate { .isRefused && .tokenChange(.same).before }

  /// The server refuses the token with which the extension asks, and the store can be read.
  fileprivate static var isRefused: Predicate {
    .saw(.answered(.timeline, .unauthorized)) && !.isLocked.before
  }

  /// The widget's process ends, and none is there in its place.
  fileprivate static var losesExtension: Predicate {
    .happened("losesExtension") { log in
      log.endedProcesses.count { $0 == WidgetPhone.widget }
        > log.launchedProcesses.count { $0 == WidgetPhone.widget }
    }
  }
}

extension PropertyID {
  static let toThePage = PropertyID("a tap on the widget leads to its page", keeps: "W-R1", "W8")
  static let notTwicePage = PropertyID("never: the page is there twice", keeps: "W-R10", "W8")
  static let countedOnce = PropertyID("a tap on the widget is counted once", keeps: "W-R9", "W8")
}

extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var taps: [Property<WidgetPhone>] {
    Always(.toThePage, whenever: .saw(.tapTold) && .isAppAlive, .saw(.opened) || .saw(.revealed))

    AtNoTime(.notTwicePage, given: .saw(.revealed), .world("hasTwoPages") { $0.pages > 1 })

    Always(
      .countedOnce, whenever: .saw(.tapTold) && .isAppAlive,
      .happened("countsOnce") { log in log.observations.count { $0 == .tracked } == 1 })
  }
}
