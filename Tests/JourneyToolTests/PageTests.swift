import FlowChecker
import FlowModel
import Foundation
import JourneyTool
import StateSpace
import Testing
import zlib

/// What is exported for a browser; `.ci/browser.py` walks it in one.
@Suite struct PageTests {
  private func system(_ name: String) throws -> any AnySystem {
    try #require((Sample.catalog + [try porch()]).first { $0.name == name })
  }

  private func page(_ name: String) throws -> SystemPage {
    try system(name).accept(Exploring())
  }

  /// No page is larger than 60 KB and 2.6 bytes for each step of the table; of the larger ones
  /// `.ci/browser.py` asks that.
  @Test(arguments: [("focus-status", 95_000), ("alarms", 70_000), ("porch", 45_000)])
  func `is no larger than its number`(name: String, most: Int) throws {
    let page = try page(name)
    let size = page.html().text.utf8.count
    #expect(size <= most && Double(size) <= 60_000 + 2.6 * Double(page.report.transitions))
  }

  @Test func `asks for nothing, and is the same each time`() throws {
    let text = try page("alarms").html().text
    #expect(try page("alarms").html().text == text)
    for call in [
      "fetch(", "import(", "XMLHttpRequest", "http:", "https:", "url(", "src=", "%DATA%",
    ] {
      #expect(!text.contains(call), "\(call)")
    }
  }

  @Test(arguments: ["focus-status", "alarms", "porch"])
  func `offers in each state what the walker offers, in its order`(name: String) throws {
    let system = try system(name)
    let table = ReadTable(try page(name).table)
    for walk in try system.accept(Walking(steps: 120)) {
      var state = walk.start
      for (snapshot, choice) in zip(walk.snapshots, walk.taken) {
        #expect(table.choices(of: state) == snapshot.choices.map(\.text))
        #expect(table.facts(of: state) == snapshot.shownFacts)
        state = table.target(of: state, choice)
      }
    }
  }

  @Test func `one that would be too large holds whole distances from the starts`() throws {
    let page = try page("alarms")
    let whole = page.html()
    #expect(whole.states == page.report.states)
    for most in [9_000, 3_000, 1] {
      let cut = page.html(atMost: most)
      #expect(cut.states < page.report.states)
      #expect(page.table.levels.contains(cut.states))
      #expect(cut.text.utf8.count < whole.text.utf8.count)
    }
  }

  @Test func `holds the journeys of the system, and says that it leaves others out`() throws {
    let journey = Journey(system: "porch", fingerprint: "", title: "Rung <b>", steps: [])
    let other = Journey(system: "cellar", fingerprint: "", title: "Dark", steps: [])
    let console = FakeConsole(files: [
      "a.journey": JourneyFile(journey).text, "b.journey": JourneyFile(other).text,
    ])
    let tool = Tool(systems: [try porch()], console: console, environment: Environment())
    let line = ["export", "porch", "a.journey", "b.journey", "--format", "html", "-o", "p.html"]
    #expect(tool.run(line) == .yes)
    #expect(console.errors.contains("Left out 1 journey of other systems."))
    let page = try #require(console.files["p.html"])
    let head = try #require(Head(of: page))
    #expect(head.journeys.map(\.title).first == "Rung <b>")
    #expect(!head.journeys.map(\.title).contains("Dark"))
    #expect(head.summary == "A lamp that burns when somebody rings.")
    #expect(tool.run(line) == .askedWrongly)
  }

  @Test(arguments: [
    (
      ["--component", "lamp", "--format", "html"],
      "--component is not for html, which is of the whole system."
    ),
    (["--count", "--format", "html"], "--count is not for html, which is of the whole system."),
    (
      ["--max-states", "2", "--format", "html"],
      "porch was not searched whole"
    ),
    (["a.journey"], "\"a.journey\": journeys are for html, not for mermaid."),
  ])
  func `says what goes with no page, and what goes with one alone`(
    options: [String], sentence: String
  ) throws {
    let console = FakeConsole()
    let tool = Tool(systems: [try porch()], console: console, environment: Environment())
    #expect([.askedWrongly, .unfinished].contains(tool.run(["export", "porch"] + options)))
    #expect(console.errors.contains("journey: \(sentence)"))
    #expect(console.output.isEmpty)
  }

