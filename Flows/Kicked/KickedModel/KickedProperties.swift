import EveryPath
import FlowModel
import GuestFlow
import GuestModel
import PermissionFlows
import PopupsFlow

extension PropertyID {
  static let nothingActs = PropertyID("once kicked, nothing acts under the old user")
  static let lateKick = PropertyID("the end of the first login changes nothing of the one after it")
  static let nothingLeft = PropertyID(
    "once kicked, nothing of the old user is left where the app runs")
  static let widgetRests = PropertyID(
    "once kicked, the widget comes to rest without the old user where the app runs")
  static let shownTooEarly = PropertyID("never: the end of a login is shown before it is stored")
  static let cleanedUp = PropertyID(
    "a step in which the app learns of the kick ends cleaned up, unless cut short")

  static let twoOfAGroup = PropertyID("never: two dialogs of a group are on screen")
  static let shownAsScheduled = PropertyID("what is on screen is what the scheduler shows")
  static let upWhileRunning = PropertyID("a dialog comes up only while its flow runs")
  static let noticeSweeps = PropertyID("the notice sweeps every dialog away")

  static let commentEnds = PropertyID("every comment can end")
  static let scanEnds = PropertyID("every scan can end")
  static let commentShows = PropertyID(
    "every comment ends or shows something to touch, whatever is silent")
  static let scanShows = PropertyID(
    "every scan ends or shows something to touch, whatever is silent")
  static let sweptScan = PropertyID(
    "a scan whose guide is swept away ends as dropped, unless cut short")
  static let noSettings = PropertyID("a guide that the kick met opens no Settings")
  static let commentWaits = PropertyID(
    "a comment that waits at rest is kept, and the panel asks for a login")
  static let blockedSent = PropertyID("after its login a blocked comment can always be sent")
  static let loginToldToAll = PropertyID(
    "a login that is accepted asks for the widget's token, and is told to the messenger, unless "
      + "that is logging out")

  static let comesToRest = PropertyID("the app can come to rest without being ended")
  static let kickMeetsAll = PropertyID(
    "the kick meets a guide that waits, a campaign on screen and a comment on its way")
  static let doneAfterKick = PropertyID("a comment is done under the login that follows the kick")
  static let comesHome = PropertyID("from everywhere the person can come home")
}

/// What must hold when the server ends a login: one list for the app and its lessons.
///
/// It is about where the flows meet. What a flow keeps by itself is checked by its own system.
enum KickedProperties {
  @PropertyBuilder<KickedWorld> static var all: [Property<KickedWorld>] {
    oldUser
    dialogs
    attempts
    logins
    scenario
  }

  /// Once the app knows that a login has ended, nothing acts in its name; what is stored is cleaned
  /// up before anything is shown.
  @PropertyBuilder<KickedWorld> private static var oldUser: [Property<KickedWorld>] {
    NeverAfter(.nothingActs, .saw(.kickTold), .saw(.actedAsOld))

    Always(
      .lateKick, whenever: .saw(.lateKickTold),
      .happened("hasNoEffects") { $0.effects.isEmpty } && .areAsBefore(stored))

    AlwaysSettled(.nothingLeft, whenever: .runsAfterTheKick, !.storesOldUser)

    AlwaysSettled(
      .widgetRests, whenever: .runsAfterTheKick, .world("isWidgetCurrent") { $0.widget != .old })

    AtNoTime(.shownTooEarly, given: .saw(.kickTold), .saw(.shownFirst))

    Always(
      .cleanedUp, whenever: .saw(.kickTold) && !.isCutShort, !(.isKickTold && .storesOldUser))
  }

  private static var stored: [Predicate<KickedWorld>] {
    IdentityFacts.allCases.map { .isStored($0) }
      + [Login.old, .new].map { .hasCredentials(of: $0) }
      + KickedWorld.App.Page.allCases.map { .isOn($0) }
  }

  /// Every dialog of every flow comes up through the one scheduler.
  @PropertyBuilder<KickedWorld> private static var dialogs: [Property<KickedWorld>] {
    AtNoTime(
      .twoOfAGroup, given: .showsDialogs,
      .world("showsTwoOfAGroup") {
        let shown = $0.app.views.keys
        return Set(shown.map(\.popup.group)).count < shown.count
      })

    Always(
      .shownAsScheduled,
      .world("showsWhatIsScheduled") {
        let shown = $0.reduced.state.lanes.compactMap { $0.shown?.popup.id }
        return Set(shown) == Set($0.app.views.keys.map(\.rawValue))
      })

    Always(
      .upWhileRunning, whenever: .showsDialogs,
      (.isRunning(KickedComponents.camera) || !.isComing(.guide))
        && (.isRunning(GuestComponents.gate) || !.isComing(.panel)))

    Always(.noticeSweeps, whenever: .saw(.noticeAdded), !.has(.campaign) && !.has(.guide))
  }

