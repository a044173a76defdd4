import FlowModel
import IMLoginFlow

/// What the service reports, in and out of turn.
extension IMLoginProperties {
  @PropertyBuilder<Messenger> static var reports: [Property<Messenger>] {
    AtNoTime(
      "a login is called while nobody listens",
      given: { $0.ordersManual || $0.ordersAutomatic }
    ) { $0.saw(.loginUnheard) }

    AtNoTime("a step of a session that is over changes something", given: { $0.saw(.lateStep) }) {
      $0.saw(.lateStep) && $0.changesSomething
    }

    AtNoTime("a step out of turn changes something", given: { $0.saw(.oddStep) }) {
      $0.saw(.oddStep) && $0.changesSomething
    }

    AtNoTime("another network changes something", given: { $0.saw(.step(.netChanged)) }) {
      $0.saw(.step(.netChanged)) && $0.changesSomething
    }

    CanAlwaysReach(
      "a lost connection can come back without another call",
      whenever: {
        $0.saw(.step(.loseConnection)) && $0.before.world.page == .home && !$0.world.isTakenOver
          && !$0.world.isTokenRenewed
      },
      without: { $0.ordersManual || $0.ordersAutomatic || $0.log.processEnded }
    ) { $0.saw(.step(.syncOK)) }
  }
}
