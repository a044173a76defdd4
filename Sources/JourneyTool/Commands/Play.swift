import FlowModel

extension Tool {
  /// Replays journeys; the worst answer counts.
  func play(_ invocation: Invocation) throws -> ExitCode {
    if invocation.has("save"), invocation.operands.count > 1 {
      throw ToolError("--save saves the journey of one flight record; name one file.")
    }
    var code = ExitCode.yes
    var records: [PlayRecord] = []
    var operands = invocation.operands[...]
    while let operand = operands.popFirst() {
      if operand.hasPrefix(JourneyLine.mark) {
        // A line pasted without quotes arrives as several words.
        let line = ([operand] + operands).joined(separator: " ")
        operands = []
        records.append(try answer(for: "the pasted line") { try playLine(line, nil, invocation) })
      } else {
        let name = operand == "-" ? "standard input" : harmless(operand)
        records.append(try answer(for: name) { try playFile(operand, name, invocation) })
      }
      guard let record = records.last else { continue }
      code = code.orWorse(record.code)
      if !invocation.has("json") { try report(record) }
    }
    if invocation.has("json") {
      let outcome =
        switch code {
        case .yes: "ok"
        case .no: "mismatch"
        case .unfinished: "limit"
        default: "error"
        }
      let document = JSONNode.document([
        .init("outcome", .string(outcome)), .init("journeys", .array(records.map(\.json))),
      ])
      try console.write(document.text + "\n")
    }
    return code
  }

  /// A file that cannot be played does not keep the next from being played.
  private func answer(for name: String, _ body: () throws -> PlayRecord) throws -> PlayRecord {
    do {
      return try body()
    } catch let trouble as ToolError {
      say(trouble.sentence)
      return PlayRecord(
        name: name, title: "", steps: 0, played: Played(complaints: [trouble.sentence]),
        code: trouble.code)
    }
  }

  private func playFile(
    _ path: String, _ name: String, _ invocation: Invocation
  ) throws -> PlayRecord {
    let bytes = try bytes(of: path)
    if bytes.starts(with: JourneyLine.mark.utf8) {
      return try playLine(String(decoding: bytes, as: UTF8.self), name, invocation)
    }
    if isFlightRecord(bytes) { return try playFlight(bytes, name, invocation) }
    try refuseRecordOptions(invocation, name)
    let file = try parsed(bytes, name)
    let system = try system(file.journey.system, in: name)
    let played = try telling("replaying \(count(file.journey.steps.count, "step")) of \(name)") {
      try system.accept(Playing(journey: file.journey, checksEnd: file.hasExpectation))
    }
    return PlayRecord(
      name: name, title: file.journey.title, steps: file.journey.steps.count, played: played)
  }

  /// A journey names its system and is saved already.
  private func refuseRecordOptions(_ invocation: Invocation, _ name: String) throws {
    let own = ["save", "force", "system", "max-states", "max-depth", "timeout"]
    guard let option = own.first(where: invocation.has) else { return }
    throw ToolError("--\(option) is for flight records; \(name) is none.")
  }

  /// - Parameter name: the name of the file that holds it, if one does.
  private func playLine(
    _ text: String, _ name: String?, _ invocation: Invocation
  ) throws -> PlayRecord {
    try refuseRecordOptions(invocation, "a pasted line")
    let line = try Self.pastedLine(text)
    let result = try system(line.system).accept(PlayingLine(line: line))
    return PlayRecord(
      name: name ?? "journey:\(line.system)", title: "a pasted line", steps: line.choices.count,
      played: result)
  }

