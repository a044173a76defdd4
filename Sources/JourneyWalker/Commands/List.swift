import FlowModel

extension Tool {
  /// Lists the systems, or a table by its name.
  func list(_ invocation: Invocation) throws -> ExitCode {
    if let name = invocation.operands.first { return try list(table: name, invocation) }
    if invocation.has("json") {
      let entries = try systems.map { system in
        JSONNode.object([
          .init("name", .string(system.name)), .init("summary", .string(system.summary)),
          .init("lesson", .bool(system.isLesson)),
          .init("fingerprint", .string(try system.accept(Fingerprint()))),
        ])
      }
      try console.write(JSONNode.object([.init("systems", .array(entries))]).text + "\n")
      return .yes
    }
    guard !systems.isEmpty else { throw Trouble("There is no system to list yet.") }
    let width = systems.map { cells(of: $0.name) }.max() ?? 0
    let glyphs = glyphs(invocation)
    let lines = systems.flatMap { system -> [String] in
      let text = (system.isLesson ? "lesson: " : "") + system.summary
      let lines = wrapped(glyphs.shown(text), to: max(30, surroundings.columns - width - 2))
      return lines.enumerated().map { number, line in
        padded(number == 0 ? system.name : "", to: width) + "  " + line
      }
    }
    try console.write(lines.joined(separator: "\n") + "\n")
    return .yes
  }
}

private struct Fingerprint: SystemVisitor {
  func visit<W: World>(_ system: System<W>) throws -> String { system.fingerprint }
}