  /// Every attempt that waits gets its outcome, whatever becomes of its dialog.
  @PropertyBuilder<KickedWorld> private static var attempts: [Property<KickedWorld>] {
    canEnd(.commentEnds, GuestComponents.gate)
    canEnd(.scanEnds, KickedComponents.camera)
    LeadsTo(.commentShows, outOf: .isRunning(GuestComponents.gate) && .showsNothing)
    LeadsTo(.scanShows, outOf: .isRunning(KickedComponents.camera) && .showsNothing)

    Always(
      .sweptScan, whenever: .saw(.guideSwept) && !.isCutShort,
      .delivered(.dropped, component: KickedComponents.camera))

    NeverAfter(
      .noSettings, .saw(.kickTold) && .has(.guide).before,
      until: .began(KickedComponents.camera), .saw(.settingsOpened))
  }

  private static func canEnd(
    _ id: PropertyID, _ component: ComponentID<some Flow>
  ) -> CanAlwaysReach<KickedWorld> {
    CanAlwaysReach(
      id, whenever: .isRunning(component), without: .processEnded, .ended(component))
  }

  /// One login for all, and a blocked comment is sent under it.
  @PropertyBuilder<KickedWorld> private static var logins: [Property<KickedWorld>] {
    Always(
      .loginToldToAll, whenever: .saw(.loginAccepted) && !.processEnded,
      .saw(.tokenAsked) && (.isAsked(.logout).before || .isAsked(.service)))

    AlwaysSettled(
      .commentWaits, whenever: .isAppRunning && .isRunning(GuestComponents.gate),
      .world("isKept") { $0.isKept } && .has(.panel))

    CanAlwaysReach(
      .blockedSent, whenever: .saw(.loginAccepted) && .isRunning(GuestComponents.gate),
      without: .processEnded || .saw(.panelClosed) || .saw(.wished), .saw(.sent))
  }

  /// That the scenario comes about at all, and that there is a way on from everywhere.
  @PropertyBuilder<KickedWorld> private static var scenario: [Property<KickedWorld>] {
    Sometimes(
      .kickMeetsAll,
      .saw(.kickTold)
        && (.world("showsCampaignAlone") { $0.app.views == [.campaign: .up] }
          && .isRunning(KickedComponents.camera) && .isRunning(GuestComponents.gate)).before
    )

    Sometimes(
      .doneAfterKick,
      .delivered(.done, component: GuestComponents.gate) && .isKickTold
        && .hasCredentials(of: .new))

    CanAlwaysReach(
      .comesToRest, whenever: .isAppRunning, without: .processEnded, .isSettled)

    CanAlwaysReach(.comesHome, whenever: .isAppRunning, .isOn(.home) && .isSettled)
  }
}

extension Predicate<KickedWorld> {
  fileprivate static var isAppRunning: Predicate { .world("isAppRunning") { $0.isRunning } }

  fileprivate static var isKickTold: Predicate { .world("isKickTold") { $0.kick == .told } }

  fileprivate static var runsAfterTheKick: Predicate { .isKickTold && .isAppRunning }

  fileprivate static var storesOldUser: Predicate {
    .world("storesOldUser") { $0.storesOldUser }
  }

  fileprivate static func isStored(_ facts: IdentityFacts) -> Predicate {
    .world("isStored(\(facts))") { $0.stored == facts }
  }

  fileprivate static func hasCredentials(of login: Login) -> Predicate {
    .world("hasCredentials(of: \(login))") { $0.credentials == login }
  }

  fileprivate static func isOn(_ page: KickedWorld.App.Page) -> Predicate {
    .world("isOn(\(page))") { $0.app.page == page }
  }

  fileprivate static func isAsked(_ request: KickedRequest) -> Predicate {
    .world("isAsked(\(request))") { $0.app.asked[request] != nil }
  }

  fileprivate static var showsDialogs: Predicate {
    .world("showsDialogs") { !$0.app.views.isEmpty }
  }

  fileprivate static func isComing(_ dialog: KickedDialog) -> Predicate {
    .world("isComing(\(dialog))") { $0.app.views[dialog] == .coming }
  }

  /// The scheduler has a dialog, on screen or waiting, that has not been told to go.
  fileprivate static func has(_ dialog: KickedDialog) -> Predicate {
    .world("has(\(dialog))") { $0.reduced.state.popups.contains { $0.id == dialog.rawValue } }
  }

  /// The app is in use, and no dialog is there to touch.
  fileprivate static var showsNothing: Predicate {
    .world("showsNothing") {
      $0.isRunning && !$0.app.isInSettings && $0.app.page != .blank
        && !$0.app.views.values.contains(.up)
    }
  }
}
