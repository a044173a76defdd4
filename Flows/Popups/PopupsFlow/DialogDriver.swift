public import EveryPath

/// A flow's driver whose dialog waits for its turn among the app's ``Dialogs``.
///
/// It stands between a runner and the driver that knows how to show the dialog, and hands on
/// whatever is not about the dialog. The other driver shows the dialog when its turn has come,
/// takes it away when something higher covers it, and shows it again afterwards. If something else
/// ends the dialog, the attempt is dropped; if the attempt ends, its dialog comes up no more.
///
/// What makes the system ask (`EffectRole.asksSystem`) waits for its turn too, before the flow's
/// `readiness` is acknowledged, or else before it is handed on: nothing else is on screen then, and
/// nothing comes up until it is answered, or the attempt shows a dialog of its own or ends.
///
/// ```swift
/// let flow = WholeAccessFlow.camera
/// let driver = DialogDriver(for: flow, camera, as: Popup("camera-guide"), in: dialogs)
/// let runner = try Runner(flow, driver: driver, store: store)
/// driver.connect(to: runner)
/// ```
@MainActor
public final class DialogDriver<F: DialogFlow>: Driver {
  /// What the flow orders.
  public typealias Effect = F.Effect
  /// What the flow is told.
  public typealias Event = F.Event

  /// What is to be shown, and what receives a touch.
  private struct Showing {
    let number: Int
    let effect: F.Effect
    let reply: Reply<F.Event>
  }

  private let flow: F
  private let driver: any Driver<F.Effect, F.Event>
  private let popup: Popup
  private let dialogs: Dialogs
  private var isRunning: @MainActor () -> Bool = { true }
  private var abandon: @MainActor () -> Void = {}
  private var steps: @MainActor () -> AsyncStream<RunnerStep<F>>? = { nil }
  private var watch: Task<Void, Never>?
  private var showing: Showing?
  private var leaving: Reply<F.Event>?
  private var isUp = false
  private var lastNumber = 0
  private var question: SystemQuestion?

  /// A driver around another one.
  ///
  /// - Parameters:
  ///   - flow: The flow, which knows which of its orders are about its dialog.
  ///   - driver: Carries the orders out.
  ///   - popup: What the scheduler has to know of the dialog; its id belongs to this flow alone.
  ///   - dialogs: The app's dialogs.
  public init(
    for flow: F, _ driver: any Driver<F.Effect, F.Event>, as popup: Popup, in dialogs: Dialogs
  ) {
    self.flow = flow
    self.driver = driver
    self.popup = popup
    self.dialogs = dialogs
  }

  /// Drops the attempts of `runner` whose dialog is swept away; the runner is not kept.
  public func connect(to runner: Runner<F>) {
    isRunning = { [weak runner] in runner?.isRunning ?? false }
    abandon = { [weak runner] in runner?.abandon(.dropped) }
    steps = { [weak runner] in runner?.steps }
  }

  /// Begins an effect, now or in its turn.
  public func perform(_ effect: F.Effect, reply: Reply<F.Event>) {
    if effect == flow.dismissal {
      watch?.cancel()
      showing = nil
      leaving = reply
      dialogs.dismiss(popup.id, of: self)
    } else if flow.closing(of: effect) != nil {
      show(effect, reply)
    } else if flow.role(of: effect) == .asksSystem {
      ask(effect, reply)
    } else {
      // What is ordered instead of the request needs no turn.
      if let question, question.isForReadiness, !question.isAsked { endTurn(question.number) }
      // A question that was asked keeps its turn until it is answered, however the flow waits for
      // it.
      if effect == flow.readiness, question?.isAsked != true {
        takeTurn(reply, forReadiness: true) { [driver] in driver.perform(effect, reply: reply) }
      } else {
        driver.perform(effect, reply: reply)
      }
    }
  }

  /// Hands the question on at once if it is its turn already, as when it is asked again, or else
  /// when it is.
  private func ask(_ effect: F.Effect, _ reply: Reply<F.Event>) {
    if let question, question.isUp {
      let number = question.number
      reply.onCancel { [weak self] in self?.endTurn(number) }
      handOn(effect, reply, question)
    } else {
      endTurn()
      takeTurn(reply) { [weak self] in
        if let self, let question { handOn(effect, reply, question) }
      }
    }
  }

