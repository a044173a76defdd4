import EveryPath

/// Where guards are open, and where they are closed.
struct GuardPlaces {
  /// Where a guard is written; two rows may share a line.
  private struct Place: Hashable {
    let line: SourceLine
    let name: String
  }

  private let open: Set<Place>
  private let closed: Set<Place>
  private var seen: Set<Place> = []

  init(_ compiled: CompiledFlow) {
    closed = Set(compiled.closedRows.map { Place(line: $0.line, name: $0.guardName) })
    open = Set(
      compiled.edges.compactMap { edge in edge.guardName.map { Place(line: edge.line, name: $0) } })
  }

  /// Whether the guard of a row is one thing everywhere, and has not been asked about before.
  mutating func isFixed(_ name: String, at line: SourceLine) -> Bool {
    let place = Place(line: line, name: name)
    let varies = open.contains(place) && closed.contains(place)
    return !varies && seen.insert(place).inserted
  }
}
