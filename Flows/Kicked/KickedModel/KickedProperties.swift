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
    NeverAfter(.nothingActs, { $0.saw(.kickTold) }) { $0.saw(.actedAsOld) }

    Always(.lateKick, whenever: { $0.saw(.lateKickTold) }) {
      $0.log.effects.isEmpty && $0.world.isStoredAs(in: $0.before.world)
    }

    AlwaysSettled(.nothingLeft, whenever: { $0.world.runsAfterTheKick }) { !$0.world.storesOldUser }

    AlwaysSettled(.widgetRests, whenever: { $0.world.runsAfterTheKick }) { $0.world.widget != .old }

    AtNoTime(.shownTooEarly, given: { $0.saw(.kickTold) }) { $0.saw(.shownFirst) }

    Always(.cleanedUp, whenever: { $0.saw(.kickTold) && !$0.isCutShort }) { !$0.world.isUnclean }
  }

  /// Every dialog of every flow comes up through the one scheduler.
  @PropertyBuilder<KickedWorld> private static var dialogs: [Property<KickedWorld>] {
    AtNoTime(.twoOfAGroup, given: { !$0.world.app.views.isEmpty }) {
      let shown = $0.world.app.views.keys
      return Set(shown.map(\.popup.group)).count < shown.count
    }

    Always(.shownAsScheduled) { transition in
      let shown = transition.world.reduced.state.lanes.compactMap { $0.shown?.popup.id }
      return Set(shown) == Set(transition.world.app.views.keys.map(\.rawValue))
    }

    Always(.upWhileRunning, whenever: { !$0.world.app.views.isEmpty }) {
      ($0.isRunning(KickedComponents.camera) || $0.world.app.views[.guide] != .coming)
        && ($0.isRunning(GuestComponents.gate) || $0.world.app.views[.panel] != .coming)
    }

    Always(.noticeSweeps, whenever: { $0.saw(.noticeAdded) }) {
      !$0.world.has(.campaign) && !$0.world.has(.guide)
    }
  }

  /// Every attempt that waits gets its outcome, whatever becomes of its dialog.
  @PropertyBuilder<KickedWorld> private static var attempts: [Property<KickedWorld>] {
    canEnd(.commentEnds, GuestComponents.gate)
    canEnd(.scanEnds, KickedComponents.camera)
    LeadsTo(
      .commentShows, outOf: { $0.isRunning(GuestComponents.gate) && $0.world.showsNothing })
    LeadsTo(
      .scanShows, outOf: { $0.isRunning(KickedComponents.camera) && $0.world.showsNothing })

    Always(.sweptScan, whenever: { $0.saw(.guideSwept) && !$0.isCutShort }) {
      $0.delivered(.dropped, component: KickedComponents.camera)
    }

    NeverAfter(
      .noSettings, { $0.saw(.kickTold) && $0.before.world.has(.guide) },
      until: { $0.began(KickedComponents.camera) }
    ) { $0.saw(.settingsOpened) }
  }

  private static func canEnd(
    _ id: PropertyID, _ component: ComponentID<some Flow>
  ) -> CanAlwaysReach<KickedWorld> {
    CanAlwaysReach(
      id, whenever: { $0.isRunning(component) }, without: { $0.log.processEnded }
    ) { $0.ended(component) }
  }

  /// One login for all, and a blocked comment is sent under it.
  @PropertyBuilder<KickedWorld> private static var logins: [Property<KickedWorld>] {
    Always(.loginToldToAll, whenever: { $0.saw(.loginAccepted) && !$0.log.processEnded }) {
      let isLoggingOut = $0.before.world.app.asked[.logout] != nil
      return $0.saw(.tokenAsked) && (isLoggingOut || $0.world.app.asked[.service] != nil)
    }

    AlwaysSettled(
      .commentWaits, whenever: { $0.world.isRunning && $0.isRunning(GuestComponents.gate) }
    ) { $0.world.isKept && $0.world.has(.panel) }

    CanAlwaysReach(
      .blockedSent, whenever: { $0.saw(.loginAccepted) && $0.isRunning(GuestComponents.gate) },
      without: { $0.log.processEnded || $0.saw(.panelClosed) || $0.saw(.wished) }
    ) { $0.saw(.sent) }
  }

  /// That the scenario comes about at all, and that there is a way on from everywhere.
  @PropertyBuilder<KickedWorld> private static var scenario: [Property<KickedWorld>] {
    Sometimes(.kickMeetsAll) {
      $0.saw(.kickTold) && $0.before.world.app.views == [.campaign: .up]
        && $0.wasRunning(KickedComponents.camera) && $0.wasRunning(GuestComponents.gate)
    }

    Sometimes(.doneAfterKick) {
      $0.delivered(.done, component: GuestComponents.gate) && $0.world.kick == .told
        && $0.world.credentials == .new
    }

    CanAlwaysReach(
      .comesToRest, whenever: { $0.world.isRunning }, without: { $0.log.processEnded }
    ) { $0.isSettled }

    CanAlwaysReach(.comesHome, whenever: { $0.world.isRunning }) {
      $0.world.app.page == .home && $0.isSettled
    }
  }
}

extension KickedWorld {
  /// Whether the scheduler has a dialog, on screen or waiting, that has not been told to go.
  fileprivate func has(_ dialog: KickedDialog) -> Bool {
    reduced.state.popups.contains { $0.id == dialog.rawValue }
  }

  /// The app is in use, and no dialog is there to touch.
  fileprivate var showsNothing: Bool {
    isRunning && !app.isInSettings && app.page != .blank && !app.views.values.contains(.up)
  }

  fileprivate func isStoredAs(in other: KickedWorld) -> Bool {
    stored == other.stored && credentials == other.credentials && app.page == other.app.page
  }

  fileprivate var runsAfterTheKick: Bool { kick == .told && isRunning }
}
