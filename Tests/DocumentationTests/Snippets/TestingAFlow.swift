import EveryPath
import EveryPathTesting
import Testing

@Test(arguments: try Newsletter().journeys())
func newsletter(_ journey: FlowJourney<Newsletter>) {
  journey.verify()
}

@Test func everyPairOfRowsAndEveryEventEverywhere() throws {
  try Newsletter().verify()
}

@Test func theServerIsSilent() throws {
  try Given(Newsletter(), in: .sending)
    .then(.waits(for: .sent), performing: [.send])
    .when(.refused).then(.refuses)
    .whenTimePasses().then(.ends(.notNow))
}

@MainActor
@Test(arguments: try Newsletter().journeys().filter { $0.isDrivable })
func newsletterDriver(_ journey: FlowJourney<Newsletter>) async {
  let driver = ScriptedDriver<Newsletter>()  // yours, on fakes
  await journey.verify(on: driver) { effect, event in driver.script[effect] = event }
}
