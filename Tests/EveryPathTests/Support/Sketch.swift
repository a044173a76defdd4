import EveryPath

/// A small flow whose rows a test writes on the spot; it starts in `a` and resumes there.
struct Sketch: Flow {
  enum State: Hashable, Sendable { case a, b, c, d, z }
  enum Event: String, Hashable, Sendable {
    case yes, no
    case shown, failed
    case hidden
    case tap, back, ping, pong, alarm
    /// No sketch has a row for it.
    case stranger
  }
  enum Effect: String, Hashable, Sendable { case ask, show, hide, beep, buzz, ring }
  enum Outcome: Hashable, Sendable { case done, failed, cancelled, dropped, driverEnded }

  var name = "Sketch"
  let rows: @Sendable (State) -> FlowRows<Sketch>

  init(@FlowRowBuilder<Sketch> _ rows: @escaping @Sendable (State) -> FlowRows<Sketch>) {
    self.rows = rows
  }

  /// A flow of one state beside its end, with these rows.
  init(@FlowRowBuilder<Sketch> _ rows: @escaping @Sendable () -> FlowRows<Sketch>) {
    self.init { state in
      if state == .a { rows() } else { Finish(.done) }
    }
  }

  var start: State { .a }

  func transitions(from state: State) -> Transitions { rows(state) }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .ask: [.yes, .no]
    case .show: [.shown, .failed]
    case .hide: [.hidden]
    case .beep, .buzz, .ring: []
    }
  }

  func abandoned(_ reason: Abandonment) -> Outcome {
    switch reason {
    case .cancelled: .cancelled
    case .dropped: .dropped
    case .driverEnded: .driverEnded
    }
  }
}

// The words, so that a test reads like the inside of a flow.
typealias On = Sketch.On
typealias Interrupt = Sketch.Interrupt
typealias After = Sketch.After
typealias Enter = Sketch.Enter
typealias Ignore = Sketch.Ignore
typealias Finish = Sketch.Finish
typealias Perform = Sketch.Perform
typealias Wait = Sketch.Wait
typealias Remember = Sketch.Remember
typealias Forget = Sketch.Forget
typealias Deliver = Sketch.Deliver
typealias Tell = Sketch.Tell
typealias Call = Sketch.Call
typealias Go = Sketch.Go
typealias Stay = Sketch.Stay
typealias Or = Sketch.Or
typealias Timeout = Sketch.Timeout
