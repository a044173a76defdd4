import EveryPath
import FlowModel

/// A border: a customs that remembers, two pages that wait for it, and a hall that waits for one.
///
/// Everything can happen at any time: components begin and are told things, the border opens, and
/// the process ends and is launched.
struct Border: QuietWorldOfOneAsker {
  enum Move: Hashable, Sendable {
    case begin(Int)
    case tell(Told)
    case answer, open, kill, launch
  }
  struct Told: Hashable, Sendable {
    let component: Int
    let event: Sketch.Event
  }
  typealias Stimulus = Told
  enum Observation: Hashable, Sendable { case asked }

  static let names = ["customs", "page", "other", "hall"]
  /// What each may be told.
  static let events: [[Sketch.Event]] = [[.tap, .back], [.tap, .back, .pong], [.back], [.alarm]]

  /// Whether whoever asks is answered at once.
  var answersAtOnce = false
  var isOpen = false
  var isRunning = true
  var asker: Address?

  var picture: Picture { Picture(title: "Border") }

  func offer(_ moves: inout [Move]) {
    guard isRunning else { return moves.append(.launch) }
    for (component, events) in Self.events.enumerated() {
      moves.append(.begin(component))
      moves += events.map { .tell(Told(component: component, event: $0)) }
    }
    if asker != nil { moves.append(.answer) }
    if !isOpen { moves.append(.open) }
    moves.append(.kill)
  }

  func text(of move: Move) -> ChoiceText { ChoiceText(.system, "\(move)", "\(move)") }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .begin(let component): output.begin(ComponentID<Sketch>(Self.names[component]))
    case .tell(let told): output.tell(told)
    case .answer: reply(&output)
    case .open: isOpen = true
    case .kill: endProcess(&output)
    case .launch:
      isRunning = true
      output.processLaunched(intentIsFresh: true)
    }
  }

  mutating func ask(_ address: Address, _ output: inout WorldOutput<Self>) {
    output.observe(.asked)
    asker = address
    if answersAtOnce { reply(&output) }
  }

  private mutating func reply(_ output: inout WorldOutput<Self>) {
    guard let asker else { return }
    self.asker = nil
    output.answer(asker, Told(component: 0, event: answer))
  }

  /// What whoever asks is answered.
  var answer: Sketch.Event { isOpen ? .yes : .no }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    isRunning = false
    asker = nil
    output.processEnded()
  }
}

/// A world that may answer one order.
protocol QuietWorldOfOneAsker: World {
  var asker: Address? { get set }
}

extension QuietWorldOfOneAsker {
  mutating func renumber(_ number: (Address) -> Address) { asker = asker.map(number) }
}

extension Border {
  private static let customs = ComponentID<Sketch>(names[0])
  private static let page = ComponentID<Sketch>(names[1])

  /// Asks, explains a refusal, and remembers the trip to Settings; it may forget that only some time
  /// after its outcome.
  private static func customs(forgetsLate: Bool) -> Sketch {
    Sketch { state in
      switch state {
      case .a:
        Enter {
          Perform(.ask, until: .yes) {
            Or(.no) {
              Forget(); Go(to: .b)
            }
          }
          if !forgetsLate { Forget() }
          Deliver(.done)
          Go(to: .d)
        }
      case .b:
        On(.tap) {
          Remember(); Perform(.show); Go(to: .c)
        }
      case .c: On(.back) { Go(to: .a) }
      case .d:
        if forgetsLate {
          On(.back) {
            Forget(); Go(to: .z)
          }
        } else {
          Enter { Go(to: .z) }
        }
      case .z: Finish()
      }
    }
  }

  /// Waits for a component from the start, and may leave and come back.
  private static func visitor(of callee: ComponentID<Sketch>) -> Sketch {
    Sketch { state in
      switch state {
      case .a:
        Enter {
          Call(callee, until: .done) {
            Or(.cancelled, from: callee) { Go(to: .b) }
            Or(.dropped, from: callee) { Go(to: .b) }
          }
          Go(to: .b)
        }
        Interrupt(.back) { Go(to: .b) }
        Interrupt(.alarm) { Go(to: .z) }
      case .b:
        On(.tap) { Go(to: .a) }
        On(.back) { Go(to: .z) }
        On(.pong) {
          Forget(); Stay()
        }
      case .c, .d, .z: Finish(.done)
      }
    }
  }

  static func flows(forgetsLate: Bool = false) -> [Sketch] {
    var flows = [
      customs(forgetsLate: forgetsLate), visitor(of: customs), visitor(of: customs),
      visitor(of: page),
    ]
    for number in flows.indices { flows[number].name = names[number] }
    return flows
  }

  /// The border, with a customs whose attempt goes on when nobody waits for it, or not.
  static func system(
    outlivesCallers: Bool = false, forgetsLate: Bool = false,
    @PropertyBuilder<Self> _ properties: () -> [Property<Self>] = { [] }
  ) throws -> System<Self> {
    let flows = flows(forgetsLate: forgetsLate)
    let components = try zip(names.indices, flows).map { number, flow in
      try Component<Self>(
        names[number], flow, isThrownAway: true, outlivesCallers: outlivesCallers && number == 0,
        perform: { effect, address, world, output in
          if effect == .ask { world.ask(address, &output) }
        }, hear: { $0.component == number ? $0.event : nil })
    }
    return System(
      "border", "a customs and who waits for it", components: components,
      worlds: [false, true].map { Border(answersAtOnce: $0) }, properties: properties)
  }
}
