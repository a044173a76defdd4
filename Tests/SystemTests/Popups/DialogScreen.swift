import EveryPath
import EveryPathTesting
import PopupsFlow

/// A screen on which dialogs of flows and other popups come and go at once, and a list of what it
/// has seen.
@MainActor
final class DialogScreen: Driver {
  private(set) var log: [String] = []
  /// What is on the screen, in the order in which it came.
  private(set) var shown: [String] = []

  /// Brings up and takes away the popups that belong to no flow.
  func perform(_ effect: PopupEffect, reply: Reply<PopupEvent>) {
    switch effect {
    case .present(let id, isRaised: _):
      comeUp(id)
      reply.resolve(.appeared(id))
    case .hide(let id):
      go(id)
      reply.resolve(.disappeared(id))
    case .raise, .lower, .startTimer, .pauseTimer, .resumeTimer, .stopTimer, .notify: break
    }
  }

  func comeUp(_ id: String) {
    if !shown.contains(id) { shown.append(id) }
    log.append("+\(id)")
  }

  func go(_ id: String) {
    shown.removeAll { $0 == id }
    log.append("-\(id)")
  }
}

/// A flow's driver: answers by script, and shows the flow's dialog on a screen.
@MainActor
final class DialogTester<F: DialogFlow>: Driver {
  private let flow: F
  private let id: String
  private let screen: DialogScreen
  let script: ScriptedDriver<F>

  init(_ flow: F, _ id: String, on screen: DialogScreen, _ script: [F.Effect: F.Event]) {
    self.flow = flow
    self.id = id
    self.screen = screen
    self.script = ScriptedDriver(script)
  }

  func perform(_ effect: F.Effect, reply: Reply<F.Event>) {
    if flow.closing(of: effect) != nil { screen.comeUp(id) }
    if effect == flow.dismissal { screen.go(id) }
    script.perform(effect, reply: reply)
    if effect == flow.dismissal { reply.resolve(flow.dismissed) }
  }
}
