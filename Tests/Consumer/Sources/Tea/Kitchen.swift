import EveryPath
import FlowModel

/// What can happen around a cup of tea: a person, a kettle, and the end of the app.
public struct Kitchen: World {
  public enum Move: Hashable, Sendable {
    case begin
    case choose(Blend)
    case decline
    case boil
    case trip
    case kill
    case launch
  }
  public enum Stimulus: Hashable, Sendable {
    case chosen(Blend)
    case declined
    case boiled
    case tripped
  }
  public enum Observation: Hashable, Sendable { case hotWater }

  /// A kettle that owes an answer.
  struct Kettle: Hashable {
    var degrees: Int
    var address: Address

    var isHot: Bool { degrees > 90 }
  }

  public private(set) var isRunning = true
  var offer: Address?
  var kettle: Kettle?

  public init() {}

  public func offer(_ moves: inout [Move]) {
    guard isRunning else { return moves.append(.launch) }
    if offer == nil, kettle == nil { moves.append(.begin) }
    if offer != nil { moves += Blend.allCases.map { .choose($0) } + [.decline] }
    if kettle != nil { moves += [.boil, .trip] }
    moves.append(.kill)
  }

  public mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .begin: output.begin()
    case .choose(let blend): answer(.chosen(blend), &output)
    case .decline: answer(.declined, &output)
    case .boil, .trip:
      if let kettle { output.answer(kettle.address, move == .boil ? .boiled : .tripped) }
      if move == .boil { output.observe(.hotWater) }
      kettle = nil
    case .kill: endProcess(&output)
    case .launch:
      isRunning = true
      output.processLaunched(intentIsFresh: true)
    }
  }

  private mutating func answer(_ stimulus: Stimulus, _ output: inout WorldOutput<Self>) {
    if let offer { output.answer(offer, stimulus) }
    offer = nil
  }

  public mutating func endProcess(_ output: inout WorldOutput<Self>) {
    (isRunning, offer, kettle) = (false, nil, nil)
    output.processEnded()
  }

  public mutating func renumber(_ number: (Address) -> Address) {
    offer = offer.map(number)
    if let address = kettle?.address { kettle?.address = number(address) }
  }

  public func text(of move: Move) -> ChoiceText {
    switch move {
    case .begin: ChoiceText(.person, "begin", "go to the kitchen")
    case .choose(let blend): ChoiceText(.person, blend.rawValue, "choose \(blend.rawValue) tea")
    case .decline: ChoiceText(.person, "decline", "want none")
    case .boil: ChoiceText(.system, "boil", "the water boils")
    case .trip: ChoiceText(.system, "trip", "the fuse blows")
    case .kill: ChoiceText(.system, "kill", "the app is ended")
    case .launch: ChoiceText(.person, "launch", "open the app")
    }
  }

  public var isBusy: Bool { kettle != nil }
  public var screen: String { isRunning ? offer == nil ? "kitchen" : "menu" : "home" }
  public var picture: Picture {
    guard isRunning else { return Picture(.home, [.icon("Tea")]) }
    guard offer != nil else { return Picture(title: "Kitchen", [.button("Make Tea")]) }
    return Picture(title: "Menu", Blend.allCases.map { .button($0.rawValue) } + [.button("None")])
  }
  public var facts: [(name: String, value: String)] { [("kettle", kettle == nil ? "off" : "on")] }
  public static func words(for observation: Observation) -> String { "the water is hot" }
}
