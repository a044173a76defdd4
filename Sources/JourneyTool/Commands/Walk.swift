import FlowModel

extension Tool {
  func walk(_ invocation: Invocation) throws -> ExitCode {
    let opposites = [
      ("lines", "screen"), ("no-input", "screen"), ("json", "lines"), ("json", "screen"),
    ]
    if let (one, other) = opposites.first(where: { invocation.has($0) && invocation.has($1) }) {
      throw ToolError("--\(one) and --\(other) exclude each other.")
    }
    try checkPlace(of: invocation.options["save"], invocation)
    let ended = try run(try begin(invocation), invocation)
    // A signal that ends the process waited for this.
    defer { console.endIfSignalled() }
    let code = try save(ended, invocation)
    if let lost = ended.lost { throw lost }
    return ended.code.orWorse(code)
  }

  private struct Ended {
    let walker: any Walker
    var hasUnsavedSteps = false
    /// The file of a kept walk that is needed no more: it was deleted or saved.
    var dropped: String?
    var code = ExitCode.yes
    /// Why it ended before its time: its output is lost.
    var lost: OutputLost?
  }

  /// Saves the walk where it is to be saved; if nowhere, and a person walked, it is kept.
  ///
  /// What cannot be kept is printed, to paste.
  private func save(_ ended: Ended, _ invocation: Invocation) throws -> ExitCode {
    let walker = ended.walker
    defer { if let path = ended.dropped { console.removeFile(path) } }
    if let path = invocation.options["save"] {
      try console.writeFile(path, walker.file.text, replacing: invocation.has("force"))
      say("Saved \(count(walker.snapshot.step, "step")) in \(harmless(path)).")
      return .yes
    }
    guard environment.inputIsTerminal, ended.hasUnsavedSteps else { return .yes }
    let steps = count(walker.wholePath.count, "step")
    do throws(ToolError) {
      let path = try keptWalks.keep(walker)
      say("Kept what was not saved, \(steps): \(command(openingThat: path))")
      return .yes
    } catch {
      say("What was not saved, \(steps), could not be kept: \(error.sentence)")
      console.writeError("It is this one, to paste:\n\(walker.whole.line)\n")
      return .outputLost
    }
  }

  private var keptWalks: KeptWalks {
    KeptWalks(console: console, folder: environment.stateFolder)
  }

  private func command(openingThat path: String) -> String {
    let quoted = harmless(path).split(separator: "'", omittingEmptySubsequences: false)
    return "\(toolName) walk --from '\(quoted.joined(separator: "'\\''"))'"
  }

  private func run(_ walker: any Walker, _ invocation: Invocation) throws -> Ended {
    if invocation.has("json") {
      try console.write(WalkJSON.text(of: walker) + "\n")
      return Ended(walker: walker)
    }
    // A script is read, but no person is asked.
    if !mayAsk, !invocation.has("lines") || environment.inputIsTerminal {
      guard invocation.has("steps") || invocation.has("from") else {
        throw ToolError(
          "walk asks what happens next; with --no-input say it with --steps or --from.")
      }
      let session = LineSession(
        walker, glyphs: glyphs, columns: environment.columns)
      try show(session.account.joined(separator: "\n") + "\n")
      return Ended(walker: walker)
    }
    if invocation.has("screen"), !environment.canUseScreen {
      throw ToolError("--screen needs a terminal for input and output; use --lines.")
    }
    let isNew = !invocation.has("steps") && !invocation.has("from") && !invocation.has("world")
    let kept = isNew ? keptWalks.find(walker.snapshot.system) : nil
    guard invocation.has("screen") || environment.prefersScreen && !invocation.has("lines") else {
      if let kept, environment.inputIsTerminal {
        say("A walk was not saved; this goes on with it: \(command(openingThat: kept))")
      }
      return runLines(walker, invocation)
    }
    let left = kept.flatMap(begin(kept:))
    var session = ScreenSession(
      walker, kept: left, opens: opening, glyphs: glyphs, paint: paint(invocation),
      numbersFrames: environment.isSet("JOURNEY_TEST"))
    if let kept, left == nil {
      session.say("A walk that was kept no longer fits: \(harmless(kept))")
    }
    session = try console.run(session)
    return Ended(
      walker: session.walker, hasUnsavedSteps: session.hasUnsavedSteps,
      dropped: session.dropsKept ? kept : nil)
  }

  /// Walks in lines; what is refused in a script is an answer of no at its end.
  private func runLines(_ walker: any Walker, _ invocation: Invocation) -> Ended {
    var session = LineSession(
      walker, opens: opening, glyphs: glyphs, columns: environment.columns)
    let asks = environment.inputIsTerminal
    // What was walked is saved before a signal ends the process.
    if asks || invocation.has("save") { console.deferSignals() }
    var script = Script()
    do throws(OutputLost) {
      try write(session.greeting)
      loop: while true {
        if asks { console.writeError(session.question) }
        guard let line = console.readLine(longest: LineSession.longestLine) else {
          if asks { console.writeError("\n") }
          try write(session.farewell)
          break loop
        }
        switch session.take(script.next(line)) {
        case .say(let lines): try write(lines)
        case .refuse(let lines):
          script.refuse()
          try write(lines)
        case .quit: break loop
        case .save(let path, let text, let replacing):
          do throws(ToolError) {
            try console.writeFile(path, text, replacing: replacing)
            try? write(session.saved(path, nil))
          } catch {
            script.refuse()
            try? write(session.saved(path, error.sentence))
          }
        }
      }
    } catch {
      return Ended(
        walker: session.walker, hasUnsavedSteps: session.hasUnsavedSteps, lost: error)
    }
    var ended = Ended(walker: session.walker, hasUnsavedSteps: session.hasUnsavedSteps)
    if !asks, let complaint = script.complaint {
      say(complaint)
      ended.code = .no
    }
    return ended
  }

