import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import Testing

/// Two runners that are connected, each recorded by itself.
@MainActor
@Suite struct ComponentRecordTests {
  private struct Flights {
    var trip: FlightRecord
    var ferry: FlightRecord
  }

  /// A trip on a ferry that is not allowed, or is.
  private func flights(_ answer: Ferry.Event) async throws -> Flights {
    let clock = ManualClock()
    let trip = try Runner(Trip(), driver: ScriptedDriver<Trip>(), clock: clock)
    let ferry = try Runner(
      Ferry(), driver: ScriptedDriver<Ferry>([.ask: answer, .load: .loaded]), clock: clock,
      store: MemoryStore())
    trip.connect(Trip.ferry, to: ferry)
    var flights = Flights(
      trip: FlightRecord(of: trip.graph), ferry: FlightRecord(of: ferry.graph))
    let (tripSteps, ferrySteps) = (trip.steps, ferry.steps)
    trip.start()
    clock.advance(by: .seconds(3))
    for await step in tripSteps { flights.trip.append(step) }
    for await step in ferrySteps { flights.ferry.append(step) }
    return flights
  }

  @Test(arguments: [
    (Ferry.Event.allowed, 4, "ferry: landed"), (.forbidden, 2, "ferry: refused"),
  ])
  func `A record of one component is explained by what all of them do`(
    answer: Ferry.Event, steps: Int, outcome: String
  ) async throws {
    let flights = try await flights(answer)
    #expect(flights.trip.steps.map(\.kind) == [.start, .outcome])
    #expect(flights.trip.steps[1].id == outcome)
    for record in [flights.trip, flights.ferry] {
      let found = try tripByFerry().explain(record)
      #expect(found.verdict == .explained)
      #expect(found.component == record.flow.lowercased())
      #expect(found.journey.steps.count == steps)
      #expect(found.journey.steps.first?.choice == "call")
    }
  }

  @Test func `names the flows there are if it is of none of them`() throws {
    let refusal = #expect(throws: FlightRefusal.self) {
      try tripByFerry().explain(FlightRecord(flow: "Tripp", fingerprint: ""))
    }
    #expect(
      refusal?.description
        == "trip has no flow \"Tripp\". Did you mean \"Trip\"? It has \"Trip\", \"Ferry\".")
  }
}
