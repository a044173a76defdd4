import FlowModel
import Testing

/// Did you mean.
@Suite struct NearestTests {
  @Test(arguments: [
    ("scna", "scan"), ("sca", "scan"), ("scaan", "scan"), ("xcan", "scan"), ("DENY", "deny"),
    ("settngs", "settings"), ("sett", "settings"), ("zebra", nil), ("", nil), ("dney", "deny"),
    ("den", "deny"),
  ])
  func `finds the nearest word, two swapped letters included`(word: String, expected: String?) {
    #expect(nearest(to: word, among: ["scan", "deny", "settings"]) == expected)
  }

  @Test(.timeLimit(.minutes(5)))
  func `does not compare words whose lengths alone are too far apart`() {
    let word = String(repeating: "x", count: 200_000)
    let candidates = (0..<100).map { "scan\($0)" }
    #expect(nearest(to: word, among: candidates) == nil)
  }
}
