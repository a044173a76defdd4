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
      .oneEntry, from: { $0.saw(.asked(.timeline)) },
      to: { $0.ended(WidgetBinding.component(for: .timeline)) },
      void: { $0.losesExtension }
    ) { transition in WidgetEntry.allCases.contains { transition.saw(.completed(.timeline, $0)) } }

    AtNoTime(.withToken, given: { $0.saw(.served(.timeline)) }) { $0.saw(.servedWithoutToken) }

    Always(
      .openApp, whenever: { $0.isTokenRefused && $0.isExtensionAlive }
    ) { $0.world.shown.entry == .openApp }

    Always(
      .renewed,
      whenever: {
        $0.isRefused && $0.before.world.tokenChange == .renewed && $0.isExtensionAlive
      }
    ) { $0.saw(.served(.timeline)) }

    NeverAfter(
      .noFastLoop,
      {
        $0.isTokenRefused && $0.isExtensionAlive && !$0.world.awaitsReload
      }, until: { $0.saw(.reloadAsked) || !$0.isExtensionAlive }
    ) { $0.saw(.served(.timeline)) }

    Always(
      .quickSnapshot,
      whenever: {
        $0.saw(.asked(.snapshot)) && $0.before.world.shared == nil && $0.isExtensionAlive
      }
    ) { $0.saw(.completed(.snapshot, .signedOut)) }

    Before(
      .trueSnapshot, since: { $0.saw(.asked(.snapshot)) },
      { $0.saw(.answered(.snapshot, .data)) }, before: { $0.saw(.completed(.snapshot, .data)) })

    Always(
      .ofTheUser,
      whenever: { $0.handedOver != nil && ($0.isAppAlive || !$0.before.world.hasLeftover) }
    ) { $0.handedOver == $0.world.account }

    Sometimes(.upToDate) { !$0.world.isRunning && $0.saw(.completed(.timeline, .data)) }
  }
}

extension Transition<WidgetPhone> {
  /// The server refuses the token that the shared store still holds.
  fileprivate var isTokenRefused: Bool { isRefused && before.world.tokenChange == .same }

  /// The server refuses the token with which the extension asks, and the store can be read.
  fileprivate var isRefused: Bool {
    saw(.answered(.timeline, .unauthorized)) && !before.world.isLocked
  }

  /// Whose data are in the entry that is completed.
  fileprivate var handedOver: Owner? {
    for case .handedOver(let owner) in log.observations { return owner }
    return nil
  }
}

extension PropertyID {
  static let toThePage = PropertyID("a tap on the widget leads to its page", keeps: "W-R1", "W8")
  static let notTwicePage = PropertyID("never: the page is there twice", keeps: "W-R10", "W8")
  static let countedOnce = PropertyID("a tap on the widget is counted once", keeps: "W-R9", "W8")
}

/// Where a tap on the widget leads.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var taps: [Property<WidgetPhone>] {
    Always(
      .toThePage, whenever: { $0.saw(.tapTold) && $0.isAppAlive }
    ) { $0.saw(.opened) || $0.saw(.revealed) }

    AtNoTime(.notTwicePage, given: { $0.saw(.revealed) }) { $0.world.pages > 1 }

    Always(.countedOnce, whenever: { $0.saw(.tapTold) && $0.isAppAlive }) {
      $0.log.observations.count { $0 == .tracked } == 1
    }
  }
}
