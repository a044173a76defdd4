import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing
import flow_bench

/// The models of the benchmark.
@Suite struct BenchModelTests {
  @Test(arguments: [(1, 9), (2, 180), (3, 2_700), (4, 36_000)])
  func `counters have as many states and transitions as there are numbers`(
    _ count: Int, _ transitions: Int
  ) {
    let found = Counters(count).stateGraph()
    #expect(found.states.count == Counters(count).expectedStates)
    #expect(found.targets.count == transitions)
    let structs = StructCounters(count).stateGraph()
    #expect(structs.states.count == found.states.count)
    #expect(structs.targets.count == transitions)
  }

  @Test(arguments: [(1, 8, 14), (2, 64, 224), (3, 512, 2_688)])
  func `automata have as many states as there are combinations`(
    _ count: Int, _ states: Int, _ transitions: Int
  ) {
    let found = PermissionAutomata(count).stateGraph()
    #expect(found.states.count == states)
    #expect(PermissionAutomata(count).expectedStates == states)
    #expect(found.targets.count == transitions)
  }

  @Test func `models cost a check in proportion to their transitions, whatever their size`() throws
  {
    var looks: [Double] = []
    for guests in 2...5 {
      let count = Guarded(0)
      let report = try guestHouse(guests) { count.withLock { $0 += 1 } }.check()
      #expect(report.properties.map(\.verdict) == [.holds, .holds, .holds, .holds])
      #expect(report.states == 1 << (2 * guests))
      looks.append(Double(count.value) / Double(report.transitions))
    }
    // What is alike is looked at once, so the larger ones cost a transition rather less.
    #expect(zip(looks, looks.dropFirst()).allSatisfy { $1 <= $0 * 1.1 }, "\(looks)")
    #expect(looks.allSatisfy { $0 > 0 })
  }

  @Test func `the models are as large as the benchmark says`() {
    #expect(Counters(7).expectedStates == 10_000_000)
    #expect(PermissionAutomata(7).expectedStates == 2_097_152)
  }

  @Test func `the models say in Promela what they say in Swift`() {
    #expect(Counters(2).promela.contains("byte c[2]"))
    #expect(Counters(2).promela.contains(":: atomic { c[1] < 9 -> c[1]++ }"))
    #expect(!Counters(2).promela.contains("c[2] <"))
    let text = PermissionAutomata(2).promela
    #expect(text.split(separator: "\n").count { $0.contains(":: atomic") } == 28)
    #expect(text.contains(":: atomic { s[1] == 5 -> s[1] = 4 }"))
  }

  @Test func `order the same effects by flow and by hand, event for event`() throws {
    var machine = try Machine(DoorFlow())
    machine.start()
    var door = HandWrittenDoor()
    var state: UInt64 = 1
    let events = DoorFlow.Event.allCases.filter { $0 != .tapped(.cancel) }
    for step in 0..<5_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let event =
        step < 160
        ? DoorFlow.round[step % 16] : events[Int((state >> 33) % UInt64(events.count))]
      let effects = door.receive(event)
      let reaction = machine.receive(event)
      #expect(machine.effects(of: reaction) == [effects.first, effects.second].compactMap { $0 })
      #expect(machine.flowState == door.state)
    }
    #expect(Set(DoorFlow.round).count > 8)
  }
}
