import EveryPath
import FlowModel

/// What can happen around an upload: a person, the camera's switch, a server, the end of the app.
struct Street: World {
  enum Move: Hashable, Sendable {
    case open, flipSwitch, comeBack, kill, launch
    case answer(Upload.Event)
  }
  typealias Stimulus = Upload.Event
  enum Observation: Hashable, Sendable { case stored }

  var isRunning = true
  var isInSettings = false
  /// Whether the camera is allowed; nil while the person has not been asked.
  var isAllowed: Bool?
  /// What was ordered last and whom to answer.
  var asked: Upload.Effect?
  var asker: Address?

  func offer(_ moves: inout [Move]) {
    guard isRunning else { return moves.append(.launch) }
    if isInSettings { return moves += [.flipSwitch, .comeBack, .kill] }
    if let asked { moves += answers(to: asked).map { .answer($0) } } else { moves.append(.open) }
    moves.append(.kill)
  }

  private func answers(to effect: Upload.Effect) -> [Upload.Event] {
    guard effect == .readAccess else { return Upload().answers(to: effect) }
    return [isAllowed.map { $0 ? .allowed : .denied } ?? .undecided]
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .open: output.begin()
    case .answer(let event):
      let address = asker
      if asked == .askAccess { isAllowed = event == .allowed }
      isInSettings = event == .leftApp
      (asked, asker) = (nil, nil)
      if event == .stored { output.observe(.stored) }
      if let address { output.answer(address, event) }
    case .flipSwitch:
      isAllowed = isAllowed != true
      if isRunning { endProcess(&output) }
    case .comeBack:
      isInSettings = false
      output.tell(.foregrounded)
    case .kill: endProcess(&output)
    case .launch:
      (isRunning, isInSettings) = (true, false)
      output.processLaunched(intentIsFresh: true)
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    (isRunning, asked, asker) = (false, nil, nil)
    output.processEnded()
  }
  var picture: Picture { Picture(title: "Street") }
  mutating func renumber(_ number: (Address) -> Address) { asker = asker.map(number) }

  func text(of move: Move) -> ChoiceText {
    guard case .answer(let event) = move else {
      return ChoiceText(move == .kill ? .system : .person, "\(move)", "\(move)")
    }
    let cause: Cause = Upload().role(of: event) == .person ? .person : .system
    return ChoiceText(cause, "\(event)", "the answer is \(event)")
  }
  var isBusy: Bool { asked == .readAccess || asked == .upload }
  var screen: String { isInSettings ? "Settings" : asked.map { "\($0)" } ?? "page" }
  var facts: [(name: String, value: String)] { [("camera", "\(isAllowed as Bool?)")] }
  static func words(for observation: Observation) -> String { "the document is stored" }
}
