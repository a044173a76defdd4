import FlowExplorer
import FlowModel
import PermissionFlow
import Testing

@Suite struct `Moves of a world that is met again` {
  /// A corridor along which somebody walks, with a few bells; who is rung asks, and is answered some day.
  struct Corridor: World {
    enum Move: Hashable, Sendable {
      case walk(Int)
      case ring(Int)
      case reply
      case lightsOut, lightsOn
    }
    enum Notice: Hashable, Sendable {
      case rung(Int)
      case said
    }
    enum Sign: Hashable, Sendable { case none }

    let length: Int
    var bells = 1
    var position = 0
    /// What was sounded last: nobody hears of it.
    var sound = 0
    var isRunning = false
    var asker: Address?

    func offer(_ moves: inout [Move]) {
      guard isRunning else { return moves.append(.lightsOn) }
      moves += [.walk(1), .walk(37)]
      moves += (0..<bells).map { .ring($0) }
      if asker != nil { moves.append(.reply) }
      if position % 64 == 0 { moves.append(.lightsOut) }
    }

    func text(of move: Move) -> ChoiceText { ChoiceText(.person, "\(move)", "\(move)") }

    mutating func take(_ move: Move, _ news: inout News<Self>) {
      switch move {
      case .walk(let steps): position = (position + steps) % length
      case .ring(let bell): news.tell(.rung(bell))
      case .reply:
        if let asker { news.answer(asker, .said) }
        asker = nil
      case .lightsOut: endProcess(&news)
      case .lightsOn:
        isRunning = true
        news.processLaunched(intentIsFresh: true, startsParts: true)
      }
    }

    mutating func endProcess(_ news: inout News<Self>) {
      (isRunning, asker) = (false, nil)
      news.processEnded()
    }

    mutating func renumber(_ number: (Address) -> Address) { asker = asker.map(number) }
    var isBusy: Bool { false }
    var screen: String { "\(position)" }
    var facts: [(name: String, value: String)] { [] }
    static func words(for sign: Sign) -> String { "" }
  }

  /// Asks at every other ring, and at the fourth begins anew; some rings are told apart by what they
  /// sound alone, and a process can end in the middle of a step.
  private static let porter = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.ring)
        Go(to: .b)
      }
    case .b:
      On(.tap) {
        Perform(.beep)
        Perform(.hide)
        Go(to: .c)
      }
      Ignore(.yes, because: "nobody asked")
    case .c:
      Enter { Perform(.ask) }
      On(.yes) { Go(to: .d) }
      On(.tap) {
        Perform(.buzz)
        Go(to: .d)
      }
    default:
      On(.tap) {
        Perform(.buzz)
        Go(to: .a)
      }
    }
  }

  private static func corridor(_ length: Int, bells: Int) throws -> System<Corridor> {
    let parts = try (0..<bells).map { bell in
      try Part<Corridor>(
        "porter \(bell)", porter,
        perform: { effect, reply, corridor, _ in
          switch effect {
          case .ask: corridor.asker = reply
          case .beep: corridor.sound = 1
          case .buzz: corridor.sound = 2
          case .ring: corridor.sound = 3
          case .show, .hide: break
          }
        },
        hear: { notice in
          switch notice {
          case .rung(let rung): rung == bell ? .tap : nil
          case .said: .yes
          }
        })
    }
    return System(
      "corridor", "", parts: parts, worlds: [Corridor(length: length, bells: bells)]
    ) {}
  }

  /// What two surveys must have in common, word for word.
  private static func story<W: World>(
    of found: Survey<NumberedSystem<W>, SystemStates>
  ) -> [(state: Int, parent: Int?)] {
    (0..<found.count).map { (found.model.state(found[$0]).hashValue, found.parent(of: $0)) }
  }

  /// Many worlds, of which the first are forgotten, in few settings; few worlds in many settings.
  @Test(arguments: [(6000, 1), (40, 3)])
  func `lead where they led in another setting`(_ length: Int, _ bells: Int) async throws {
    let kept = survey(NumberedSystem(try Self.corridor(length, bells: bells), keepsSteps: true))
    let expected = Self.story(of: kept)
    #expect(kept.count > length * 5)
    for workers in 1...2 {
      let model = NumberedSystem(try Self.corridor(length, bells: bells))
      let found = await survey(model, workers: workers)
      #expect(found.transitionCount == kept.transitionCount)
      let story = Self.story(of: found)
      #expect(story.map(\.state) == expected.map(\.state))
      #expect(story.map(\.parent) == expected.map(\.parent))
      // Each way on takes two deeds of the world at least, unless it is known where it leads.
      #expect(model.size.deeds < found.transitionCount * 2 || model.size.worlds > 5_000)
    }
  }

  /// Things in a heap, in an array of its own for each: no two have a word in common.
  struct Heap: QuietWorld {
    enum Notice: Hashable, Sendable { case none }
    enum Sign: Hashable, Sendable { case none }

    static let size = 9000

    var things = [0]

    func offer(_ moves: inout [Int]) { moves += [1, 2, 5] }
    func text(of move: Int) -> ChoiceText { ChoiceText(.person, "\(move)", "add") }
    mutating func take(_ move: Int, _ news: inout News<Self>) {
      things = [(things[0] + move) % Self.size]
    }
    var isRunning: Bool { true }
  }

  @Test(arguments: 1...3)
  func `are taken in while worlds are unpacked for good`(_ workers: Int) async {
    let system = System<Heap>("heap", "", parts: [], worlds: [Heap()]) {}
    let found = await survey(NumberedSystem(system), workers: workers)
    #expect(found.count == Heap.size)
    let things = (0..<found.count).map { found.model.state(found[$0]).world.things[0] }
    #expect(things.prefix(5) == [0, 1, 2, 5, 3])
    #expect(Set(things) == Set(0..<Heap.size))
  }
}
