import FlowModel
import GuestFlow
import GuestModel
import Testing

@Suite("The requirements of guest mode")
struct GuestRulesTests {
  @Test func `are all there, in order`() {
    let expected =
      (1...11).map { "R\($0)" } + (1...12).map { "F\($0)" } + (1...13).map { "G\($0)" }
    #expect(GuestRules.all.map(\.id) == expected)
  }

  @Test func `are kept by promises that are made, or by journeys that are there`() throws {
    let names = try Set(
      GuestSystems.system("g", "").promises.map(\.name) + GuestSystems.form().promises.map(\.name))
    for rule in GuestRules.all {
      switch rule.keeping {
      case .promises(let promises):
        #expect(!promises.isEmpty)
        for promise in promises {
          #expect(names.contains(promise), "\(rule.id): nobody promises \"\(promise)\"")
        }
      case .journey(let name):
        #expect(Shelf.names.contains("\(name).journey"), "\(rule.id): no journey \(name)")
      case .data: continue
      case .notBehavioural(let reason): #expect(!reason.isEmpty)
      }
    }
  }

  @Test func `leave no promise without a requirement`() throws {
    let kept = Set(
      GuestRules.all.flatMap { rule -> [String] in
        if case .promises(let promises) = rule.keeping { promises } else { [] }
      })
    // What every attempt owes, whatever it is about.
    let others = [
      "every attempt has exactly one outcome", "an attempt can always end",
      "never: an intent outlives its attempt", "every form is submitted or closed, once",
      "every form can be closed",
    ]
    let made = try GuestSystems.system("g", "").promises + GuestSystems.form().promises
    for promise in made where !others.contains(promise.name) {
      #expect(kept.contains(promise.name), "\"\(promise.name)\" keeps no requirement")
    }
    #expect(Set(made.map(\.name)).count == made.count)
  }

  @Test func `give each failure, and each action's panel, a text of its own`() {
    let texts = GuestTexts()
    #expect(Set(LoginFault.allCases.map(texts.fault)).count == LoginFault.allCases.count)
    let panels = GuestAction.allCases.flatMap { action in
      GateReason.allCases.map { texts.panel(action, $0) }
    }
    #expect(Set(panels).count == panels.count)
  }

  @Test func `have one declared policy for each collection`() {
    #expect(GuestItem.file.merge == .userWins)
    #expect(GuestItem.visit.merge == .userWins)
    #expect(GuestItem.row.merge == .guestWins)
    #expect(GuestItem.cartLine.merge == .sum)
  }
}
