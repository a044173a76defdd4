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
  public enum Notice: Hashable, Sendable {
    case chosen(Blend)
    case declined
    case boiled
    case tripped
  }
  public enum Sign: Hashable, Sendable { case hotWater }

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

  public mutating func take(_ move: Move, _ news: inout News<Self>) {
    switch move {
    case .begin: news.begin(part: 0)
    case .choose(let blend): answer(.chosen(blend), &news)
    case .decline: answer(.declined, &news)
    case .boil, .trip:
      if let kettle { news.answer(kettle.address, move == .boil ? .boiled : .tripped) }
      if move == .boil { news.note(.hotWater) }
      kettle = nil
    case .kill: endProcess(&news)
    case .launch:
      isRunning = true
      news.processLaunched(intentIsFresh: true)
    }
  }

  private mutating func answer(_ notice: Notice, _ news: inout News<Self>) {
    if let offer { news.answer(offer, notice) }
    offer = nil
  }

  public mutating func endProcess(_ news: inout News<Self>) {
    (isRunning, offer, kettle) = (false, nil, nil)
    news.processEnded()
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
  public var facts: [(name: String, value: String)] { [("kettle", kettle == nil ? "off" : "on")] }
  public static func words(for sign: Sign) -> String { "the water is hot" }
}
