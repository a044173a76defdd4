import EveryPath
import FlowModel

/// What can happen around a payment: a person, a server that may be late, the bank's app, and the
/// end of the app.
struct Till: World {
  enum Move: Hashable, Sendable {
    case open, comeBack, kill, launch
    case answer(Payment.Event)
    case serve(Payment.Event)
  }
  typealias Stimulus = Payment.Event
  enum Observation: Hashable, Sendable { case charged }

  var isRunning = true
  var isAtBank = false
  /// What the bank says; nil while there is nothing to say.
  var isPaid: Bool?
  /// What the screen was ordered last, and what the server was asked, with whom to answer.
  var screenOrder, serverOrder: Payment.Effect?
  var screenAsker, serverAsker: Address?

  func offer(_ moves: inout [Move]) {
    guard isRunning else { return moves.append(.launch) }
    if let serverOrder { moves += answers(to: serverOrder).map { .serve($0) } }
    if isAtBank { return moves += [.comeBack, .kill] }
    if let screenOrder { moves += Payment().answers(to: screenOrder).map { .answer($0) } }
    moves += screenOrder == nil && serverOrder == nil ? [.open, .kill] : [.kill]
  }

  private func answers(to effect: Payment.Effect) -> [Payment.Event] {
    if let isPaid { return [isPaid ? .charged : .declined, .failed] }
    return effect == .charge ? Payment().answers(to: .charge) : [.unpaid, .failed]
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .open: output.begin()
    case .answer(let event):
      if let screenAsker { output.answer(screenAsker, event) }
      isAtBank = event == .bankOpened
      (screenOrder, screenAsker) = (nil, nil)
    case .serve(let event):
      if let serverAsker { output.answer(serverAsker, event) }
      if event == .charged || event == .declined { isPaid = event == .charged }
      (serverOrder, serverAsker) = (nil, nil)
    case .comeBack:
      (isAtBank, isPaid) = (false, isPaid ?? true)
      output.tell(.returned)
    case .kill: endProcess(&output)
    case .launch:
      (isRunning, isAtBank) = (true, false)
      output.processLaunched(intentIsFresh: true)
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    (isRunning, screenOrder, screenAsker) = (false, nil, nil)
    (serverOrder, serverAsker) = (nil, nil)
    output.processEnded()
  }

  var picture: Picture { Picture(title: "Till") }
  mutating func renumber(_ number: (Address) -> Address) {
    (screenAsker, serverAsker) = (screenAsker.map(number), serverAsker.map(number))
  }

  func text(of move: Move) -> ChoiceText {
    switch move {
    case .answer(let event): ChoiceText(.person, "\(event)", "the person sees to \(event)")
    case .serve(let event): ChoiceText(.system, "\(event)", "the server says \(event)")
    case .kill: ChoiceText(.system, "kill", "the app is ended")
    case .open, .comeBack, .launch: ChoiceText(.person, "\(move)", "\(move)")
    }
  }
  var isBusy: Bool { serverOrder != nil }
  var screen: String { isAtBank ? "bank" : screenOrder.map { "\($0)" } ?? "page" }
  var facts: [(name: String, value: String)] { [("paid", "\(isPaid as Bool?)")] }
  static func words(for observation: Observation) -> String { "the bank has paid" }
}
