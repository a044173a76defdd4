public import FlowModel

extension Tool {
  func list(_ invocation: Invocation) throws -> ExitCode {
    if let name = invocation.operands.first { return try list(table: name, invocation) }
    if invocation.has("json") {
      let document = JSONNode.document([
        .init("outcome", .string("ok")), .init("systems", .array(systems.map(entry))),
      ])
      try console.write(document.text + "\n")
      return .yes
    }
    guard !systems.isEmpty else { throw ToolError("There is no system to list yet.") }
    // A name that is longer than most has a line of its own, so that the others keep their room.
    let longest = catalogs.flatMap { names(on: $0) }.map { cells(of: $0) }.max() ?? 0
    let width = min(longest, max(20, environment.columns / 3))
    let blocks = catalogs.filter { !$0.systems.isEmpty }.map { catalog in
      lines(of: catalog, width).joined(separator: "\n") + "\n"
    }
    try show(blocks.joined(separator: "\n"))
    return .yes
  }

  /// A system; one that cannot be built has the reason in place of a fingerprint.
  private func entry(for system: any AnySystem) -> JSONNode {
    let last: JSONNode.Member
    do {
      last = .init("fingerprint", .string(try system.accept(Fingerprint())))
    } catch {
      last = .init("error", .string("\(error)"))
    }
    return .object([
      .init("name", .string(system.name)), .init("summary", .string(system.summary)),
      .init("lesson", .bool(system.isLesson)), last,
    ])
  }

  /// The title, then a line or more for each system, its lessons indented under it.
  private func lines(of catalog: ListedCatalog, _ width: Int) -> [String] {
    var lines = catalog.title.map { [glyphs.shown($0)] } ?? []
    for (name, system) in zip(names(on: catalog), catalog.systems) {
      let text = (system.isLesson ? "lesson: " : "") + system.summary
      var head = name
      if cells(of: head) > width {
        lines.append(head)
        head = ""
      }
      for line in wrapped(glyphs.shown(text), to: max(30, environment.columns - width - 2)) {
        lines.append(padded(head, to: width) + "  " + line)
        head = ""
      }
    }
    return lines
  }

  private func names(on catalog: ListedCatalog) -> [String] {
    catalog.systems.map { system in
      (catalog.title == nil ? "" : "  ") + (system.isLesson ? "  " : "") + system.name
    }
  }
}

private struct Fingerprint: SystemVisitor {
  func visit<W: World>(_ system: System<W>) throws -> String { system.fingerprint }
}

/// Systems that belong together, under a headline in `journey list`.
public struct ListedCatalog: Sendable {
  /// The headline; none if nil.
  public let title: String?
  /// The systems; a lesson stands under the system before it.
  public let systems: [any AnySystem]
  /// How a test gets at them: a module and the list in it; nil if no test can.
  public let source: Source?

  /// How a test gets at the systems of a catalog.
  public struct Source: Hashable, Sendable {
    /// The module to import.
    public let module: String
    /// The list, as Swift: `CameraSystems.catalog`.
    public let list: String
  }

  /// Makes a catalog.
  public init(_ title: String?, _ systems: [any AnySystem]) {
    self.title = title
    self.systems = systems
    source = nil
  }

  /// Makes a catalog of systems that a test finds in the list `list` of `module`.
  ///
  /// `journey check --explain` writes such tests.
  public init(_ title: String?, _ systems: [any AnySystem], of list: String, in module: String) {
    self.title = title
    self.systems = systems
    source = Source(module: module, list: list)
  }
}

/// A table of text that `journey list NAME` prints, beside the systems.
public struct ListedTable: Hashable, Sendable {
  /// The name it is asked for by.
  public let name: String
  /// The heading of each column; the first names the row.
  public let columns: [String]
  /// The rows, each with a cell for every column.
  public let rows: [[String]]

  /// Makes a table; cells beyond the columns are not shown, and a cell may have several lines.
  public init(_ name: String, columns: [String], rows: [[String]]) {
    self.name = name
    self.columns = columns
    self.rows = rows
  }
}
