import FlowModel

extension Tool {
  /// Replays journeys; the worst answer counts.
  func play(_ invocation: Invocation) throws -> ExitCode {
    var code = ExitCode.yes
    var records: [PlayRecord] = []
    var operands = invocation.operands[...]
    while let operand = operands.popFirst() {
      if operand.hasPrefix(JourneyLine.mark) {
        // A line pasted without quotes arrives as several words.
        let line = ([operand] + operands).joined(separator: " ")
        operands = []
        records.append(try answer(for: "the pasted line") { try playLine(line) })
      } else {
        let name = operand == "-" ? "standard input" : harmless(operand)
        records.append(try answer(for: name) { try playFile(operand, name) })
      }
      guard let record = records.last else { continue }
      code = code.orWorse(record.code)
      if !invocation.has("json") { try report(record) }
    }
    if invocation.has("json") {
      let document = JSONNode.object([.init("journeys", .array(records.map(\.json)))])
      try console.write(document.text + "\n")
    }
    return code
  }

  /// A file that cannot be played does not keep the next from being played.
  private func answer(for name: String, _ body: () throws -> PlayRecord) throws -> PlayRecord {
    do {
      return try body()
    } catch let trouble as Trouble {
      say(trouble.sentence)
      return PlayRecord(
        name: name, title: "", steps: 0, played: Played(complaints: [trouble.sentence]),
        code: trouble.code)
    }
  }

  private func playFile(_ path: String, _ name: String) throws -> PlayRecord {
    let bytes = path == "-" ? try console.readAll() : try console.readFile(path)
    if bytes.starts(with: JourneyLine.mark.utf8) {
      return try playLine(String(decoding: bytes, as: UTF8.self))
    }
    let file = try parsed(bytes, name)
    let played = try system(file.journey.system, in: name).accept(
      Playing(journey: file.journey, checksEnd: file.hasExpectation))
    return PlayRecord(
      name: name, title: file.journey.title, steps: file.journey.steps.count, played: played)
  }

  private func playLine(_ text: String) throws -> PlayRecord {
    guard let line = JourneyLine(text) else {
      throw Trouble("A pasted line reads journey:SYSTEM/FINGERPRINT STEP STEP…, this one does not.")
    }
    let result = try system(line.system).accept(PlayingLine(line: line))
    return PlayRecord(
      name: "journey:\(line.system)", title: "a pasted line", steps: line.choices.count,
      played: result)
  }

  private func report(_ record: PlayRecord) throws {
    // What could not be played at all was said already.
    guard !record.wasSaid else { return }
    let (played, name) = (record.played, record.name)
    if let warning = played.warning { say("\(name): \(warning).") }
    guard played.complaints.isEmpty else {
      try console.write(played.complaints.map { "\(name): \($0)\n" }.joined())
      return
    }
    let breaks =
      played.broken.isEmpty ? "" : ", breaks \(enumeration(played.broken.map { "\"\($0)\"" }))"
    try console.write(
      "\(name): fits, \(count(record.steps, "step"))\(breaks): \(Glyphs().shown(record.title))\n")
  }

  private func system(_ name: String, in file: String) throws -> any AnySystem {
    do throws(Trouble) {
      return try system(name)
    } catch {
      throw Trouble("\(file): \(error.sentence)")
    }
  }

  /// Reads a journey file.
  func file(_ path: String) throws -> JourneyFile {
    try parsed(try path == "-" ? console.readAll() : console.readFile(path), harmless(path))
  }

  private func parsed(_ bytes: [UInt8], _ name: String) throws -> JourneyFile {
    do throws(JourneyFileError) {
      let file = try JourneyFile(bytes: bytes)
      let unknown = file.unknownFields
      if !unknown.isEmpty {
        let names = unknown.prefix(5).map { "\"\(harmless($0))\"" }
        let more = unknown.count > 5 ? " and \(unknown.count - 5) more" : ""
        say("\(name): this version does not know \(names.joined(separator: ", "))\(more).")
      }
      return file
    } catch {
      throw Trouble("\(name): \(error).")
    }
  }
}

/// A journey that was played, or could not be.
private struct PlayRecord {
  let name: String
  let title: String
  let steps: Int
  let played: Played
  let code: ExitCode
  /// Whether it could not be played, which was said at once.
  let wasSaid: Bool

  init(name: String, title: String, steps: Int, played: Played, code: ExitCode? = nil) {
    wasSaid = code != nil
    self.name = name
    self.title = title
    self.steps = steps
    self.played = played
    self.code = code ?? (played.complaints.isEmpty ? .yes : .no)
  }

  var json: JSONNode {
    .object([
      .init("name", .string(name)), .init("title", .string(title)),
      .init("steps", .number(steps)), .init("fits", .bool(code == .yes)),
      .init("warning", played.warning.map { .string($0) } ?? JSONNode(.null)),
      .init("complaints", .array(played.complaints.map { .string($0) })),
      .init("broken", .array(played.broken.map { .string($0) })),
    ])
  }
}

/// What came of playing a journey.
private struct Played {
  var warning: String?
  var complaints: [String] = []
  var broken: [String] = []
}

private struct Playing: SystemVisitor {
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
    var walk = Walk(system, taking: line.choices)
    let done = walk.steps.count
    if let mismatch = walk.take(Array(line.choices.dropFirst(done))) {
      played.complaints = ["\(mismatch.after(done))"]
      return played
    }
    played.broken = walk.trace.breaches.map(\.name)
    return played
  }
}
