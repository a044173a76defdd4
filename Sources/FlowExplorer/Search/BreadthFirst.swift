import FlowModel

/// A breadth-first search: exact, deterministic, complete or openly truncated.
///
/// Linear in the number of states and ways; every state is stored once. It keeps every way, for
/// promises and drawings; ``survey(_:limits:progress:)`` keeps the states alone.
///
/// - Parameter progress: told how far the search is, every thousand states or so.
public func searchBreadthFirst<Model: SearchModel>(
  _ model: Model, limits: SearchLimits = SearchLimits(),
  progress: ((SearchProgress) -> Void)? = nil
) -> SearchGraph<Model.State, Model.Choice> {
  var search = GraphSearch(model)
  search.run(limits: limits, progress: progress)
  return search.graph
}

/// The same for a system by numbers, whose ways are labelled as they are taken in.
func searchBreadthFirst(
  _ model: NumberedModel, limits: SearchLimits, progress: ((SearchProgress) -> Void)? = nil
) -> SearchGraph<UInt64, UInt32> {
  var search = GraphSearch(model, label: model.label)
  search.run(limits: limits, progress: progress)
  return search.graph
}

extension SearchGraph {
  /// Goes on from where the search stopped; the result is the one of a search that had not stopped,
  /// with the same numbers in the same order.
  ///
  /// Linear in all that was found, before and now: the set of seen states is built anew.
  ///
  /// - Parameters:
  ///   - model: the one that was searched.
  ///   - limits: for the whole search, what was found before included; seconds count from now.
  ///   - progress: told how far the search is, every thousand states or so.
  public mutating func resume<Model: SearchModel>(
    _ model: Model, limits: SearchLimits = SearchLimits(),
    progress: ((SearchProgress) -> Void)? = nil
  ) where Model.State == State, Model.Choice == Choice {
    var search = GraphSearch(model, from: self)
    search.run(limits: limits, progress: progress)
    self = search.graph
  }
}

/// A search under way.
struct GraphSearch<Model: SearchModel> {
  typealias Label = (Successors<Model.Choice, Model.State>.Way, Model.State) -> UInt32

  let model: Model
  /// The label of a way that is taken in from a state; nil if the model has given it.
  private let label: Label?
  private var seen = Numbering<Model.State>()
  private var choices = Numbering<Model.Choice>()
  /// What was found; its states and choices are filled in when it is asked for.
  private var found = SearchGraph<Model.State, Model.Choice>()
  /// Names the fields of the states that keep growing.
  private let growing: (([Model.State], Levels) -> [String])?

  /// - Parameter growing: names the fields of the states that keep growing, of all that are known so far
  ///   and where each distance begins; it is asked as often as the states have doubled.
  init(
    _ model: Model, label: Label? = nil,
    growing: (([Model.State], Levels) -> [String])? = nil
  ) {
    self.growing = growing
    self.model = model
    self.label = label
  }

  init(_ model: Model, from graph: SearchGraph<Model.State, Model.Choice>) {
    growing = nil
    self.model = model
    label = nil
    found = graph
    for state in graph.states { _ = seen.insert(state) }
    for choice in graph.choices { _ = choices.insert(choice) }
  }

  /// What was found so far.
  var graph: SearchGraph<Model.State, Model.Choice> {
    var graph = found
    graph.states = seen.values
    graph.choices = choices.values
    return graph
  }

  /// Searches on.
  mutating func run(limits: SearchLimits, progress: ((SearchProgress) -> Void)?) {
    let watch = LimitWatch(limits)
    var ways = Successors<Model.Choice, Model.State>()
    var next = found.expandedCount
    var fields: [String] = []
    var nextLook = seen.count
    var limit: Completeness.Limit? = takeInStarts(atMost: watch.maxStates) ? nil : .states
    while limit == nil, next < seen.count {
      found.levels.reach(next, of: seen.count)
      limit = watch.limit(states: seen.count, depth: found.levels.depth)
      guard limit == nil else { break }
      if let progress, next & 1023 == 0 {
        if let growing, seen.count >= nextLook {
          nextLook = 2 * seen.count
          fields = growing(seen.values, found.levels)
        }
        progress(
          SearchProgress(states: seen.count, depth: found.levels.depth, growing: fields))
      }
      let state = seen.values[next]
      ways.ask(model, from: state)
      let room = watch.maxStates - seen.count
      guard ways.fit(0..<ways.count, room: room, isSeen: seen.contains) else {
        limit = .states
        break
      }
      for place in 0..<ways.count {
        let way = ways[place]
        let (number, isNew) = seen.insert(way.state)
        if isNew { found.parentEdge.append(found.targets.count) }
        found.targets.append(number)
        found.choiceNumbers.append(choices.insert(way.choice).number)
        found.labels.append(label?(way, state) ?? way.label)
      }
      found.firstEdge.append(found.targets.count)
      next += 1
    }
    found.completeness =
      limit.map { .truncated($0, frontier: seen.count - next) } ?? .complete
  }

  /// Takes in the starts that were not, as far as there is room; whether that is all.
  private mutating func takeInStarts(atMost most: Int) -> Bool {
    guard found.expandedCount == 0 else { return true }
    defer { found.levels = Levels(starts: seen.count) }
    for start in model.starts where !seen.contains(start) {
      guard seen.count < most else { return false }
      _ = seen.insert(start)
      found.parentEdge.append(-1)
    }
    return true
  }
}
