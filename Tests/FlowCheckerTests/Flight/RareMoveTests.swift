import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// What hardly ever happens, and a record that can be explained by it.
@MainActor
@Suite struct RareMoveTests {
  private func refusal() async throws -> FlightRecord {
    try await FerryProcess.record { ferry in
      ferry.runner.start()
      ferry.driver.answer(.ask, with: .forbidden)
    }
  }

  private func found(
    _ ways: [Marsh.Way], to end: Int, limits: SearchLimits = .usual, refusesRarely: Bool = false
  ) async throws -> FlightExplanation {
    var paths = Marsh(ways, to: end)
    paths.refusesRarely = refusesRarely
    return try marsh(paths).explain(await refusal(), limits: limits)
  }

  @Test func `a record is explained without rare moves where a longer journey does`() async throws {
    let found = try await found(
      [
        .init(from: 0, to: 3, isRare: true), .init(from: 0, to: 1), .init(from: 1, to: 2),
        .init(from: 2, to: 3),
      ], to: 3)
    #expect(found.verdict == .explained)
    #expect(
      found.journey.steps.map(\.choice) == ["call", "walk-0-1", "walk-1-2", "walk-2-3", "no"])
    #expect(found.rareMoves == nil)
  }

  @Test func `a record is said to need rare moves, and as few as can be`() async throws {
    let found = try await found(
      [
        .init(from: 0, to: 1, isRare: true), .init(from: 1, to: 3, isRare: true),
        .init(from: 0, to: 2), .init(from: 2, to: 4),
        .init(from: 4, to: 3, isRare: true),
      ], to: 3)
    #expect(found.verdict == .explained)
    #expect(found.rareMoves?.moves.map(\.id) == ["swim-4-3"])
    #expect(found.rareMoves?.fewer == .complete)
    #expect(
      found.journey.steps.map(\.choice) == ["call", "walk-0-2", "walk-2-4", "swim-4-3", "no"])
  }

  @Test func `a record may tell the very step that is a rare move`() async throws {
    let found = try await found([], to: 0, refusesRarely: true)
    #expect(found.rareMoves?.moves.map(\.id) == ["no"])
    #expect(found.rareMoves?.fewer == .complete)
  }

  @Test func `a record is not said to need rare moves if a limit kept from looking`() async throws {
    let ways: [Marsh.Way] =
      [.init(from: 0, to: 9, isRare: true)] + (0..<9).map { .init(from: $0, to: $0 + 1) }
    for limits in [SearchLimits(maxDepth: 5), SearchLimits(maxStates: 6)] {
      let found = try await found(ways, to: 9, limits: limits)
      #expect(found.verdict == .explained)
      #expect(found.rareMoves?.moves.map(\.id) == ["swim-0-9"])
      guard case .truncated = found.rareMoves?.fewer else {
        Issue.record("nothing was ruled out")
        continue
      }
    }
    #expect(try await self.found(ways, to: 9).rareMoves == nil)
  }

  @Test func `a record is undecided, whatever it takes, where a limit comes first`() async throws {
    let found = try await found(
      [.init(from: 0, to: 1, isRare: true), .init(from: 1, to: 2)], to: 2,
      limits: SearchLimits(maxDepth: 2))
    guard case .undecided = found.verdict else {
      Issue.record("\(found.verdict)")
      return
    }
  }

  @Test func `a record explained in part names the rare moves that lead as far as it goes`()
    async throws
  {
    var record = try await refusal()
    record.steps.append(record.steps[0])
    record.steps[2].effects = ["moor"]
    let found = try marsh(Marsh([.init(from: 0, to: 1, isRare: true)], to: 1)).explain(record)
    #expect(found.explained == 2)
    #expect(found.rareMoves?.moves.map(\.id) == ["swim-0-1"])
    #expect(found.rareMoves?.fewer == .complete)
  }

  /// Against shortest paths by relaxation, over marshes of every shape.
  @Test func `a record is explained by the shortest journey of those with the fewest`() async throws
  {
    let record = try await refusal()
    var seed: UInt64 = 7
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    var (explained, rare) = (0, 0)
    for _ in 0..<300 {
      let ways = (0..<(6 + next(10))).map { _ in
        Marsh.Way(from: next(8), to: next(8), isRare: next(2) == 0)
      }
      let paths = Marsh(ways, to: 7)
      let found = try marsh(paths).explain(record)
      guard let best = paths.best else {
        #expect(found.verdict != .explained)
        continue
      }
      #expect(found.verdict == .explained)
      #expect([found.rareMoves?.moves.count ?? 0, found.journey.steps.count - 2] == best)
      if best[0] > 0 { #expect(found.rareMoves?.fewer == .complete) }
      explained += 1
      rare += best[0] > 1 ? 1 : 0
    }
    #expect(explained > 100)
    #expect(rare > 10)
  }
}
