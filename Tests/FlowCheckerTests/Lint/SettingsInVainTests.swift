import EveryPath
import FlowChecker
import Testing

/// Who tests the tester: Settings where it cannot help.
@Suite struct SettingsInVainTests {
  /// Tells why something is out of reach, with a button for Settings or without.
  struct Telling: Flow {
    enum State: Hashable, Sendable { case explaining, leaving, away, closed }
    enum Event: Hashable, Sendable, CaseIterable { case settings, cancel, gone, left, back }
    enum Effect: Hashable, Sendable { case explain, dismiss, openSettings }
    enum Outcome: Hashable, Sendable { case done }

    static let line = #line + 10
    var settingsCanHelp = false
    var offersSettings = true
    /// Whether a state of its own leaves for Settings.
    var leavesLater = false
    var start: State { .explaining }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .explaining:
        Enter { Perform(.explain) }
        if offersSettings {
          On(.settings) {
            if leavesLater { Go(to: .leaving) } else { leave }
          }
        } else {
          Ignore(.settings, because: "there is no such button")
        }
        On(.cancel) { Go(to: .closed) }
        Ignore(.left, .gone, .back, because: "not now")
      case .leaving:
        Enter {
          Perform(.dismiss, until: .gone)
          Wait(.seconds(1), because: "it closes")
          Perform(.openSettings, until: .left)
        }
        On(.back) { Go(to: .closed) }
      case .away: On(.back) { Go(to: .closed) }
      case .closed: Finish(.done)
      }
    }

    @StepBuilder private var leave: Steps {
      Perform(.dismiss, until: .gone)
      Perform(.openSettings, until: .left)
      Go(to: .away)
    }

    func answers(to effect: Effect) -> [Event] {
      switch effect {
      case .explain: [.settings, .cancel]
      case .dismiss: [.gone]
      case .openSettings: [.left]
      }
    }
    func resume(from state: State) -> Resumption<State, Outcome> { .drop(.done) }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
    func role(of effect: Effect) -> EffectRole {
      switch effect {
      case .explain: .explains(settingsCanHelp: settingsCanHelp)
      case .dismiss: .plain
      case .openSettings: .opensSettings
      }
    }
    func role(of event: Event) -> EventRole {
      event == .settings || event == .cancel ? .person : .system
    }
  }

  private func found(_ flow: Telling) throws -> [Finding] {
    try findings(of: flow).filter { $0.rule == "settings-in-vain" }
  }

  @Test(arguments: [false, true])
  func `A button that leads nowhere`(leavesLater: Bool) throws {
    let found = try found(Telling(leavesLater: leavesLater))
    #expect(
      found.map(\.sentence) == [
        "`settings` leads from `explaining` to Settings, where nothing can be changed about it; "
          + "offer another way on"
      ])
    #expect(found.map(\.lineNumbers) == [[Telling.line + 2, Telling.line]])
  }

  @Test func `Where a switch helps it may be offered`() throws {
    #expect(try found(Telling(settingsCanHelp: true)) == [])
    #expect(try found(Telling(offersSettings: false)) == [])
  }
}
