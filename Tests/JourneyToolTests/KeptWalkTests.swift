import FlowModel
import JourneyTool
import Testing

/// A walk that was not saved.
@Suite struct KeptWalkTests {
  private let place = "/home/ann/.local/state/journey/porch.journey"

  private func tool(_ console: FakeConsole, isTerminal: Bool = true) throws -> Tool {
    Tool(
      systems: [try porch()], console: console,
      environment: Environment(
        variables: ["HOME": "/home/ann", "TERM": "xterm", "LC_ALL": "C.UTF-8"],
        inputIsTerminal: isTerminal, outputIsTerminal: isTerminal))
  }

  #if !canImport(Darwin)
    @Test func `A walk is kept, and the way back is said`() throws {
      let console = FakeConsole()
      console.keys = [.character("1"), .character("q")]
      #expect(try tool(console).run(["walk", "porch"]) == .yes)
      let text = String(decoding: try #require(console.files[place]), as: UTF8.self)
      #expect(text.contains("\"do\": \"ring\""))
      #expect(
        console.errors
          == "journey: Kept what was not saved, 1 step: journey walk --from '\(place)'\n")
    }

    @Test func `A walk is offered the next time, and goes on where it was left`() throws {
      let console = FakeConsole()
      console.keys = [.character("1"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      console.errors = ""
      console.keys = [.character("y"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      #expect(console.sessions[1].panel == .kept)
      // Nothing new was walked: nothing is said, and it is still there.
      #expect(console.errors == "")
      #expect(console.files[place] != nil)
    }

    @Test func `A walk is not offered where a journey is named, and can be deleted`() throws {
      let console = FakeConsole()
      console.keys = [.character("1"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      _ = try tool(console).run(["walk", "porch", "--steps", "ring"])
      #expect(console.sessions[1].panel == .choices)
      console.keys = [.character("d"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      // The last one is.
      #expect(console.files.keys.sorted() == [place])
    }

    @Test func `a walk in lines is kept on a terminal and nowhere else`() throws {
      let console = FakeConsole(input: ["1"])
      _ = try tool(console, isTerminal: false).run(["walk", "porch", "--lines"])
      #expect(console.files.isEmpty)
      console.input = ["1"]
      _ = try tool(console).run(["walk", "porch", "--lines"])
      #expect(console.files[place] != nil)
      console.errors = ""
      _ = try tool(console).run(["walk", "porch", "--lines"])
      #expect(
        console.errors.hasPrefix(
          "journey: A walk was not saved; this goes on with it: journey walk --from '\(place)'\n"))
    }

    @Test func `A walk is kept with the steps that were taken back`() throws {
      let console = FakeConsole()
      console.keys = [.character("1"), .character("1"), .character("u"), .left, .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      #expect(console.errors.contains("Kept what was not saved, 2 steps:"))
      let file = try decodedJSON(
        JourneyFile.self, from: try #require(console.files[place]))
      #expect(file.journey.steps.map(\.choice) == ["ring", "ring"])
    }

    @Test func `walks that end one after the other are kept, the last nine of them`() throws {
      let console = FakeConsole()
      for _ in 1...12 {
        console.keys = [.character("n"), .character("1"), .character("q")]
        _ = try tool(console).run(["walk", "porch"])
      }
      let names = try console.names(in: "/home/ann/.local/state/journey")
      #expect(names == (4...12).map { "porch.\($0).journey" }.sorted())
      console.keys = [.character("d"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      #expect(!console.exists("/home/ann/.local/state/journey/porch.12.journey"))
    }

    @Test func `walks that end at the same moment are both kept`() throws {
      let console = FakeConsole(files: [place: "the other"])
      console.newFiles = [place]
      console.keys = [.character("1"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      #expect(console.files[place] == Array("the other".utf8))
      #expect(console.errors.contains("porch.2.journey"))
    }

    @Test func `A walk is no longer offered once it was saved`() throws {
      let console = FakeConsole()
      console.keys = [.character("1"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      console.keys = [.character("y"), .character("s"), .enter, .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      #expect(console.files[place] == nil)
      #expect(console.files["porch.journey"] != nil)
    }

    @Test func `a walk that no longer fits is named, and stays`() throws {
      let console = FakeConsole(files: [place: "{}"])
      console.keys = []
      _ = try tool(console).run(["walk", "porch"])
      #expect(console.sessions[0].panel == .choices)
      #expect(console.sessions[0].message == "A walk that was kept no longer fits: \(place)")
      #expect(console.files[place] == Array("{}".utf8))
      console.keys = [.character("1"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      #expect(console.files.count == 2)
    }

    @Test func `A walk is opened by a command that a shell takes as it stands`() throws {
      let console = FakeConsole()
      console.keys = [.character("1"), .character("q")]
      let tool = Tool(
        systems: [try porch()], console: console,
        environment: Environment(
          variables: ["XDG_STATE_HOME": "/it's here", "TERM": "xterm", "LC_ALL": "C.UTF-8"],
          inputIsTerminal: true, outputIsTerminal: true))
      _ = tool.run(["walk", "porch"])
      #expect(
        console.errors.hasSuffix("journey walk --from '/it'\\''s here/journey/porch.journey'\n"))
    }

    @Test func `a walk that cannot be kept is printed, with a status that says so`() throws {
      let console = FakeConsole()
      console.lostPlaces = [place]
      console.keys = [.character("1"), .character("q")]
      #expect(try tool(console).run(["walk", "porch"]) == .outputLost)
      #expect(console.errors.contains("could not be kept"))
      let line = try #require(console.errors.split(separator: "\n").last).description
      #expect(line.hasPrefix("journey:porch/"))
      #expect(try tool(console).run(["play", line]) == .yes)
    }
  #endif

  @Test func `A walk is saved where it is to be, though its output is lost`() throws {
    let console = FakeConsole(input: ["1", "1"])
    console.losesOutput = true
    let code = try tool(console, isTerminal: false).run(
      ["walk", "porch", "--lines", "--steps", "ring", "--save", "kept.journey"])
    #expect(code == .outputLost)
    #expect(console.files["kept.journey"] != nil)
  }

  @Test func `A walk is not one that was saved by hand, or nothing was walked in`() throws {
    let console = FakeConsole()
    console.keys = [.character("j"), .character("q")]
    _ = try tool(console).run(["walk", "porch"])
    // A walk that was opened is where it was opened from, as far as it went.
    console.keys = [.character("u"), .character("q")]
    _ = try tool(console).run(["walk", "porch", "--steps", "ring"])
    #expect(console.files.isEmpty)
    var session = ScreenSession(SystemWalker(Walk(try porch())))
    _ = session.take(.character("1"))
    session.saved("there.journey", nil, exists: false)
    #expect(!session.hasUnsavedSteps)
  }
}

/// Going on with a journey that has a title.
@Suite struct TitledJourneyTests {
  private func file(_ title: String) throws -> JourneyFile {
    var walk = Walk(try porch())
    _ = walk.take(["ring"])
    var journey = walk.journeyWithEnd(title: title)
    journey.steps[0].note = "the bell is loud"
    return JourneyFile(journey)
  }

  private func walker(_ file: JourneyFile) throws -> SystemWalker<Porch> {
    let system = try porch()
    return SystemWalker(Replay(file.journey, in: system).walk, from: file)
  }

  @Test func `keeps title and notes, and shows them`() throws {
    var walker = try walker(try file("The loud bell"))
    let screen = Renderer(ScreenSession(walker), columns: 80, rows: 24).lines().map(\.text)
    #expect(screen[0].contains("porch: The loud bell"))
    #expect(screen.contains { $0.contains("\"the bell is loud\"") })
    let lines = LineSession(walker).greeting
    #expect(lines[0].contains("The loud bell."))
    #expect(lines.contains("Note: the bell is loud"))
    _ = walker.take(0)
    let journey = walker.file.journey
    #expect(journey.title == "The loud bell")
    #expect(journey.steps.map(\.note) == ["the bell is loud", nil])
    // Another way is another journey.
    _ = walker.go(toStep: 0)
    _ = walker.take(1)
    #expect(walker.file.journey.title != "The loud bell")
    #expect(walker.snapshot.title == nil)
  }

  @Test func `renames one that only said how far it went`() throws {
    let screen = try file("").journey.steps[0].screen
    var walker = try walker(try file("1 step to \(screen)"))
    #expect(walker.snapshot.title == nil)
    _ = walker.take(0)
    #expect(walker.file.journey.title.hasPrefix("2 steps to"))
  }
}
