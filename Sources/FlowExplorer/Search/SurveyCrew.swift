/// The workers of a survey, and what all of them read.
///
/// Safe to share: what several read is written only between two halves of a round, when nobody else is
/// at work; in a half each worker writes what is its own.
@usableFromInline
final class SurveyCrew<Model: SearchModel & Sendable>: @unchecked Sendable
where Model.State: PackedState & Sendable, Model.Choice: Sendable {
  @usableFromInline let model: Model
  /// The states in the order of their discovery.
  @usableFromInline @exclusivity(unchecked) var words: PackedWords
  @usableFromInline let workers: [SurveyWorker<Model>]

  /// How many states are expanded in the next round.
  @usableFromInline var round = RoundLength(most: 1 << 15)

  @inlinable
  init(_ model: Model, _ seen: PackedStates<Model.State>, count: Int) {
    self.model = model
    words = seen.words
    workers = seen.blocks.dealt(to: count).map { SurveyWorker($0, among: count) }
  }

  /// What was seen, in one.
  @inlinable var seen: PackedStates<Model.State> {
    PackedStates(words: words, blocks: WordBlocks(together: workers.map(\.blocks)))
  }

  /// Expands some states; how many ways they have.
  @inlinable
  func expand(_ open: Range<Int>) async -> Int {
    let length = (open.count + workers.count - 1) / workers.count
    await each { crew, number in
      let first = min(open.lowerBound + number * length, open.upperBound)
      let part = first..<min(first + length, open.upperBound)
      crew.workers[number].expand(part, of: open, crew)
    }
    return workers.reduce(0) { $0 + $1.wayCount }
  }

  /// Looks up what was found.
  @inlinable
  func lookUp() async {
    await each { crew, number in crew.workers[number].lookUp(number, crew) }
  }

  /// Lets every worker do something at once.
  @inlinable
  func each(_ work: @escaping @Sendable (SurveyCrew, Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 1..<workers.count { group.addTask { work(self, number) } }
      work(self, 0)
    }
  }

  /// Puts what is new in the order in which one worker finds it, and tells for each from which of the
  /// expanded states it was reached.
  @inlinable
  func takeIn(_ tellNew: (UInt32) -> Void) {
    for part in workers.indices {
      var places = workers.map { $0.newEnds[part] }
      let ends = workers.map { $0.newEnds[part + 1] }
      while true {
        var first: (owner: Int, word: DealtWord)?
        for owner in workers.indices where places[owner] < ends[owner] {
          let word = workers[owner].new[places[owner]]
          if word.way < first?.word.way ?? .max { first = (owner, word) }
        }
        guard let (owner, word) = first else { break }
        places[owner] += 1
        words.append(word.word)
        tellNew(word.parent)
      }
    }
  }
}
