import EveryPath
import FlowChecker
import FlowModel
import Testing

@Suite struct LimitMetTests {
  /// Nothing can be done but to begin.
  private struct Catalog: QuietWorld {
    enum Stimulus: Hashable, Sendable { case none }
    enum Observation: Hashable, Sendable { case none }

    var isWound = false
    var place = ""

    func offer(_ moves: inout [Bool]) { if !isWound { moves.append(true) } }
    func text(of move: Bool) -> ChoiceText { ChoiceText(.person, "wind", "wind it up") }
    mutating func take(_ move: Bool, _ output: inout WorldOutput<Self>) {
      isWound = true
      output.begin()
    }
  }

  private static func catalog(
    _ flow: Sketch, @PropertyBuilder<Catalog> _ properties: () -> [Property<Catalog>]
  ) throws -> System<Catalog> {
    let component = try Component<Catalog>(
      "clock", flow, perform: { effect, _, world, _ in world.place = "\(effect)" },
      hear: { _ in nil })
    return System(
      "catalog", "", components: [component], worlds: [Catalog()], properties: properties)
  }

  /// The limit stood between 2 s and 4 s: what comes later has to be found as well.
  @Test func `a limit that is met no longer keeps time from passing`() throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        Enter { Perform(.show) }
        After(.seconds(2), because: "it is wound up") { Go(to: .b) }
      case .b:
        Enter { Perform(.hide) }
        After(.seconds(4), because: "it is wound up") { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let report = try Self.catalog(flow) {
      AtNoTime("never ends", given: { $0.world.place == "hide" }) { $0.ended() }
      CanAlwaysReach("ends", whenever: { $0.world.place == "hide" && $0.isRunning() }) {
        $0.ended()
      }
      Within("struck in time", .seconds(3), of: { $0.world.place == "show" }) {
        $0.world.place == "hide"
      }
    }.check()
    #expect(report.properties.map(\.verdict) == [.broken, .holds, .holds])
  }

  @Test(arguments: [false, true])
  func `a limit is no detour of another property where it runs out`(hasClock: Bool) throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        Enter { Perform(.show) }
        After(.seconds(2), because: "it is wound up") { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let isShown: Property<Catalog>.Fact = { $0.world.place == "show" && $0.isRunning() }
    let report = try Self.catalog(flow) {
      CanAlwaysReach("ends", whenever: isShown, without: isShown) { $0.ended() }
      if hasClock { Within("soon", .seconds(1), of: isShown) { $0.ended() } }
    }.check()
    #expect(report.properties.map(\.verdict) == (hasClock ? [.holds, .broken] : [.holds]))
  }
}
