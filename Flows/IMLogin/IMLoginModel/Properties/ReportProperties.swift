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
    AtNoTime(.listens, given: .ordersManual || .ordersAutomatic, .saw(.loginUnheard))

    AtNoTime(.lateStep, given: .saw(.lateStep), .saw(.lateStep) && .changesSomething)

    AtNoTime(.lateEnd, given: .saw(.lateEnd), .saw(.lateEnd) && .changesSomething)

    AtNoTime(.outOfTurn, given: .saw(.oddStep), .saw(.oddStep) && .changesSomething)

    AtNoTime(
      .otherNetwork, given: .saw(.step(.netChanged)),
      .saw(.step(.netChanged)) && .changesSomething)

    CanAlwaysReach(
      .comesBack,
      whenever: .saw(.step(.loseConnection)) && .isAtHome.before && !.isTakenOver
        && !.isTokenRenewed,
      without: .ordersManual || .ordersAutomatic || .processEnded, .saw(.step(.syncOK)))
  }
}
