import ContactsPermission
import EveryPath
import EveryPathTesting
import Foundation
import PermissionDrivers
import PermissionFlows
import PermissionTesting
import Testing

@MainActor
@Suite struct ConformanceTests {
  private typealias Event = AccessEvent<ContactsFlow.Grant>

  /// A source with one fault, or none.
  private final class FaultySource: AccessSource {
    enum Fault: String, CaseIterable {
      case none, readsTwice, neverReads, readsUnlisted, asksOnRead, answersTwice, neverAnswers
      case answersWithReading
    }

    let fault: Fault
    private(set) var questions = 0
    private var question: Reply<Event>?

    init(_ fault: Fault) { self.fault = fault }

    func read(_ reply: Reply<Event>) {
      switch fault {
      case .neverReads: break
      case .readsUnlisted: reply.resolve(.read(.refused(.switchedOff)))
      case .readsTwice:
        reply.resolve(.read(.notDetermined))
        Task.detached { reply.resolveFromAnyThread(.read(.granted(.full))) }
      case .asksOnRead:
        questions += 1
        reply.resolve(.read(.notDetermined))
      default: Task.detached { reply.resolveFromAnyThread(.read(.notDetermined)) }
      }
    }

    func ask(_ request: OnlyRequest, _ reply: Reply<Event>) {
      questions += 1
      question = reply
    }

    func allow() {
      guard let question else { return }
      switch fault {
      case .neverAnswers: break
      case .answersWithReading: question.resolveFromAnyThread(.read(.granted(.full)))
      case .answersTwice:
        question.resolveFromAnyThread(.answered(.yes))
        question.resolveFromAnyThread(.answered(.yes))
      default: Task.detached { question.resolveFromAnyThread(.answered(.yes)) }
      }
    }
  }

