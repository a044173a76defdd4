public import EveryPath
public import FlowModel

/// A flow with one change.
///
/// It is made when it is asked for: positions, symbols, effects and timers have the numbers
/// that they have in the original.
public struct Mutant: Sendable, Identifiable, CustomStringConvertible {
  /// What distinguishes it from the other mutants of the flow: `drop-row: a/tap`.
  ///
  /// It stays the same over edits that do not concern the changed row.
  public let id: String
  /// The kind of change.
  public let mutation: Mutation
  /// The row or step that is changed.
  public let line: SourceLine
  /// The change, to be read after "if": "`tap` had no row in `a`".
  public let change: String

  let original: CompiledFlow
  let edit: @Sendable (inout FlowEdit) -> Void

  package var compiled: CompiledFlow { changed.compiled }

  typealias Changed = (compiled: CompiledFlow, touch: Touch)

  /// Worked out each time.
  var changed: Changed {
    var elaborated = FlowEdit(original)
    edit(&elaborated)
    let compiled = elaborated.compiled(marked: id)
    return (
      compiled,
      Touch(
        edges: elaborated.touchedEdges.sorted(), entries: elaborated.touchedEntries.sorted(),
        cells: elaborated.changedCells(in: compiled).map { Touch.Cell($0.position, $0.symbol) })
    )
  }

  /// The id.
  public var description: String { id }

  /// What of a compiled flow a change touches: a journey that passes none of it sees no difference.
  struct Touch {
    struct Cell: Hashable {
      let position: Int
      let symbol: Int

      init(_ position: Int, _ symbol: Int) {
        self.position = position
        self.symbol = symbol
      }
    }

    let edges: [Int]
    let entries: [Int]
    let cells: [Cell]
  }
}

extension FlowGraph {
  /// Every mutant of the first order, made one by one, in a fixed order: by kind, then by row.
  ///
  /// Some of them behave like the flow.
  public func mutants(
    _ mutations: [Mutation] = Mutation.allCases
  ) -> some Sequence<Mutant> {
    compiled.mutants(mutations)
  }
}

extension Component {
  /// Every mutant of the component's flow of the first order, made one by one, in a fixed order.
  public func mutants(
    _ mutations: [Mutation] = Mutation.allCases
  ) -> some Sequence<Mutant> {
    compiled.mutants(mutations)
  }
}

extension CompiledFlow {
  /// Every mutant of the first order, made one by one, in a fixed order: by kind, then by row.
  ///
  /// Some of them behave like the flow.
  package func mutants(
    _ mutations: [Mutation] = Mutation.allCases
  ) -> some Sequence<Mutant> {
    let rows = CompiledRows(self)
    return mutations.lazy.flatMap { $0.mutants(of: rows) }
  }
}

extension Mutation {
  /// The mutants of one kind, each with an id of its own.
  func mutants(of rows: CompiledRows) -> [Mutant] {
    let changes: [Change] =
      switch self {
      case .dropRow: DropRow.changes(of: rows)
      case .redirect: Redirect.changes(of: rows)
      case .dropStep: DropStep.changes(of: rows)
      case .swapSteps: SwapSteps.changes(of: rows)
      case .dropUntil: DropUntil.changes(of: rows)
      case .changeDelay: ChangeDelay.changes(of: rows)
      case .sneakRow: SneakRow.changes(of: rows)
      case .cloneState: CloneState.changes(of: rows)
      }
    var counts: [String: Int] = [:]
    return changes.map { change in
      let count = counts[change.site, default: 0] + 1
      counts[change.site] = count
      return Mutant(
        id: "\(rawValue): \(change.site)" + (count == 1 ? "" : "#\(count)"), mutation: self,
        line: change.line, change: change.words, original: rows.compiled, edit: change.edit)
    }
  }
}

/// One change of a compiled flow.
struct Change: Sendable {
  /// Where it is, for the id.
  let site: String
  /// The row or step.
  let line: SourceLine
  /// What is changed, to be read after "if".
  let words: String
  let edit: @Sendable (inout FlowEdit) -> Void

  init(
    _ site: String, _ line: SourceLine, _ words: String,
    _ edit: @escaping @Sendable (inout FlowEdit) -> Void
  ) {
    self.site = site
    self.line = line
    self.words = words
    self.edit = edit
  }
}
