import FlowModel
import JourneyTool
import Testing

/// A walk in lines.
@Suite struct LineSessionTests {
  private func walker(_ choices: String...) throws -> SystemWalker<Porch> {
    SystemWalker(Walk(try porch(), taking: choices))
  }

  private func transcript(_ session: inout LineSession, _ inputs: [String]) -> String {
    inputs.map { input in
      switch session.take(input) {
      case .say(let lines), .refuse(let lines): lines.joined(separator: "\n")
      case .save(let path, _, let replacing): "<save \(path)\(replacing ? ", replacing" : "")>"
      case .quit: "<quit>"
      }
    }.joined(separator: "\n")
  }

  @Test func `tells where it is, what changed and what can happen`() throws {
    var session = LineSession(try walker())
    #expect(
      session.greeting.joined(separator: "\n") == """
        Porch. Type a choice, or help.
        Step 0. The start.
        Screen: dark-porch.
        Visitor: nobody.
        Lamp: off.
        Power: on.
        Flow: not started.
        Properties: 4 hold so far, 1 needs every path.
        Choices:
        1. person: ring the bell (ring). New.
        2. system: the power fails (kill). New.
        """)
    #expect(session.question == "Choose 1 to 2, a name, or help: ")
    #expect(
      transcript(&session, ["ring", "the lamp l"]) == """
        Step 1. Person: ring the bell.
        Screen: dark-porch.
        Visitor: at the door.
        Lamp: off.
        Power: on.
        Flow: lighting.
        Changed: visitor from nobody to at the door; flow from not started to lighting.
        Properties: 4 hold so far, 1 needs every path.
        Choices:
        1. person: ring the bell (ring). Seen once.
        2. person: walk away (walk-away). New.
        3. system: the lamp lights (lamp-on). New.
        4. system: the lamp is dead (lamp-dead). New.
        5. system: the power fails (kill). New.
        Step 2. System: the lamp lights.
        Screen: lit-porch.
        Visitor: at the door.
        Lamp: on.
        Power: on.
        Flow: burning.
        Changed: screen from dark-porch to lit-porch; lamp from off to on; flow from
          lighting to burning.
        Happened: the relay clicks.
        Properties: 4 hold so far, 1 needs every path.
        Choices:
        1. person: ring the bell (ring). Seen once.
        2. person: walk away (walk-away). New.
        3. system: the power fails (kill). New.
        4. time: 5 s pass (long enough to find the lock) (wait-burning-after-5-s). New.
        5. system: 5 s pass (long enough to find the lock); killed after order 1
          (wait-burning-after-5-s+kill-1). New.
        """)
  }

  @Test func `announces a broken property and an outcome`() throws {
    var session = LineSession(try walker("ring", "lamp-on"))
    let said = transcript(&session, ["walk-away", "wait"])
    #expect(
      said.contains("\nPROPERTY BROKEN: the lamp burns for nobody.\nProperties: 1 BROKEN, 3 hold"))
    #expect(said.contains("\nHappened: outcome seen.\n"))
    #expect(said.split(separator: "\n").count { $0.hasPrefix("PROPERTY BROKEN") } == 1)
  }

  @Test func `lists the properties, and what one walk cannot tell`() throws {
    var session = LineSession(try walker("ring", "lamp-on", "walk-away"))
    #expect(
      transcript(&session, ["properties"]) == """
        BROKEN at step 3: the lamp burns for nobody
        needs every path, as a check takes: the lamp answers
        holds so far: the lamp is off without power
        holds so far: nothing clicks before somebody rings
        holds so far: one outcome a ring
        """)
  }

  @Test func `says why something is not possible`() throws {
    var start = LineSession(try walker())
    #expect(
      transcript(&start, ["why walk", "why ring", "why rnig", "why zebra", "why"]) == """
        Walk away (walk-away) is not possible now: nobody is at the door.
        Ring the bell (ring) is possible now: choice 1.
        Nothing is known of "rnig" here. Did you mean "ring"?
        Nothing is known of "zebra" here.
        Not now:
        person: walk away (walk-away): nobody is at the door.
        """)
  }

  @Test func `takes back, takes again, goes to a step and tells the path`() throws {
    var session = LineSession(try walker("ring", "lamp-on"))
    _ = session.take("undo")
    #expect(
      transcript(&session, ["path"]) == """
        1. person: ring the bell (ring)
        2. system: the lamp lights (lamp-on) (taken back)
        journey:porch/\(try porch().fingerprint.prefix(4)) ring
        """)
    _ = session.take("redo")
    #expect(session.walker.snapshot.step == 2)
    #expect(transcript(&session, ["redo"]) == "Nothing was taken back.")
    _ = session.take("goto 0")
    #expect(session.walker.snapshot.step == 0)
    #expect(
      transcript(&session, ["undo", "goto 3", "goto", "goto x"]) == """
        This is the start: nothing to take back.
        Goto needs a step of this walk: 0 to 2.
        Goto needs a step of this walk: 0 to 2.
        Goto needs a step of this walk: 0 to 2.
        """)
    #expect(
      transcript(&session, ["kill"]).hasPrefix("The 2 steps taken back are forgotten.\nStep 1."))
    #expect(
      transcript(&session, ["choices", "1"]) == """
        Choices: none. Nothing more can happen; type undo, goto or quit.
        Nothing can happen here.
        """)
  }

  @Test(arguments: [
    ("9", "Choose 1 to 5."), ("0", "Choose 1 to 5."),
    ("l", "\"l\" could be lamp-on and lamp-dead."),
    (
      "lamp-no",
      "There is no choice \"lamp-no\" here. Did you mean \"lamp-on\"? Type choices to see\n"
        + "  them, help for more."
    ),
    (
      "quti",
      "There is no choice \"quti\" here. Did you mean \"quit\"? Type choices to see them,\n"
        + "  help for more."
    ),
    (
      "\u{1B}[2J",
      "There is no choice \"\\u{1b}[2J\" here. Type choices to see them, help for more."
    ),
    ("", ""), ("   ", ""), ("save", "Save needs a file name: save mine.journey"),
    ("save \"\"", "Save needs a file name: save mine.journey"), ("s \"a b\"", "<save a b>"),
    ("save a.journey", "<save a.journey>"), ("save! a b", "<save a b, replacing>"),
    ("save a --force", "<save a, replacing>"), ("quit", "<quit>"), ("q", "<quit>"),
  ])
  func `answers every input and stays where it is`(input: String, answer: String) throws {
    var session = LineSession(try walker("ring"))
    #expect(transcript(&session, [input]) == answer)
    #expect(session.walker.snapshot.step == 1)
  }

  @Test func `takes the whole name of a choice before a command of that name`() throws {
    let system = try #require(Sample.catalog.first { $0.name == "photos-add-only" })
    var session = LineSession(try system.accept(Begun()))
    let said = transcript(&session, ["launch", "active", "save", "status-authorized", "s a"])
    #expect(said.contains("Step 3. Person: tap Save.") && said.hasSuffix("<save a>"))
  }

  @Test func `quotes only the beginning of what was typed at length`() throws {
    var session = LineSession(try walker("ring"))
    let long = String(repeating: "x", count: 8000)
    let beginning = String(repeating: "x", count: 39)
    #expect(
      transcript(&session, [long, "why \(long)"]) == """
        There is no choice "\(beginning)…" here. Type choices
          to see them, help for more.
        Nothing is known of "\(beginning)…" here.
        """)
  }

  @Test func `takes no line that is too long, not even its beginning`() throws {
    var session = LineSession(try walker("ring"))
    let blanks = String(repeating: " ", count: LineSession.longestLine)
    #expect(
      transcript(&session, ["save a\(blanks)b"]) == """
        There is no choice "save a\(blanks.prefix(33))…" here: the line is
          too long.
        """)
    #expect(transcript(&session, [String(blanks.dropLast(4)) + "quit"]) == "<quit>")
  }

  @Test func `writes short lines, and nothing but ASCII if asked`() throws {
    let walker = SystemWalker(
      Walk(try porch("Türe " + String(repeating: "한", count: 90))))
    var session = LineSession(walker, glyphs: Glyphs(isASCII: true))
    let said = transcript(&session, ["ring", "lamp-on", "properties", "path", "help", "why"])
    for line in session.greeting + said.split(separator: "\n").map(String.init)
    where !line.hasPrefix(JourneyLine.mark) {
      #expect(line.utf8.count < 100 && line.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    }
  }
}
