import FlowModel
import JourneyTool
import Testing

@Suite struct ChoiceMatchTests {
  let choices = [
    ChoiceText(.person, "scan", "tap Scan"), ChoiceText(.person, "settings", "open Settings"),
    ChoiceText(.system, "kill", "iOS ends the app"),
    ChoiceText(.system, "kill-late", "iOS ends the app later"),
    ChoiceText(.time, "wait-5-s", "5 s pass"),
    ChoiceText(.system, "wait-5-s+kill-1", "5 s pass; killed after order 1"),
  ]

  @Test(arguments: [
    ("1", ChoiceMatch.choice(0)), ("4", .choice(3)), ("0", .outOfRange), ("7", .outOfRange),
    ("-1", .outOfRange), ("kill", .choice(2)), ("KILL", .choice(2)), ("kill-", .choice(3)),
    ("se", .choice(1)), ("s", .ambiguous(["scan", "settings"])), ("tap", .choice(0)),
    ("Open S", .choice(1)), ("iOS ends the app", .choice(2)),
    ("scna", .nothing(nearest: "scan")), ("zebra", .nothing(nearest: nil)),
    ("", .nothing(nearest: nil)), ("wait", .choice(4)), ("5 s", .choice(4)),
    ("wait-5-s+", .choice(5)), ("wait-5-s+kill-1", .choice(5)),
  ])
  func `takes numbers, ids, labels and beginnings`(word: String, expected: ChoiceMatch) {
    #expect(ChoiceMatch(word, among: choices) == expected)
  }
}
