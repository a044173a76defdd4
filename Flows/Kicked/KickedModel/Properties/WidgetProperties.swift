import FlowModel
import GuestFlow

extension PropertyID {
  static let launchAsksToken = PropertyID("a launch asks for the token that a user lacks")
  static let tokenShared = PropertyID(
    "a token of the login of today is shared as soon as it arrives")
}

/// The widget's token: asked for when it is missing, and shared when it arrives.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var widgetToken: [Property<KickedWorld>] {
    Always(
      .launchAsksToken, whenever: { $0.launchesWithoutToken }
    ) { $0.saw(.done(.fetch, $0.world.holder)) }

    Always(.tokenShared, whenever: { $0.tokenArrives }) { $0.world.shared == $0.world.holder }
  }
}

extension Transition<KickedWorld> {
  fileprivate var launchesWithoutToken: Bool {
    guard began(KickedComponents.token), !log.processEnded else { return false }
    let world = before.world
    return world.stored == .user && world.shared == nil
  }

  fileprivate var tokenArrives: Bool {
    guard !log.processEnded, world.stored == .user else { return false }
    return world.arrived == world.holder
  }
}