  private func handOn(_ effect: F.Effect, _ reply: Reply<F.Event>, _ question: SystemQuestion) {
    question.isAsked = true
    let number = question.number
    driver.perform(
      effect,
      reply: reply.intercepted { [weak self] event in
        let disposition = reply.resolve(event)
        self?.endTurn(number)
        return disposition
      })
  }

  /// Waits until the system may ask with the screen to itself.
  private func takeTurn(
    _ reply: Reply<F.Event>, forReadiness: Bool = false, _ begin: @escaping @MainActor () -> Void
  ) {
    lastNumber += 1
    let number = lastNumber
    let question = SystemQuestion(
      number, isForReadiness: forReadiness, begin: begin,
      whenSwept: { [weak self] in
        guard self?.question?.number == number else { return }
        self?.question = nil
        self?.abandon()
      })
    self.question = question
    reply.onCancel { [weak self] in self?.endTurn(number) }
    watchAttempt(number)
    var popup = Popup(questionID, group: popup.group, priority: popup.priority)
    popup.isOfSystem = true
    dialogs.show(popup, of: question)
  }

  /// Nothing waits for the question or its answer any more, so it does not keep the screen.
  private func endTurn(_ number: Int? = nil) {
    guard let question, number == nil || question.number == number else { return }
    self.question = nil
    if question.isUp {
      dialogs.vanished(questionID, of: question)
    } else {
      dialogs.dismiss(questionID, of: question)
    }
  }

  private var questionID: String { "\(popup.id)-question" }

  private func show(_ effect: F.Effect, _ reply: Reply<F.Event>) {
    endTurn()
    lastNumber += 1
    let number = lastNumber
    showing = Showing(number: number, effect: effect, reply: reply)
    reply.onCancel { [weak self] in self?.attemptHasEnded(number) }
    watchAttempt(number)
    if isUp, dialogs.wants(popup.id) {
      bringUp(effect, reply, number)
    } else {
      dialogs.show(popup, of: self)
    }
  }

  /// One that goes without a touch frees the screen, and may come up again in its turn.
  private func bringUp(_ effect: F.Effect, _ reply: Reply<F.Event>, _ number: Int) {
    driver.perform(
      effect,
      reply: reply.intercepted { [weak self, flow] event in
        if event == flow.swept { self?.wentByItself(number) }
        return reply.resolve(event)
      })
  }

  private func wentByItself(_ number: Int) {
    guard showing?.number == number else { return }
    showing = nil
    isUp = false
    dialogs.vanished(popup.id, of: self)
  }

  /// An attempt may also end after the touch that answered, and before it orders the dialog away.
  private func watchAttempt(_ number: Int) {
    watch?.cancel()
    guard let steps = steps() else { return }
    watch = Task { [weak self] in
      for await _ in steps {}
      self?.attemptHasEnded(number)
    }
  }

  private func attemptHasEnded(_ number: Int) {
    endTurn(number)
    guard showing?.number == number else { return }
    showing = nil
    dialogs.dismiss(popup.id, of: self)
  }
}

extension DialogDriver: DialogHost {
  func comeUp() {
    guard let showing, isRunning() else {
      showing = nil
      return dialogs.dismiss(popup.id, of: self)
    }
    isUp = true
    bringUp(showing.effect, showing.reply, showing.number)
  }

  func goAway(_ done: @escaping @MainActor @Sendable () -> Void) {
    guard isUp else { return done() }
    isUp = false
    driver.perform(flow.dismissal, reply: Reply { _ in done() })
  }

  func isGone() {
    let reply = leaving
    leaving = nil
    reply?.resolve(flow.dismissed)
  }

  func wasClosed() {
    guard let showing, let event = flow.closing(of: showing.effect) else { return }
    showing.reply.resolve(event)
  }

  func wasSwept() {
    isUp = false
    // What was swept away may have belonged to an attempt that is over.
    guard showing != nil || leaving != nil else { return }
    showing = nil
    leaving = nil
    abandon()
  }
}
