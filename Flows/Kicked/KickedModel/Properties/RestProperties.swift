import FlowModel
import GuestFlow

extension PropertyID {
  static let comesToRest = PropertyID("the app can come to rest without being ended")
  static let homeAtRest = PropertyID(
    "home shows at rest for whoever has a messenger, the login page for everybody else")
  static let ownData = PropertyID("at rest the app works on the data of whoever is stored")
  static let storedAtRest = PropertyID(
    "at rest somebody is stored: a guest, a user, or one who was kicked")
  static let widgetAtRest = PropertyID(
    "at rest the widget shows what is shared, and nobody owes it a reload")
  static let commentAtRest = PropertyID(
    "a comment that waits at rest is kept, and the panel asks for a login")
}

/// What the person finds once nothing is under way.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var rest: [Property<KickedWorld>] {
    users
    things
  }

  @PropertyBuilder<KickedWorld> private static var users: [Property<KickedWorld>] {
    CanAlwaysReach(
      .comesToRest, whenever: { $0.world.isRunning },
      without: { $0.log.processEnded }
    ) { $0.isSettled }

    AlwaysSettled(.homeAtRest, whenever: { $0.world.isInUse }) { $0.world.showsHomeRightly }

    AlwaysSettled(.ownData, whenever: { $0.world.isInUse }) { $0.world.opened == $0.world.owner }

    AlwaysSettled(.storedAtRest, whenever: { $0.world.isInUse }) { $0.world.isSomebodyStored }
  }

  @PropertyBuilder<KickedWorld> private static var things: [Property<KickedWorld>] {
    AlwaysSettled(.widgetAtRest, whenever: { $0.world.isInUse }) { $0.world.isWidgetUpToDate }

    AlwaysSettled(
      .commentAtRest, whenever: { $0.world.isInUse && $0.isRunning(KickedComponents.gate) }
    ) { $0.world.isKept && $0.world.has(.panel) }
  }
}

extension KickedWorld {
  /// The app runs, and a page is there.
  fileprivate var isInUse: Bool { isRunning && page != .blank }

  fileprivate var showsHomeRightly: Bool {
    let isHome = page == .home
    return isHome == (credentials != nil)
  }

  /// Whose data are to be worked on.
  fileprivate var owner: Owner { stored == .guest ? .guest : .user }

  fileprivate var isSomebodyStored: Bool {
    stored == .guest || stored == .user || stored == .kicked
  }

  fileprivate var isWidgetUpToDate: Bool { widget == shared && isReloadNoted }
}

extension PropertyID {
  static let shownTooEarly = PropertyID("never: the end of a login is shown before it is stored")
  static let cleanedUp = PropertyID(
    "a step in which the app learns of the kick ends cleaned up, unless cut short")
}

/// What is stored is cleaned up before anything is shown.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var cleanUp: [Property<KickedWorld>] {
    AtNoTime(.shownTooEarly, given: { $0.saw(.kickTold) }) { $0.ran(into: .shownFirst) }

    Always(.cleanedUp, whenever: { $0.saw(.kickTold) && !$0.isCutShort }) { !$0.world.isUnclean }
  }
}
