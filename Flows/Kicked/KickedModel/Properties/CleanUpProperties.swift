import FlowModel

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