  @Test func `a screen is HTML in which its words are words`() {
    let picture = Picture(
      title: "A & B", [.text("<script>"), .field("Name", "\"x\"", isFocused: true)],
      covers: [Picture.Cover(.alert, title: "Sure?", [.button("Yes", isEnabled: false)])],
      isKeyboardUp: true)
    let html = picture.fragments.joined()
    for part in ["A &amp; B", "&lt;script&gt;", "&quot;x&quot;", "cover alert modal", "button off"]
    {
      #expect(html.contains(part), "\(part)")
    }
    #expect(!html.contains("<script"))
  }
}

/// What the page's texts are.
private struct Head: Decodable {
  struct Titled: Decodable { let title: String }

  let summary: String
  let journeys: [Titled]

  init?(of page: [UInt8]) {
    let text = String(decoding: page, as: UTF8.self)
    guard let table = text.split(separator: "<script id=\"table\"").last,
      let data = table.split(separator: ">", maxSplits: 1).last?.split(separator: "<").first,
      let packed = Data(base64Encoded: String(data)), let bytes = inflated(Array(packed))
    else { return nil }
    let start = bytes.firstIndex { $0 < 128 }.map { $0 + 1 } ?? 0
    let length = bytes[..<start].reversed().reduce(0) { $0 << 7 | Int($1 & 127) }
    let head = try? JSONDecoder().decode(Self.self, from: Data(bytes[start..<start + length]))
    guard let head else { return nil }
    self = head
  }
}

/// Walks at random in each world.
private struct Walking: SystemVisitor {
  struct Walked {
    let start: Int
    var taken: [Int] = []
    var snapshots: [WalkSnapshot] = []
  }

  let steps: Int

  func visit<W: World>(_ system: System<W>) throws -> [Walked] {
    var seed: UInt64 = 7
    return system.worlds.indices.map { world in
      var walked = Walked(start: world)
      var walker = SystemWalker(Walk(system, world: world + 1))
      for _ in 0..<steps {
        walked.snapshots.append(walker.snapshot)
        guard !walker.snapshot.choices.isEmpty else { break }
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        walked.taken.append(Int(seed >> 33) % walker.snapshot.choices.count)
        _ = walker.take(walked.taken[walked.taken.count - 1])
      }
      return walked
    }
  }
}

extension WalkSnapshot {
  fileprivate var shownFacts: [String] {
    (facts + positions + remembered).map { "\($0.name): \($0.value)" }.sorted()
  }
}

/// A table as the page reads it.
private struct ReadTable {
  let table: PageTable
  /// Where the choices of each state begin.
  private var first = [0]
  /// From which state each was first reached.
  private var parents: [Int]

  init(_ table: PageTable) {
    self.table = table
    parents = Array(repeating: -1, count: table.stateCount)
    for state in 0..<table.stateCount {
      first.append(first[state] + list(of: state).count)
      for target in table.targets[first[state]..<first[state + 1]]
      where target >= table.startCount && parents[Int(target)] < 0 {
        parents[Int(target)] = state
      }
    }
  }

  private func list(of state: Int) -> [Int32] {
    let list = Int(table.listOfState[state])
    return list < 0 ? [] : table.lists.values[list]
  }

  func choices(of state: Int) -> [ChoiceText] {
    list(of: state).map { table.words.values[Int($0)].text }
  }

  func target(of state: Int, _ choice: Int) -> Int { Int(table.targets[first[state] + choice]) }

  /// What is shown of a state but its screen.
  func facts(of state: Int) -> [String] {
    var way = [state]
    while let last = way.last, parents[last] >= 0 { way.append(parents[last]) }
    var held: [Int32: Int32] = [:]
    for change in way.reversed().map({ table.changes.values[Int(table.changeOfState[$0])] }) {
      for place in stride(from: 0, to: change.count, by: 2) {
        held[change[place]] = change[place + 1]
      }
    }
    return held.compactMap { slot, value in
      let slot = table.slots.values[Int(slot)]
      guard value > 0, ![.picture, .closed, .predicate].contains(slot.kind) else { return nil }
      return "\(slot.name): \(table.values.values[Int(value)])"
    }.sorted()
  }
}

/// What was packed; nil if it is damaged, or larger than any page.
private func inflated(_ packed: [UInt8]) -> [UInt8]? {
  var room = 4 * packed.count
  while room < 1 << 28 {
    var (bytes, count) = ([UInt8](repeating: 0, count: room), uLong(room))
    switch uncompress(&bytes, &count, packed, uLong(packed.count)) {
    case Z_OK: return Array(bytes.prefix(Int(count)))
    case Z_BUF_ERROR: room *= 4
    default: return nil
    }
  }
  return nil
}
