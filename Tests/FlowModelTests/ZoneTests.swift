import FlowModel
import Testing

/// Zone: what is known about running timers.
@Suite struct ZoneTests {
  let a = Zone.Key(component: 0, timer: 0)
  let b = Zone.Key(component: 0, timer: 1)

  /// 0.2 s runs, a person taps at any moment before it is over, and the tap starts 0.15 s.
  private var tapped: Zone {
    var zone = Zone()
    zone.start(a, ticks: 4)
    zone.elapse()
    zone.start(b, ticks: 3)
    zone.elapse()
    return zone
  }

  @Test func `0.2 s pending and 0.15 s started by a later tap fall due in both orders`() throws {
    let afterA = try #require(tapped.firing(a))
    #expect(afterA.firing(b) != nil)
    let afterB = try #require(tapped.firing(b))
    #expect(afterB.firing(a) != nil)
  }

  @Test func `what was started together falls due in one order`() throws {
    var zone = Zone()
    zone.start(a, ticks: 4)
    zone.start(b, ticks: 3)
    zone.elapse()
    #expect(zone.firing(a) == nil)
    let afterB = try #require(zone.firing(b))
    #expect(afterB.longest(a) == 1)
    #expect(afterB.shortest(a) == 1)
  }

  @Test func `a tie is explored both ways`() {
    var zone = Zone()
    zone.start(a, ticks: 4)
    zone.start(b, ticks: 4)
    zone.elapse()
    #expect(zone.firing(a) != nil)
    #expect(zone.firing(b) != nil)
    #expect(zone.firing(a)?.longest(b) == 0)
  }

  @Test func `the bounds are what a run on a clock of whole ticks shows`() throws {
    // The tap comes after 0…4 ticks; then a has 4 - tap left, b has 3.
    let left = (0...4).map { tap in (a: 4 - tap, b: 3) }
    // At the moment of the tap, before any further time.
    var zone = Zone()
    zone.start(a, ticks: 4)
    zone.elapse()
    zone.start(b, ticks: 3)
    #expect(zone.longest(a) == left.map { Int64($0.a) }.max())
    #expect(zone.shortest(a) == left.map { Int64($0.a) }.min())
    // When b falls due first, a has been running for at least 3 ticks: 0…1 are left.
    let whenB = left.filter { $0.a >= $0.b }.map { Int64($0.a - $0.b) }
    let afterB = try #require(tapped.firing(b))
    #expect(afterB.longest(a) == whenB.max())
    #expect(afterB.shortest(a) == whenB.min())
    // When a falls due first, b has 0…3 left.
    let whenA = left.filter { $0.a <= $0.b }.map { Int64($0.b - $0.a) }
    let afterA = try #require(tapped.firing(a))
    #expect(afterA.longest(b) == whenA.max())
    #expect(afterA.shortest(b) == whenA.min())
  }

  @Test func `equal knowledge is one value, however it was gained`() {
    var one = Zone()
    one.start(a, ticks: 4)
    one.start(b, ticks: 3)
    var other = Zone()
    other.start(b, ticks: 3)
    other.start(a, ticks: 4)
    #expect(one == other)
    one.elapse()
    #expect(one != other)
    other.elapse()
    other.elapse()
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test func `a timer that was stopped, or has fallen due, leaves no trace`() throws {
    var plain = Zone()
    plain.start(a, ticks: 4)
    plain.elapse()
    var stopped = plain
    stopped.start(b, ticks: 9)
    stopped.stop(b)
    #expect(stopped == plain)
    #expect(try #require(plain.firing(a)) == Zone())
    stopped.stopAll(of: 0)
    #expect(stopped == Zone())
  }

  @Test func `a timer that is started again begins anew`() {
    var zone = tapped
    zone.start(a, ticks: 4)
    #expect(zone.longest(a) == 4)
    #expect(zone.shortest(a) == 4)
    #expect(zone.firing(a) == nil)
  }

  @Test func `a zone is covered only if no moment between whole ticks is left out`() {
    func ran(_ ticks: [Int64]) -> [Zone] {
      ticks.map { left in
        var zone = Zone()
        zone.start(a, ticks: left)
        return zone
      }
    }
    var between = ran([1])[0]
    between.elapse()
    #expect(!between.isCovered(by: ran([0, 1])))
    #expect(between.isCovered(by: ran([0, 1]) + [between]))
    #expect(!between.isCovered(by: []))
    // Whichever falls due first.
    let halves = [a, b].compactMap { key in
      tapped.firing(key)?.before(
        TimerStep(fired: key, started: []), in: tapped)
    }
    #expect(!tapped.isCovered(by: [halves[0]]))
    #expect(!tapped.isCovered(by: [halves[1]]))
    #expect(tapped.isCovered(by: halves))
    #expect(!tapped.isFirst(a))
  }

  @Test func `what does not run cannot fall due`() {
    #expect(Zone().firing(a) == nil)
    #expect(Zone().longest(a) == nil)
    #expect(Zone().shortest(a) == nil)
  }

  @Test func `ticks are the greatest unit in which every duration is whole`() {
    let ticks = Ticks([.milliseconds(200), .milliseconds(150), .seconds(5)])
    #expect(ticks.nanoseconds == 50_000_000)
    #expect(ticks.count(.milliseconds(150)) == 3)
    #expect(Ticks([]).nanoseconds == 1)
  }
}