  private func report(_ record: PlayRecord) throws {
    // What could not be played at all was said already.
    guard !record.wasSaid else { return }
    let (played, name) = (record.played, record.name)
    if let warning = played.warning { say("\(name): \(warning).") }
    try show(played.complaints.map { "\(name): \(harmless($0))\n" }.joined())
    if let found = record.flight {
      let text = FlightText(
        tool: toolName, name: name, steps: record.steps, found: found, glyphs: glyphs)
      return try show(text.text)
    }
    guard played.complaints.isEmpty else { return }
    let breaks =
      played.broken.isEmpty
      ? "" : ", breaks \(enumeration(played.broken.map { "\"\(harmless($0))\"" }))"
    try show(
      "\(name): fits, \(count(record.steps, "step"))\(breaks): \(harmless(record.title))\n")
  }

  private func system(_ name: String, in file: String) throws -> any AnySystem {
    do throws(ToolError) {
      return try system(name)
    } catch {
      throw ToolError("\(file): \(error.sentence)")
    }
  }

  /// The contents of a file, or of standard input for `-`.
  func bytes(of path: String) throws(ToolError) -> [UInt8] {
    guard !path.isEmpty else { throw ToolError("The name of a file is empty.") }
    guard path == "-" else {
      // Another program has to write into a pipe.
      return try telling("waiting for \(harmless(path))", after: console.isPipe(path) ? 1 : nil) {
        () throws(ToolError) in try console.readFile(path)
      }.withoutMark
    }
    guard mayAsk || !environment.inputIsTerminal else {
      throw ToolError("With --no-input nothing is read from a terminal; name a file instead of -.")
    }
    return try console.readAll().withoutMark
  }

  static func pastedLine(_ text: String) throws(ToolError) -> JourneyLine {
    let count = text.split(whereSeparator: \.isWhitespace).count {
      $0.hasPrefix(JourneyLine.mark)
    }
    guard count < 2 else {
      throw ToolError(
        "These are \(count) journeys in one; put each in a file of its own.")
    }
    guard let line = JourneyLine(text) else {
      throw ToolError(
        "A pasted line reads journey:SYSTEM[/FINGERPRINT[/WORLD]] STEP STEP ..., this one does not."
      )
    }
    return line
  }

  func file(_ path: String) throws -> (file: JourneyFile?, line: JourneyLine?) {
    let bytes = try bytes(of: path)
    if bytes.starts(with: JourneyLine.mark.utf8) {
      return (nil, try Self.pastedLine(String(decoding: bytes, as: UTF8.self)))
    }
    guard !isFlightRecord(bytes) else {
      throw ToolError(
        "\(harmless(path)) is a flight record; `\(toolName) play \(harmless(path)) --save FILE` makes a "
          + "journey of it.")
    }
    return (try parsed(bytes, harmless(path)), nil)
  }

  func parsed(_ bytes: [UInt8], _ name: String) throws -> JourneyFile {
    do throws(Unreadable) {
      let file = try telling("reading \(name)") { () throws(Unreadable) in
        try decodedJSON(JourneyFile.self, from: bytes)
      }
      sayUnknown(file.unknownFields, in: name)
      return file
    } catch {
      throw ToolError("\(name): \(error.sentence)")
    }
  }
}

extension [UInt8] {
  /// Without the byte order mark that some editors put before a text.
  fileprivate var withoutMark: [UInt8] {
    starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self
  }
}

struct Playing: SystemVisitor {
  let journey: Journey
  let checksEnd: Bool

  func visit<W: World>(_ system: System<W>) throws -> Played {
    let replay = Replay(journey, in: system)
    var played = Played(warning: replay.warning, broken: replay.breaches.map(\.name))
    switch replay.result {
    case .matched: break
    case .mismatch(let mismatch): played.complaints = ["\(mismatch)"]
    case .wrongEnd(let differences) where checksEnd:
      played.complaints = differences.map { "\($0)" }
    case .wrongEnd: break
    }
    if let complaint = replay.walk.endlessStep { played.complaints.append(complaint) }
    return played
  }
}

private struct PlayingLine: SystemVisitor {
  let line: JourneyLine

  func visit<W: World>(_ system: System<W>) throws -> Played {
    var played = Played()
    if !system.fingerprint.hasPrefix(line.fingerprint) {
      played.warning =
        "\(system.name) has changed since this line was made (fingerprint "
        + "\(harmless(line.fingerprint)), now \(system.fingerprint.prefix(4))); it is replayed by name"
    }
    var walk = try Walk(system, in: line.world, orWhereFit: line.choices)
    let done = walk.steps.count
    if let mismatch = walk.take(Array(line.choices.dropFirst(done))) {
      played.complaints = ["\(mismatch.after(done))"]
      return played
    }
    played.broken = walk.trace.breaches.map(\.name)
    if let complaint = walk.endlessStep { played.complaints = [complaint] }
    return played
  }
}
