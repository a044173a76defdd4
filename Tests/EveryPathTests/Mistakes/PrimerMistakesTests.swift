import EveryPath
import FlowChecker
import Testing

/// Who tests the tester: primers.
@Suite struct PrimerMistakesTests {
  /// A page before a system prompt.
  struct Primer: Flow {
    enum State: Hashable, Sendable { case idle, priming, reading, asking, closed }
    enum Event: Hashable, Sendable {
      case begin, shown, failed, next, later, hidden, open, decided, answered
    }
    enum Effect: Hashable, Sendable { case showPrimer, hidePrimer, read, ask, report }
    enum Outcome: Hashable, Sendable { case done, notNow }

    /// How the page comes up.
    enum Showing: Hashable, Sendable { case inTheTransition, awaited, onEntering }

    static let primingLine = #line + 27
    static let other = ComponentID<Sketch>("other")
    var label = "Continue"
    var showing = Showing.awaited
    var hasSecondExit = false
    var hasSecondButton = false
    var asks = true
    /// Whether the status is read once more before the system is asked.
    var readsFirst = false
    /// Whether another component is called before the system is asked.
    var callsFirst = false
    /// What happens when nobody has touched the page for a while.
    var whenIdle: FlowSteps<Primer>?
    var start: State { .idle }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .idle:
        On(.begin) {
          switch showing {
          case .inTheTransition: Perform(.showPrimer)
          case .awaited:
            Perform(.showPrimer, until: .shown) { Or(.failed) { Go(to: .closed) } }
          case .onEntering: Perform(.report)
          }
          Go(to: .priming)
        }
      case .priming:
        if showing == .onEntering { Enter { Perform(.showPrimer) } }
        On(.next) { proceed }
        if hasSecondExit { On(.later) { Go(to: .closed) } }
        if hasSecondButton { On(.later) { proceed } }
        if let whenIdle { After(.seconds(9), because: "nobody looks") { whenIdle } }
      case .reading:
        Enter { Perform(.read) }
        On(.open) {
          if asks { Perform(.ask) }
          Go(to: .asking)
        }
        On(.decided) { Go(to: .closed) }
      case .asking: On(.answered) { Go(to: .closed) }
      case .closed: Finish(.done)
      }
    }

    @StepBuilder fileprivate var proceed: Steps {
      Perform(.hidePrimer, until: .hidden)
      if callsFirst { Call(Self.other, until: .done) { Or(.failed, from: Self.other) { Stay() } } }
      if asks, !readsFirst { Perform(.ask) }
      Go(to: readsFirst ? .reading : .asking)
    }

    func answers(to effect: Effect) -> [Event] {
      switch effect {
      case .showPrimer: [.shown, .failed]
      case .hidePrimer: [.hidden]
      case .read: [.open, .decided]
      case .ask: [.answered]
      case .report: []
      }
    }
    func abandoned(_ reason: Abandonment) -> Outcome { .notNow }
    func role(of effect: Effect) -> EffectRole {
      switch effect {
      case .showPrimer: .showsPrimer(button: label)
      case .ask: .asksSystem
      case .hidePrimer, .read, .report: .plain
      }
    }
    func role(of event: Event) -> EventRole {
      switch event {
      case .next, .later, .begin: .person
      case .shown, .failed, .hidden, .open, .decided, .answered: .system
      }
    }
  }

  @Test(arguments: [Primer.Showing.inTheTransition, .awaited, .onEntering])
  func `A right primer is right`(showing: Primer.Showing) {
    #expect(mistakes(of: Primer(showing: showing)) == [])
  }

  @Test(arguments: [Primer.Showing.inTheTransition, .awaited, .onEntering])
  func `A second Exit`(showing: Primer.Showing) {
    let found = mistakes(of: Primer(showing: showing, hasSecondExit: true))
    #expect(
      found.map(\.sentence) == [
        "`later` leaves the primer `priming` without the system prompt; a primer has one way "
          + "forward, to the prompt (App Review 5.1.1(iv))"
      ])
    #expect(found.map(\.rule) == ["primer-exit"])
    #expect(found.first?.lineNumbers.first == Primer.primingLine + 3)
    #expect(found.first?.witness == (showing == .awaited ? ["begin", "shown"] : ["begin"]))
  }

  @Test func `A second button`() {
    let found = mistakes(of: Primer(hasSecondButton: true))
    #expect(
      found.map(\.sentence) == [
        "the primer `priming` has 2 buttons; it has exactly one, and it leads to the prompt (App "
          + "Review 5.1.1(iv))"
      ])
    #expect(
      found.first?.lineNumbers == [Primer.primingLine + 2, Primer.primingLine + 4])
  }

  @Test(arguments: [false, true])
  func `a timeout that leads away from the primer`(waits: Bool) {
    let away = FlowStepBuilder<Primer>.buildArray(
      (waits ? [Primer.Perform(.hidePrimer, until: .hidden).block] : [])
        + [Primer.Go(to: .closed).block])
    let found = mistakes(of: Primer(whenIdle: away))
    #expect(
      found.map(\.sentence) == [
        "`9 s pass` leaves the primer `priming` without the system prompt; a primer has one way "
          + "forward, to the prompt (App Review 5.1.1(iv))"
      ])
    #expect(found.map(\.rule) == ["primer-exit"])
    #expect(found.first?.lineNumbers == [Primer.primingLine + 5, Primer.primingLine + 2])
  }

  @Test func `a timeout that leads to the prompt, or stays on the primer, is right`() {
    #expect(mistakes(of: Primer(whenIdle: Primer().proceed)) == [])
    let stays = FlowStepBuilder<Primer>.buildArray([
      Primer.Perform(.report).block, Primer.Stay().block,
    ])
    #expect(mistakes(of: Primer(whenIdle: stays)) == [])
  }

  @Test func `the status may be read once more between the primer and the prompt`() {
    #expect(mistakes(of: Primer(readsFirst: true)) == [])
    let found = mistakes(of: Primer(asks: false, readsFirst: true))
    #expect(found.map(\.rule) == ["primer-exit"])
  }

  @Test func `another component may be called before the system is asked, or may be what asks it`()
  {
    #expect(mistakes(of: Primer(callsFirst: true)) == [])
    #expect(mistakes(of: Primer(asks: false, callsFirst: true)) == [])
  }

  @Test func `A primer that never asks`() {
    let found = mistakes(of: Primer(asks: false))
    #expect(found.map(\.rule) == ["primer-exit"])
    #expect(found.first?.sentence.hasPrefix("`next` leaves the primer") == true)
  }

  @Test
  func `a label that promises the system's answer is a finding, and keeps nothing from running`()
    throws
  {
    let flow = Primer(label: "Allow", showing: .inTheTransition)
    let found = try findings(of: flow).filter { $0.rule == "primer-label" }
    #expect(
      found.map(\.sentence) == [
        "the primer's button says \"Allow\": App Review rejects \"allow\" there; say "
          + "\"Continue\" or \"Next\""
      ])
    #expect(found.first?.lines.map(\.line) == [Primer.primingLine + 2])
    #expect(found.first?.witness == ["begin"])
    _ = try Machine(flow)
  }

  @Test(arguments: [
    ("Allow", "allow"), ("Grant access", "grant"), ("Please enable", "enable"),
    ("Authorise", "authorise"), ("Authorize", "authorize"), ("Permit it!", "permit"),
    ("OK", "ok"), ("I'm ok.", "ok"), ("Okay", "okay"), ("Allowing is easy", "allowing"),
    ("Permitted", "permitted"), ("Turn on notifications", "turn on"), ("ＯＫ", "ok"),
    ("Erlauben", "erlauben"), ("Zugriff zulassen", "zulassen"), ("Aktivieren", "aktivieren"),
    ("Jetzt freigeben", "freigeben"), ("Ich stimme zu", "stimme zu"), ("Ja, gern", "ja"),
    ("允许", "允许"), ("开启通知", "开启"), ("好", "好"), ("好的", "好的"), ("OK，继续", "ok"),
    ("許可する", "許可"), ("通知をオンにする", "オンにする"), ("OKです", "ok"), ("はい", "はい"),
    ("السماح", "سماح"), ("اسمح بالوصول", "اسمح"), ("موافق", "موافق"), ("تفعيل الإشعارات", "تفعيل"),
    ("فَعِّل الإشعارات", "فعل"), ("حسنًا", "حسنا"), ("أوافق", "اوافق"),
  ])
  func `A claim in any language`(label: String, word: String) {
    let problem = PrimerLabel.problem(with: label)
    #expect(problem?.contains("App Review rejects \"\(word)\" there") == true, "\(problem ?? "")")
  }

  @Test func `a label is told in the words of its language`() {
    #expect(
      PrimerLabel.problem(with: "Erlauben")?.hasSuffix("say \"Weiter\" or \"Fortfahren\"") == true)
    #expect(PrimerLabel.problem(with: "許可")?.hasSuffix("say \"続ける\" or \"次へ\"") == true)
  }

  @Test(arguments: [
    "Continue", "Next", "Look around", "Enablement", "Token", "Weiter", "Fortfahren",
    "Januar ansehen", "继续", "下一步", "更好的照片", "続ける", "次へ", "進む", "好きな写真を選ぶ",
    "オンラインで続ける", "متابعة", "التالي", "استمرار", "ابدأ", "",
  ])
  func `A neutral label`(label: String) throws {
    #expect(PrimerLabel.problem(with: label) == nil)
    #expect(try findings(of: Primer(label: label)).filter { $0.rule == "primer-label" } == [])
  }
}
