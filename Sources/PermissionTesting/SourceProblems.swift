import EveryPath
public import EveryPathTesting
import PermissionDrivers
public import PermissionFlows
public import Testing

extension AccessSource {
  /// Returns what is wrong with the source; nothing if it does what its flow relies on.
  ///
  /// It is read, asked for everything its flow asks for, and read again: every read must be
  /// answered once, with a reading that the flow lists, and ask nothing; a question at most once.
  ///
  /// ```swift
  /// let found = await ScannerSource(service).problems(for: ScannerFlow()) {
  ///   service.questionCount
  /// } answering: { _ in
  ///   service.allow()
  /// }
  /// #expect(found == [])
  /// ```
  ///
  /// - Parameters:
  ///   - flow: Its flow.
  ///   - turns: How often other tasks are let run before something counts as missing.
  ///   - questions: How many questions the system was asked so far; nil if a test cannot tell.
  ///   - answering: Answers the system's question for what was asked, as the person would.
  @MainActor
  public func problems<F: AccessFlow>(
    for flow: F, withinTurns turns: Int = 5_000,
    sourceLocation: SourceLocation = #_sourceLocation,
    questions: (@MainActor () -> Int)? = nil,
    answering: @MainActor (F.Request) -> Void = { _ in }
  ) async -> [Problem] where F.Grant == Grant, F.Request == Request {
    let check = SourceCheck(self, flow, turns)
    var found = await check.read(questions)
    for request in flow.requests { found += await check.ask(request, answering) }
    found += await check.read(questions)
    return [Problem](found, at: sourceLocation)
  }
}

@MainActor
private struct SourceCheck<F: AccessFlow> {
  let source: any AccessSource<F.Grant, F.Request>
  let flow: F
  let turns: Int

  init(_ source: any AccessSource<F.Grant, F.Request>, _ flow: F, _ turns: Int) {
    self.source = source
    self.flow = flow
    self.turns = turns
  }

  func read(_ questions: (@MainActor () -> Int)?) async -> [String] {
    let before = questions?()
    let count = AnswerCount<AccessEvent<F.Grant>>()
    source.read(counting(count))
    await settle(count, turns)
    var found = count.sentences(of: "`read`", known: flow.answers(to: .readStatus))
    if let before, let after = questions?(), after > before {
      found.append("`read` asked the system; read what it knows, and leave asking to `ask`")
    }
    return found
  }

  func ask(
    _ request: F.Request, _ answering: @MainActor (F.Request) -> Void
  ) async -> [String] {
    let count = AnswerCount<AccessEvent<F.Grant>>()
    source.ask(request, counting(count))
    answering(request)
    await settle(count, turns)
    return count.sentences(
      of: "`ask(\(identifier(of: request)))`", known: flow.answers(to: .request(request)),
      mayBeSilent: flow.mayStaySilent(request))
  }
}

/// A reply that takes every answer.
@MainActor
func counting<Event: Hashable & Sendable>(_ count: AnswerCount<Event>) -> Reply<Event> {
  Reply { _ in }.intercepted { event in
    count.note(event)
    return .moved
  }
}

/// Waits for an answer, and then a while for a second one.
@MainActor
func settle<Answer: Hashable & Sendable>(
  _ count: AnswerCount<Answer>, _ turns: Int, _ time: Duration = .zero
) async {
  _ = await becomesTrue(withinTurns: turns) { !count.answers.isEmpty }
  let end = ContinuousClock.now + time
  while count.answers.isEmpty, ContinuousClock.now < end {
    try? await Task.sleep(for: .milliseconds(20))
  }
  _ = await becomesTrue(withinTurns: turns / 10) { count.answers.count > 1 }
}

extension [Problem] {
  /// Each sentence once, in order, as a problem of the test that called the check.
  init(_ sentences: [String], at test: SourceLocation) {
    self = sentences.uniqued.map { Problem($0, or: test) }
  }
}
