import EveryPath
import FlowModel
import JourneyTool
import Testing

/// A porch on which things happen at random, but never the same for long.
private struct Straight {
  let system: System<Porch>
  /// The successors that were taken, each found from the whole state before.
  private(set) var taken: [System<Porch>.Successor] = []
  private(set) var choices: [String] = []

  init(steps: Int) throws {
    system = try porch()
    var generator = SeededGenerator(seed: 7)
    var state = system.starts[0]
    while taken.count < steps {
      let open = system.successors(of: state).filter {
        !system.text(of: $0.move, in: state).id.contains("kill")
      }
      guard let next = open.randomElement(using: &generator) else { break }
      choices.append(system.text(of: next.move, in: state).id)
      taken.append(next)
      state = next.state
    }
  }

  func walk(_ count: Int) -> Walk<Porch> { Walk(system, taking: Array(choices.prefix(count))) }
}

private struct SeededGenerator: RandomNumberGenerator {
  var seed: UInt64
  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed ^ (seed >> 29)
  }
}

/// What is kept of a long walk, and what is taken again.
@Suite struct LongWalkTests {
  @Test func `has the steps of the straight one`() throws {
    let straight = try Straight(steps: 2_000)
    let walk = straight.walk(2_000)
    #expect(walk.steps.map(\.state) == straight.taken.map(\.state))
    #expect(walk.steps.map(\.log) == straight.taken.map(\.log))
    #expect(walk.steps.map(\.move) == straight.taken.map(\.move))
    #expect(walk.transitions.map(\.state) == straight.taken.map(\.state))
    for number in [0, 1, 31, 32, 33, 1_023, 1_024, 1_998, 1_999] {
      #expect(walk.steps[number].state == straight.taken[number].state)
      #expect(walk.steps[number].log == straight.taken[number].log)
    }
  }

  @Test func `keeps few states`() throws {
    let straight = try Straight(steps: 3_000)
    let kept = [1_000, 2_000, 3_000].map { straight.walk($0).keptStates }
    #expect(kept.allSatisfy { $0 < 100 })
    #expect(straight.walk(3_000).steps.count == 3_000)
  }

  @Test func `A long walk is taken back to where it was`() throws {
    let straight = try Straight(steps: 300)
    var walk = straight.walk(300)
    for count in (0..<300).reversed() {
      _ = walk.undo()
      #expect(walk.state == (count == 0 ? walk.start : straight.taken[count - 1].state))
    }
    let isBehind = walk.undo()
    #expect(!isBehind)
    #expect(walk.keptStates == 1)
    _ = walk.take(straight.choices)
    #expect(walk.steps.map(\.state) == straight.taken.map(\.state))
  }

  @Test func `breaks its properties where the straight one does`() throws {
    let straight = try Straight(steps: 2_000)
    var trace = PropertyTrace(straight.system, from: straight.system.starts[0])
    var before = straight.system.starts[0]
    for next in straight.taken {
      trace.see(
        Transition(system: straight.system, before: before, state: next.state, log: next.log))
      before = next.state
    }
    #expect(trace.breaches.contains { $0.step > 0 })
    #expect(straight.walk(2_000).trace.breaches == trace.breaches)
    #expect(straight.walk(2_000).traces.map(\.breaches).last == trace.breaches)
  }

  @Test func `a walk that no longer fits ends before the step that does not`() throws {
    let straight = try Straight(steps: 2_000)
    var journey = straight.walk(2_000).journey(title: "long")
    journey.steps[1_234].screen = "nowhere"
    let replay = Replay(journey, in: straight.system)
    guard case .mismatch(let mismatch) = replay.result else {
      Issue.record("it fits")
      return
    }
    #expect(mismatch.step == 1_235)
    #expect(replay.walk.steps.count == 1_234)
    #expect(replay.walk.state == straight.taken[1_233].state)
    #expect(replay.breaches == straight.walk(1_234).trace.breaches)
  }
}

/// What a person sees of a walk, but for how often it was where.
private func seen(_ walker: some Walker) -> [String] {
  let place = walker.snapshot
  return [
    "\(place.step) \(place.screen)", "\(place.facts)", "\(place.positions)", "\(place.changes)",
    "\(place.events)", "\(place.choices.map(\.text))", "\(place.properties)",
    "\(place.path.suffix(3).map(\.id))",
  ]
}

/// A walker with thousands of steps behind it.
@Suite struct LongWalkerTests {
  @Test func `shows at each step what the straight walk shows there`() throws {
    let straight = try Straight(steps: 2_000)
    var walker = SystemWalker(straight.walk(2_000))
    for step in [2_000, 1_999, 1_985, 1_984, 1_983, 33, 32, 31, 1, 0, 64, 1_500] {
      _ = walker.go(toStep: step)
      #expect(seen(walker) == seen(SystemWalker(straight.walk(step))))
      #expect(walker.snapshot.future.count == 2_000 - step)
    }
    let isThere = walker.go(toStep: 2_001)
    #expect(!isThere)
    _ = walker.undo()
    #expect(seen(walker) == seen(SystemWalker(straight.walk(1_499))))
    _ = walker.redo()
    #expect(seen(walker) == seen(SystemWalker(straight.walk(1_500))))
  }

  @Test func `forgets what was taken back once another choice is made`() throws {
    let straight = try Straight(steps: 1_000)
    var walker = SystemWalker(straight.walk(1_000))
    _ = walker.go(toStep: 500)
    let again = walker.snapshot.future.first
    let other = try #require(walker.snapshot.choices.firstIndex { $0.text != again })
    let id = walker.snapshot.choices[other].text.id
    _ = walker.take(other)
    #expect(walker.snapshot.future.isEmpty)
    let other500 = Walk(straight.system, taking: straight.choices.prefix(500) + [id])
    #expect(seen(walker) == seen(SystemWalker(other500)))
    #expect(walker.file.journey == SystemWalker(other500).file.journey)
    for _ in 0..<40 {
      _ = walker.take(0)
    }
    let path = walker.snapshot.path.map(\.id)
    #expect(seen(walker) == seen(SystemWalker(Walk(straight.system, taking: path))))
  }

  @Test func `goes on under the title of its journey while it is the same`() throws {
    let straight = try Straight(steps: 100)
    let file = JourneyFile(straight.walk(100).journey(title: "Mine"))
    var walker = SystemWalker(straight.walk(100), from: file)
    #expect(walker.snapshot.title == "Mine")
    _ = walker.go(toStep: 50)
    #expect(walker.snapshot.title == "Mine")
    let again = walker.snapshot.future.first
    let other = try #require(walker.snapshot.choices.firstIndex { $0.text != again })
    _ = walker.take(other)
    #expect(walker.snapshot.title == nil)
    _ = walker.undo()
    #expect(walker.snapshot.title == "Mine")
    let same = try #require(walker.snapshot.choices.firstIndex { $0.text == again })
    _ = walker.take(same)
    #expect(walker.snapshot.title == "Mine")
    _ = walker.undo()
    _ = walker.take(other)
    _ = walker.undo()
    #expect(walker.snapshot.title == "Mine")
  }
}
