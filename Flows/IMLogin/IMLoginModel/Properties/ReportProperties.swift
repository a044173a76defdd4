import FlowModel
import IMLoginFlow

extension PropertyID {
  static let listens = PropertyID("never: a login is called without a listener", keeps: "N-R8")
  static let lateStep = PropertyID(
    "never: a step of a session that is over changes something", keeps: "N9")
  static let lateEnd = PropertyID(
    "never: the end of an earlier session changes something", keeps: "N9")
  static let outOfTurn = PropertyID(
    "never: a step out of turn changes something", keeps: "N-R9", "N11")
  static let otherNetwork = PropertyID(
    "never: another network changes something", keeps: "N-R9", "N11")
  static let comesBack = PropertyID(
    "a lost connection can come back without another call", keeps: "N-R6")
}

/// What the service reports, in and out of turn.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var reports: [Property<Messenger>] {
    AtNoTime(.listens, given: { $0.ordersManual || $0.ordersAutomatic }) { $0.saw(.loginUnheard) }

    AtNoTime(.lateStep, given: { $0.saw(.lateStep) }) { $0.saw(.lateStep) && $0.changesSomething }

    AtNoTime(.lateEnd, given: { $0.saw(.lateEnd) }) { $0.saw(.lateEnd) && $0.changesSomething }

    AtNoTime(.outOfTurn, given: { $0.saw(.oddStep) }) { $0.saw(.oddStep) && $0.changesSomething }

    AtNoTime(.otherNetwork, given: { $0.saw(.step(.netChanged)) }) {
      $0.saw(.step(.netChanged)) && $0.changesSomething
    }

    CanAlwaysReach(
      .comesBack,
      whenever: {
        $0.saw(.step(.loseConnection)) && $0.before.world.page == .home && !$0.world.isTakenOver
          && !$0.world.isTokenRenewed
      },
      without: { $0.ordersManual || $0.ordersAutomatic || $0.log.processEnded }
    ) { $0.saw(.step(.syncOK)) }
  }
}