  @Test(
    arguments: [
      ("none", nil),
      ("readsTwice", twice("`read`")),
      ("neverReads", unanswered("`read`")),
      (
        "readsUnlisted",
        unlisted(
          "`read`", "read(refused(switchedOff))",
          "`read(granted(full))`, `read(granted(limited))`, `read(granted(nothingChosen))`, "
            + "`read(notDetermined)`, `read(refused(denied))`, `read(refused(restricted))` and "
            + "`read(refused(missingDescription))`")
      ),
      ("asksOnRead", "`read` asked the system; read what it knows, and leave asking to `ask`"),
      ("answersTwice", twice("`ask(access)`")),
      ("neverAnswers", unanswered("`ask(access)`")),
      (
        "answersWithReading",
        unlisted(
          "`ask(access)`", "read(granted(full))", "`answered(yes)`, `answered(no)` and `failed`")
      ),
    ] as [(String, String?)])
  func `A source is checked in one call`(_ fault: String, _ sentence: String?) async throws {
    let source = FaultySource(try #require(FaultySource.Fault(rawValue: fault)))
    let found = await source.problems(for: ContactsFlow(), withinTurns: 500) {
      source.questions
    } answering: { _ in
      source.allow()
    }
    #expect(found.map(\.description) == [sentence].compactMap { $0 })
  }

  /// A presenter with one fault, or none.
  private final class FaultyPresenter: DialogPresenter {
    enum Fault: String, CaseIterable {
      case none, tapsTwice, tapsAnother, ignoresTaps, neverGone, goneTwice, goneOnlyIfShown
      case goneElsewhere, ignoresSweeps, sweptTwice, goneOnlyIfUp, sweptWhenTouched
    }

    let fault: Fault
    private var tapped: (@MainActor (AccessButton) -> Void)?
    private var swept: @MainActor () -> Void = {}
    private var isUp = false

    init(_ fault: Fault) { self.fault = fault }

    func show(
      _ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void,
      swept: @escaping @MainActor () -> Void
    ) {
      self.tapped = tapped
      self.swept = swept
      isUp = true
    }

    func sweep() {
      isUp = false
      if fault != .ignoresSweeps { swept() }
      if fault == .sweptTwice { swept() }
    }

    func touch(_ button: PermissionDialog.Button) {
      switch fault {
      case .ignoresTaps: break
      case .tapsAnother: tapped?(.cancel)
      case .tapsTwice:
        tapped?(button.action)
        tapped?(button.action)
      case .sweptWhenTouched:
        tapped?(button.action)
        swept()
      default: tapped?(button.action)
      }
    }

    func dismiss(_ done: @escaping @MainActor () -> Void) {
      let wasShown = tapped != nil
      tapped = nil
      switch fault {
      case .neverGone: break
      case .goneOnlyIfShown: if wasShown { done() }
      case .goneOnlyIfUp: if isUp || !wasShown { done() }
      case .goneTwice:
        done()
        done()
      case .goneElsewhere:
        // What a handler does that a framework calls where it likes, in code that is not checked.
        let unchecked = unsafeBitCast(done, to: (@Sendable () -> Void).self)
        Thread.detachNewThread { unchecked() }
      default: done()
      }
    }
  }

  @Test(
    arguments: [
      ("none", nil),
      ("tapsTwice", twice("the touch of `proceed`")),
      ("tapsAnother", unlisted("the touch of `proceed`", "cancel", "`proceed`")),
      ("ignoresTaps", unanswered("the touch of `proceed`")),
      ("neverGone", unanswered("`dismiss`")),
      ("goneTwice", twice("`dismiss`")),
      ("goneOnlyIfShown", unanswered("`dismiss` with nothing shown")),
      (
        "goneElsewhere",
        "`dismiss` was answered on another thread than the main one; hop to it first"
      ),
      ("ignoresSweeps", unanswered("the end of what carries the dialog")),
      ("sweptTwice", twice("the end of what carries the dialog")),
      ("goneOnlyIfUp", unanswered("`dismiss`")),
      ("sweptWhenTouched", unlisted("the touch of `proceed`", "swept", "`proceed`")),
    ] as [(String, String?)])
  func `A presenter is checked in one call`(_ fault: String, _ sentence: String?) async throws {
    let presenter = FaultyPresenter(try #require(FaultyPresenter.Fault(rawValue: fault)))
    let found = await presenter.problems(withinTurns: 500) {
      presenter.sweep()
    } touching: {
      presenter.touch($0)
    }
    if let sentence {
      #expect(found.map(\.description).contains(sentence), "\(found)")
    } else {
      #expect(found == [])
    }
  }

  /// A driver that does what another does, with one fault.
  private final class FaultyDriver: Driver {
    typealias Effect = AccessEffect<OnlyRequest>
    enum Fault: String, CaseIterable { case none, acknowledgesTwice, forgets, answersOtherwise }

    let fault: Fault
    init(_ fault: Fault) { self.fault = fault }

    func perform(_ effect: Effect, reply: Reply<Event>) {
      switch effect {
      case .readStatus: reply.resolve(.read(.refused(.denied)))
      case .showAlert: reply.resolveFromAnyThread(.tapped(.cancel))
      case .dismissAlert:
        switch fault {
        case .forgets: break
        case .answersOtherwise: reply.resolve(.ready)
        case .acknowledgesTwice:
          reply.resolveFromAnyThread(.alertGone)
          reply.resolveFromAnyThread(.alertGone)
        case .none: reply.resolveFromAnyThread(.alertGone)
        }
      default: break
      }
    }
  }

  @Test(
    arguments: [
      ("none", nil),
      ("acknowledgesTwice", twice("`dismissAlert`")),
      ("forgets", unanswered("`dismissAlert`")),
      ("answersOtherwise", unlisted("`dismissAlert`", "ready", "`alertGone`")),
    ] as [(String, String?)])
  func `A driver is checked in one call`(_ fault: String, _ sentence: String?) async throws {
    let driver = FaultyDriver(try #require(FaultyDriver.Fault(rawValue: fault)))
    let found = try await driver.problems(for: ContactsFlow(), withinTurns: 500)
    #expect(found.map(\.description) == [sentence].compactMap { $0 })
  }

  @Test func `The driver of all permissions is without a fault`() async throws {
    let source = FakeSource<ContactsFlow.Grant, OnlyRequest>(.refused(.denied))
    let (app, presenter) = (FakeApp(), FakePresenter())
    let driver = AccessDriver(
      ContactsFlow(), .contacts, source: source, app: app, presenter: presenter)
    let found = try await driver.problems(for: ContactsFlow(), withinTurns: 500) {
      driver.connect(to: $0)
    } acting: { effect in
      switch effect {
      case .showAlert: presenter.tap(.openSettings)
      case .openSettings:
        app.leave()
        app.change(.active)
      default: break
      }
    }
    #expect(found == [])
    #expect(app.pages == [.app] && source.readCount == 3)
  }
}

// MARK: - What is said

private func twice(_ what: String) -> String {
  "\(what) was answered 2 times; answer it once: the later ones are dropped"
}

private func unanswered(_ what: String) -> String {
  "\(what) was never answered, so the flow would wait for ever; answer it once, also when there "
    + "was nothing to do"
}

private func unlisted(_ what: String, _ answer: String, _ listed: String) -> String {
  "\(what) was answered with `\(answer)`, which the flow does not list; it can be \(listed)"
}
