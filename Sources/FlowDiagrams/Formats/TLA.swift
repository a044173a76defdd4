internal import EveryPath
internal import FlowModel

/// Writes the structure of components for TLC: tables of what each does, and one set of operators
/// that reads them.
enum TLA {
  static func text(of composition: Composition, _ mostDeferred: Int?) -> String {
    var names = Identifiers(reserved: [])
    let components = composition.members.map { TLAComponent($0, names: &names) }
    let name = Identifiers.plain(composition.name)
    var source = SourceText()
    source.line("---- MODULE \(name) ----")
    for line in StructureText.header(of: composition, mostDeferred) {
      source.line(line.isEmpty ? "\\*" : "\\* \(visible(line))")
    }
    source.add([
      "\\*", "\\*   java -cp tla2tools.jar tlc2.TLC \(name).tla", "\\*",
      "\\* with SPECIFICATION Spec in \(name).cfg.", "EXTENDS Naturals, Sequences", "",
      "VARIABLE components",
    ])
    for (number, component) in components.enumerated() {
      source.line()
      component.declare(number: number + 1, among: components, into: &source)
    }
    source.line()
    for (table, meaning) in Self.tables {
      let entries = components.indices.map { "\(table)_\($0 + 1)" }.joined(separator: ", ")
      source.line("\(table) == << \(entries) >> \\* \(meaning)")
    }
    source.line("Count == \(components.count)")
    source.line()
    let mayWait = mostDeferred.map { "Len(components[p].deferred) < \($0)" } ?? "TRUE"
    source.line("MayWait(p) == \(mayWait)")
    source.line(TLAOperators.text)
    source.line("====")
    return source.text
  }

  /// What is written of each component.
  private static let tables = [
    ("Rows", "what each does at each place with each input"),
    ("Outside", "what may come from outside at each place"),
    ("Timers", "which inputs are timers"),
    ("States", "where what waits is delivered"),
    ("Ends", "where an attempt has ended"),
    ("Called", "whether another component calls it"),
    ("Outlives", "whether an attempt goes on when its last caller has left"),
    ("Entry", "how an attempt begins"),
    ("Dropped", "what is sent when an attempt is dropped"),
    ("Cancelled", "what is sent when a call is cancelled"),
  ]
}
