import EveryPath
package import FlowModel

/// The journeys of a system as UI tests: what a person does in them, once for all journeys in which
/// it is the same, and the screens that the model allows after each touch.
package struct UITestPlan: Sendable {
  /// What has to be done that a journey comes about.
  package enum Class: String, CaseIterable, Sendable {
    /// A test does it alone.
    case automated
    /// A hand helps: it prepares the phone, or does what no test can.
    case byHand = "by hand"
    /// A test does what the person does, and whether the phone goes on like that is its choice.
    case observed
    /// It takes what hardly ever happens.
    case luck
    /// Nothing brings it about.
    case impossible
  }

  /// Something a person does, and the screens that the model allows then.
  package struct Step: Sendable {
    package let touch: Touch
    /// Where it goes on; of a last step all at which it may end.
    package internal(set) var goesOn: [Int] = []
    /// Where it ends, since the phone has gone another way.
    package internal(set) var ends: [Int] = []
    /// Where it ends by what hardly ever happens.
    package internal(set) var rare: [Int] = []
  }

  /// A person's road through journeys: one test; through none where it gives an answer that tells
  /// the app nothing.
  package struct Road: Sendable {
    package let preparations: [Preparation]
    package var steps: [Step]
    package var journeys: [String]
  }

  package let system: String
  package let summary: String
  package internal(set) var screens: [SeenScreen] = []
  package internal(set) var roads: [Road] = []
  /// How many journeys there are of each class.
  package internal(set) var counts: [Class: Int] = [:]
  /// Why journeys cannot be tests, and how many.
  package internal(set) var left: [(reason: String, journeys: Int)] = []

  init(_ system: String, _ summary: String) { (self.system, self.summary) = (system, summary) }

  /// What it is about; many a summary begins with the system's name.
  var title: String { summary.hasPrefix("\(system): ") ? summary : "\(system): \(summary)" }

  /// How many journeys there are.
  package var journeys: Int { counts.values.reduce(0, +) }
}

/// A journey as a UI test sees it.
struct UITestJourney {
  let title: String
  var preparations: [Preparation] = []
  var touches: [Touch] = []
  /// What hardly ever happens in it, in words.
  var luck: String?
  private var isObserved = false

  /// - Parameter walk: the journey, taken.
  init<W: World>(_ title: String, _ walk: Walk<W>) {
    self.title = title
    var world = walk.start.world
    for step in walk.steps {
      add(step.move, step.text, in: world)
      world = step.state.world
    }
  }

  private mutating func add<W: World>(_ move: SystemMove<W>, _ text: ChoiceText, in world: W) {
    if text.isRare { luck = luck ?? text.says }
    if move.cut != nil { luck = luck ?? "iOS ends the app in the middle of a step" }
    guard case .world(let move) = move.kind else { return }
    if let preparation = world.preparation(for: move), !preparations.contains(preparation) {
      preparations.append(preparation)
    } else if let touch = world.touch(for: move) {
      if touch != .wait { touches.append(touch) }
    } else {
      isObserved = true
    }
  }

  /// Why nothing prepares the phone for it.
  var never: String? { preparations.lazy.compactMap(\.never).first }

  var `class`: UITestPlan.Class {
    if never != nil { return .impossible }
    if luck != nil { return .luck }
    let needsHand =
      touches.contains { if case .byHand = $0 { true } else { false } }
      || preparations.contains { if case .hand = $0.means { true } else { false } }
    return needsHand ? .byHand : isObserved ? .observed : .automated
  }
}

extension Preparation {
  /// Why nothing prepares the phone like that; nil if something does.
  var never: String? { if case .never(let reason) = means { reason } else { nil } }
}
