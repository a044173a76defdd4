/// One of several workers of a survey.
@usableFromInline
final class SurveyWorker<Model: SearchModel & Sendable>
where Model.State: PackedState & Sendable, Model.Choice: Sendable {
  /// Its share of the seen states.
  @usableFromInline @exclusivity(unchecked) var blocks: WordBlocks
  /// What it dealt out lately.
  @usableFromInline @exclusivity(unchecked) var recent = RecentWords()
  /// How many ways it found in the first half of a round.
  @usableFromInline @exclusivity(unchecked) var wayCount = 0
  /// Where they lead, but for what it dealt out before: for each worker what that one looks up.
  @usableFromInline @exclusivity(unchecked) var dealt: [[DealtWord]]
  /// What of its share was new in the second half, and where that of each finder ends.
  @usableFromInline @exclusivity(unchecked) var new: [DealtWord] = []
  @usableFromInline @exclusivity(unchecked) var newEnds: [Int] = []

  @inlinable
  init(_ blocks: WordBlocks, among count: Int) {
    self.blocks = blocks
    dealt = [[DealtWord]](repeating: [], count: count)
  }

  /// Asks the model for a part of the states of a round, and deals out what it says, in order.
  @inlinable
  func expand(_ part: Range<Int>, of round: Range<Int>, _ crew: SurveyCrew<Model>) {
    // In variables of their own the compiler knows that nobody else sees them.
    var (recent, dealt) = (self.recent, self.dealt)
    (self.recent, self.dealt) = (RecentWords(blocks: []), [])
    for owner in dealt.indices { dealt[owner].removeAll(keepingCapacity: true) }
    let states = PackedStates<Model.State>(words: crew.words, blocks: WordBlocks())
    var group = ExpandedGroup<Model>()
    wayCount = 0
    for first in stride(from: part.lowerBound, to: part.upperBound, by: 16) {
      group.expand(first..<min(first + 16, part.upperBound), crew.model, states)
      let found = FoundWords(memory: group.ways.memory)
      withUnsafeTemporaryAllocation(of: Int.self, capacity: group.ways.count) { new in
        let count = recent.insert(0..<group.ways.count, of: found, new: new)
        var state = 0
        for place in new[..<count] {
          while place >= group.ends[state] { state &+= 1 }
          let word = found.word(at: place)
          dealt[WordBlocks.owner(of: word, among: dealt.count)].append(
            DealtWord(
              word, way: UInt32(truncatingIfNeeded: wayCount &+ place),
              parent: UInt32(truncatingIfNeeded: first &+ state &- round.lowerBound)))
        }
      }
      wayCount &+= group.ways.count
    }
    (self.recent, self.dealt) = (recent, dealt)
  }

  /// Looks up what every worker found of this one's share.
  @inlinable
  func lookUp(_ owner: Int, _ crew: SurveyCrew<Model>) {
    var (blocks, new) = (self.blocks, self.new)
    (self.blocks, self.new) = (WordBlocks(), [])
    new.removeAll(keepingCapacity: true)
    newEnds = [0]
    for finder in crew.workers {
      let dealt = finder.dealt[owner]
      blocks.insert(all: dealt.count, of: dealt) { new.append(dealt[$0]) }
      newEnds.append(new.count)
    }
    (self.blocks, self.new) = (blocks, new)
  }
}

/// A state that somebody found, on its way to the worker who looks it up.
@frozen
@usableFromInline
struct DealtWord: Sendable {
  @usableFromInline let word: UInt64
  /// Which of the ways that its finder found in the round leads to it.
  @usableFromInline let way: UInt32
  /// Which of the states of the round that way starts from.
  @usableFromInline let parent: UInt32

  @inlinable
  init(_ word: UInt64, way: UInt32, parent: UInt32) {
    self.word = word
    self.way = way
    self.parent = parent
  }
}

extension [DealtWord]: WordList {
  @inlinable
  func word(at place: Int) -> UInt64 { self[place].word }
}
