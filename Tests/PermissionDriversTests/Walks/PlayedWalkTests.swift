import PermissionFlows
import PermissionModels
import Testing

/// The coordinator does what its searched model does.
@MainActor
@Suite struct PlayedWalkTests {
  @Test(arguments: 0..<4)
  func `In a hundred walks of the model every caller of the coordinator is told the same`(
    _ hundred: UInt64
  ) async throws {
    var told: [AccessOutcome<WholeGrant>] = []
    for seed in 0..<100 {
      var walk = try PlayedWalk(
        CoordinatorWorld(.all, ModelQueue()), seed: hundred * 100 + UInt64(seed))
      try await walk.take(40)
      #expect(walk.difference == nil)
      if walk.difference != nil { return }
      told += walk.told
    }
    #expect(told.count > 1_000)
    #expect(
      Set(told) == [.granted(.full), .restricted, .addOnly, .denied, .cancelled, .dropped])
  }

  @Test(arguments: [LessonQueue.Fault.waitsForTheEnd, .presentsAtOnce, .beginsAnew])
  func `A model with a fault is found to be another`(_ fault: LessonQueue.Fault) async throws {
    for seed in 0..<1_000 {
      let queue = LessonQueue(fault: fault, queue: ModelQueue())
      var walk = try PlayedWalk(CoordinatorWorld(.all, queue), seed: UInt64(seed))
      try await walk.take(40)
      if walk.difference != nil { return }
    }
    Issue.record("1,000 walks show no difference")
  }
}
