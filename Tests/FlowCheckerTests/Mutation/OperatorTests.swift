import EveryPath
import FlowChecker
import Testing

/// Mutants of a compiled flow.
@Suite struct OperatorTests {
  /// A sequence that waits, an answer to it, a delay; an ignored event.
  static let porch = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.beep)
        Perform(.hide, until: .hidden)
        Wait(.seconds(1), because: "the door swings")
        Perform(.ring)
        Go(to: .b)
      }
      Ignore(.ping, because: "nobody listens")
    case .b:
      On(.ping) { Stay() }
      On(.back) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  private func mutants(_ mutations: Mutation...) throws -> [Mutant] {
    Array(try FlowGraph(Self.porch).compiled.mutants(mutations))
  }

  private func lines(_ mutations: Mutation...) throws -> [String] {
    let compiled = try FlowGraph(Self.porch).compiled
    return compiled.mutants(mutations).map { "\($0.id) | \($0.change)" }
  }

  @Test func `a row is left out`() throws {
    #expect(
      try lines(.dropRow) == [
        "drop-row: a/tap | `tap` had no row in `a`",
        "drop-row: a/tap/hidden/hidden | `hidden` had no row in `a/tap/hidden`",
        "drop-row: a/tap/wait 1 s/1 s pass | `1 s pass` had no row in `a/tap/wait 1 s`",
        "drop-row: b/ping | `ping` had no row in `b`",
        "drop-row: b/back | `back` had no row in `b`",
      ])
  }

  @Test func `a row that comes to a state leads to its own, and to the next`() throws {
    #expect(
      try lines(.redirect) == [
        "redirect: a/tap/wait 1 s/1 s pass -> a | "
          + "`1 s pass` in `a/tap/wait 1 s` led to `a` instead of `b`",
        "redirect: a/tap/wait 1 s/1 s pass -> z | "
          + "`1 s pass` in `a/tap/wait 1 s` led to `z` instead of `b`",
        "redirect: b/ping -> z | `ping` in `b` led to `z` instead of `b`",
        "redirect: b/back -> b | `back` in `b` led to `b` instead of `z`",
        "redirect: b/back -> a | `back` in `b` led to `a` instead of `z`",
      ])
  }

  @Test func `a step is left out; of one that waits, the waiting too`() throws {
    #expect(
      try lines(.dropStep) == [
        "drop-step: a/tap beep | `tap` in `a` left out `beep`",
        "drop-step: a/tap/wait 1 s/1 s pass ring | `1 s pass` in `a/tap/wait 1 s` left out `ring`",
        "drop-step: b/back deliver done | `back` in `b` left out the outcome `done`",
        "drop-step: a/tap/hidden | `hide` were left out on the way to `a/tap/hidden`",
      ])
    let mutant = try #require(try mutants(.dropStep).last)
    let orders = mutant.compiled.edges[0].orders.map { "\(mutant.compiled.orders[$0])" }
    #expect(orders.count == 2)
    #expect(mutant.compiled.positions[mutant.compiled.edges[0].target].id == "a/tap/wait 1 s")
  }

  @Test func `two steps change places, also across a wait; delays are another kind`() throws {
    #expect(
      try lines(.swapSteps) == [
        "swap-steps: a/tap hide < beep | `tap` in `a` put `hide` before `beep`"
      ])
    #expect(
      try lines(.changeDelay) == [
        "change-delay: a/tap/hidden a/tap/wait 1 s < | "
          + "1 s came before `hide` on the way to `a/tap/hidden`",
        "change-delay: a/tap/wait 1 s | the delay of `a/tap/wait 1 s` were left out",
        "change-delay: a/tap/wait 1 s ring < | `ring` came before 1 s on the way to `a/tap/wait 1 s`",
      ])
  }

  @Test func `a step does not wait`() throws {
    #expect(
      try lines(.dropUntil) == [
        "drop-until: a/tap/hidden | nothing waited for `hidden` after `hide` in `a/tap/hidden`"
      ])
    let compiled = try #require(try mutants(.dropUntil).first).compiled
    #expect(compiled.edges[0].orders.count == 3)
    #expect(compiled.positions[compiled.edges[0].target].id == "a/tap/wait 1 s")
  }

  @Test func `an event is taken where it is refused or ignored`() throws {
    let lines = try lines(.sneakRow)
    #expect(
      lines.contains("sneak-row: a/ping as b | `ping` in `a` were taken as in `b`, not ignored"))
    #expect(
      lines.contains("sneak-row: b/tap as a | `tap` in `b` were taken as in `a`, not refused"))
    // What the end of the sequence is told is deferred on the way there.
    #expect(!lines.contains { $0.contains("a/tap/hidden/back") })
  }

  @Test func `a state has a twin that looks the same`() throws {
    let found = try mutants(.cloneState)
    #expect(
      found.map(\.change) == [
        "after `1 s pass` in `a/tap/wait 1 s`, `b` did nothing on `ping`",
        "after `1 s pass` in `a/tap/wait 1 s`, `b` did nothing on `back`",
        "after `ping` in `b`, `b` did nothing on `ping`",
        "after `ping` in `b`, `b` did nothing on `back`",
        "after beginning in `a`, `a` did nothing on `tap`",
      ])
    let compiled = try #require(found.first).compiled
    #expect(compiled.positions.last?.id == "b")
  }

  @Test func `the same flow has the same mutants, each with an id of its own`() throws {
    let compiled = try FlowGraph(Self.porch).compiled
    let ids = compiled.mutants().map(\.id)
    #expect(ids == compiled.mutants().map(\.id))
    #expect(Set(ids).count == ids.count)
    #expect(compiled.mutants().allSatisfy { $0.line.file.hasSuffix("OperatorTests.swift") })
  }

  @Test func `what a waypoint holds follows the rows of the mutant`() throws {
    let compiled = try FlowGraph(Self.porch).compiled
    let back = try #require(compiled.symbols.firstIndex { $0.id == "back" })
    let waypoint = try #require(compiled.positions.firstIndex { $0.id == "a/tap/hidden" })
    #expect(compiled.cell(position: waypoint, symbol: back) == .hold)
    let mutant = try #require(compiled.mutants([.dropRow]).first { $0.id == "drop-row: b/back" })
    #expect(mutant.compiled.cell(position: waypoint, symbol: back) == .refuse)
  }
}
