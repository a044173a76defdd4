import EveryPath
import EveryPathTesting
import FlowChecker
import Testing

@MainActor
@Suite struct DrivenJourneyTests {
  @Test(arguments: try Doorbell().journeys(.pairs).filter(\.isDrivable), [false, true])
  func `Every journey runs on a driver, patient or not`(
    _ journey: FlowJourney<Doorbell>, isPatient: Bool
  ) async {
    let household = Household()
    household.isPatient = isPatient
    await journey.verify(on: household) { household.prepare($0, $1) }
  }

  @Test(arguments: try Doorbell().journeys(.everyEventEverywhere).filter(\.isDrivable))
  func `Every event everywhere runs on a scripted driver`(_ journey: FlowJourney<Doorbell>) async {
    let driver = ScriptedDriver<Doorbell>()
    await journey.verify(on: driver) { driver.script[$0] = $1 }
  }

  @Test(arguments: [
    (
      Household.Fault.answersOtherwise,
      "the driver answered callDog with left; the journey expects dogGone"
    ),
    (.keepsSilent, "the driver did not answer callDog; the journey expects dogGone"),
    (.answersTwice, "the driver answered callDog more than once"),
  ])
  func `A driver that does otherwise is found out`(_ fault: Household.Fault, _ says: String)
    async throws
  {
    let journey = try #require(
      try Doorbell().journeys(.pairs).first { $0.id == "rung: left > dogGone" })
    let household = Household()
    household.fault = fault
    let problems = await journey.problems(on: household) { household.prepare($0, $1) }
    expectOne(says, of: problems)
  }

  @Test func `A timer out of its turn cannot be driven, and says so`() async throws {
    let all = try Doorbell().journeys(.everyEventEverywhere)
    let impossible = try #require(all.first { !$0.isDrivable })
    #expect(all.contains { $0.isDrivable })
    let problems = await impossible.problems(on: Household())
    expectOne("`isDrivable`", of: problems)
  }

  @Test func `Every transition can be driven`() throws {
    let all = try Doorbell().journeys()
    #expect(all.filter { !$0.isDrivable }.map(\.id) == [])
  }
}
