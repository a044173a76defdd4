import FlowChecker
import FlowModel
import StateSpace
import Testing

/// Questions against their definition, tried out on every walk of many small graphs.
@Suite struct QuestionOracleTests {
  /// More than a shortest journey with two bits of memory has steps.
  private static let length = 10
  private static let colours = ["red", "green", "blue"]

  private static func colour(_ number: Int) -> Predicate<Board> {
    .world(colours[number]) { $0.has(number) }
  }

  private func system(_ world: Board) -> System<Board> {
    board(world) {
      AtNoTime("red", Self.colour(0))
      Before("first", since: Self.colour(2), Self.colour(0), before: Self.colour(1))
      AtMostOnce("once", per: Self.colour(2), Self.colour(0))
      NeverAfter("after", Self.colour(0), until: Self.colour(2), Self.colour(1))
    }
  }

  /// A question about the last step of a walk, and its answer by definition.
  private struct Asked {
    let text: String
    let holds: ([Int], Board) -> Bool

    static func random(_ depth: Int, _ next: (Int) -> Int) -> Asked {
      switch depth == 0 ? next(3) : next(6) {
      case 0: return colour(next(3), isEarlier: false)
      case 1: return colour(next(3), isEarlier: true)
      case 2: return broke(["red", "first", "once", "after"][next(4)])
      case 3:
        let inner = random(depth - 1, next)
        return Asked(text: "not (\(inner.text))") { !inner.holds($0, $1) }
      case 4:
        let (one, other) = (random(depth - 1, next), random(depth - 1, next))
        return Asked(text: "(\(one.text) and \(other.text))") {
          one.holds($0, $1) && other.holds($0, $1)
        }
      default:
        let (one, other) = (random(depth - 1, next), random(depth - 1, next))
        return Asked(text: "(\(one.text) or \(other.text))") {
          one.holds($0, $1) || other.holds($0, $1)
        }
      }
    }

    private static func colour(_ number: Int, isEarlier: Bool) -> Asked {
      let name = QuestionOracleTests.colours[number]
      return Asked(text: isEarlier ? "before(\(name))" : name) { walk, world in
        let place = walk.count - (isEarlier ? 2 : 1)
        return place >= 0 && world.colours[walk[place]] & (1 << number) != 0
      }
    }

    private static func broke(_ name: String) -> Asked {
      Asked(text: "broke \(name)") { walk, world in
        let isBroken = walk.indices.map { place in
          QuestionOracleTests.breaks(name, place) { world.colours[walk[$0]] & (1 << $1) != 0 }
        }
        // What looks back is broken once.
        return isBroken[walk.count - 1] && (name == "red" || !isBroken.dropLast().contains(true))
      }
    }
  }

  private static func breaks(
    _ name: String, _ i: Int, _ has: (_ place: Int, _ colour: Int) -> Bool
  ) -> Bool {
    func resets(_ range: Range<Int>) -> Bool { range.contains { has($0, 2) && !has($0, 0) } }
    switch name {
    case "red": return has(i, 0)
    case "first":
      return has(i, 1) && !(0...i).contains { has($0, 0) && !resets(($0 + 1)..<(i + 1)) }
    case "once":
      return has(i, 0)
        && (0..<i).contains { j in has(j, 0) && !((j + 1)...i).contains { has($0, 2) } }
    default:
      return has(i, 1) && !has(i, 2)
        && (has(i, 0) || (0..<i).contains { has($0, 0) && !resets(($0 + 1)..<i) })
    }
  }

  @Test(arguments: [0..<50, 50..<100, 100..<150, 150..<200])
  func `Counts and shortest journeys are those of all walks`(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      let asked = Asked.random(3) { bound in
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((random >> 33) % UInt64(bound))
      }
      let world = Board(seed: seed, places: 3)
      let system = system(world)
      let fitting = world.walks(upTo: Self.length).filter { asked.holds($0, world) }
      for shortest in Shortest.allCases {
        let search = QuestionSearch(system, shortest: shortest)
        search.run(limits: SearchLimits())
        let answer = try search.answer(Question(asked.text, about: system), most: 9)
        #expect(answer.fitting == Set(fitting.compactMap(\.last)).count, "\(seed): \(asked.text)")
        #expect(
          answer.journeys.first?.steps.count == fitting.first.map { $0.count - 1 },
          "\(seed): \(asked.text)")
        #expect(answer.journeys.count == answer.fitting)
        for found in answer.journeys {
          var walk = Walk(system)
          #expect(walk.take(found.steps.map(\.id)) == nil, "\(seed): \(asked.text)")
        }
      }
    }
  }
}