  private func write(_ lines: [String]) throws(OutputLost) {
    guard !lines.isEmpty else { return }
    try show(lines.joined(separator: "\n") + "\n")
  }

  private func begin(_ invocation: Invocation) throws -> any Walker {
    let steps = invocation.options["steps"]
    var line = steps.flatMap { JourneyLine($0) }
    var file: JourneyFile?
    var ahead: [String] = []
    if let path = invocation.options["from"] {
      let found = try self.file(path)
      file = found.file
      if let pasted = found.line {
        if line != nil {
          throw ToolError("--from and --steps each hold a whole journey; name one.")
        }
        line = pasted
        ahead = (steps ?? "").split { $0 == "," || $0.isWhitespace }.map { String($0) }
      }
    }
    let names = [invocation.operands.first, file?.journey.system, line?.system].compactMap { $0 }
    let name = names.first ?? systems[0].name
    if let other = names.first(where: { $0 != name }) {
      throw ToolError(
        "The walk cannot be of \(harmless(name)) and of \(harmless(other)) at once.")
    }
    let words =
      line.map { $0.choices + ahead }
      ?? (steps ?? "").split { $0 == "," || $0.isWhitespace }.map { String($0) }
    let asked = invocation.options["world"].flatMap { Int($0) }
    if asked != nil, file != nil || line?.world != nil {
      throw ToolError("--world is for a walk from its start; a journey says or finds its world.")
    }
    let world = asked ?? line?.world
    let system = try system(name)
    if let file { try sayUnknown(propertiesIn: file.journey, of: system, "--from") }
    let beginning = Beginning(
      file: file, choices: words, world: world, properties: invocation.lists["property"] ?? [])
    let many = count(words.count + (file?.journey.steps.count ?? 0), "step")
    let begun = try telling("taking \(many) of \(harmless(name))") {
      try system.accept(beginning)
    }
    if let warning = begun.warning { say(warning.capitalizedFirst + ".") }
    return begun.walker
  }
}

extension Tool {
  /// Finds the walk that a pasted line describes.
  private var opening: JourneyOpening {
    let (systems, toolName) = (systems, toolName)
    return { text in
      do {
        let line = try Self.pastedLine(text)
        let system = try Self.system(line.system, among: systems, of: toolName)
        let beginning = Beginning(
          file: nil, choices: line.choices, world: line.world, properties: [],
          source: "the pasted line")
        return .success(try system.accept(beginning).walker)
      } catch let trouble as ToolError {
        return .failure(trouble)
      } catch {
        return .failure(ToolError("\(error)"))
      }
    }
  }

  /// The walk in a file that was kept; nil if it no longer fits.
  private func begin(kept path: String) -> (any Walker)? {
    guard let file = try? self.file(path).file, let system = try? system(file.journey.system) else {
      return nil
    }
    return try? system.accept(
      Beginning(file: file, choices: [], world: nil, properties: [], source: "the file")
    ).walker
  }
}

/// The lines of a walk that no person types, and those that were refused.
private struct Script {
  private var count = 0
  private var refused: [Int] = []

  /// The next line, without the mark that may stand before a whole text.
  mutating func next(_ line: String) -> String {
    count += 1
    return count == 1 && line.hasPrefix("\u{FEFF}") ? String(line.unicodeScalars.dropFirst()) : line
  }

  mutating func refuse() { refused.append(count) }

  /// What is said at the end; nil if every line was taken.
  var complaint: String? {
    guard let first = refused.first else { return nil }
    return refused.count == 1
      ? "Line \(first) of the input was refused."
      : "\(refused.count) lines of the input were refused, the first is line \(first)."
  }
}

/// Takes a journey and some choices, and hands over the walker.
private struct Beginning: SystemVisitor {
  let file: JourneyFile?
  let choices: [String]
  let world: Int?
  /// The properties that the walk is known to break.
  let properties: [String]
  /// Where the choices are written.
  var source = "--steps"

  func visit<W: World>(
    _ system: System<W>
  ) throws -> (walker: any Walker, warning: String?) {
    var walk = try Walk(system, in: world, orWhereFit: file == nil ? choices : [])
    var warning: String?
    if let file {
      let replay = Replay(file.journey, in: system)
      if case .mismatch(let mismatch) = replay.result {
        throw ToolError("The journey no longer fits, \(mismatch)", .no)
      }
      walk = replay.walk
      warning = replay.warning
    }
    let rest = file == nil ? Array(choices.dropFirst(walk.steps.count)) : choices
    let done = choices.count - rest.count
    if let mismatch = walk.take(rest) {
      throw ToolError("In \(source), \(mismatch.after(done))", .no)
    }
    var broken = try MeantProperties(properties).visit(system)
    // Of another version of the flow it is not known.
    if let file, rest.isEmpty, file.journey.fingerprint == system.fingerprint {
      broken += file.journey.expectation.broken
    }
    return (SystemWalker(walk, from: file, breaking: broken), warning)
  }
}
