import EveryPath

extension Section {
  /// A whole attempt: runner, driver, tickets, published steps.
  static let runner = Section(
    name: "runner", summary: "events through a Runner and a driver that does nothing"
  ) { report, effort in try measureRunner(report, effort) }

  @MainActor
  private static func measureRunner(_ report: Report, _ effort: Effort) throws {
    let driver = IdleDriver()
    let runner = try Runner(DoorFlow(), driver: driver)
    runner.start()
    let events = (0..<(effort.isQuick ? 10 : 2_000)).flatMap { _ in DoorFlow.round }
    var rates: [Double] = []
    for _ in 0..<effort.rounds {
      let (timing, _) = Timing.of { for event in events { runner.send(event) } }
      rates.append(Double(events.count) / timing.processor)
    }
    report.same("effects", driver.performed, effort.rounds * effectsByHand(events))
    let rate = Figures(rates)
    report.line(
      "\(grouped(Int(rate.median))) events/s end to end (spread \(short(rate.spread * 100)) %)")
  }
}

/// Does nothing, and counts.
@MainActor
private final class IdleDriver: Driver {
  private(set) var performed = 0

  func perform(_ effect: DoorFlow.Effect, reply: Reply<DoorFlow.Event>) { performed += 1 }
}
