/// Tells how far a search is, with what keeps growing in its states.
@usableFromInline
struct ProgressTeller<Storage: StateStorage> {
  private let tell: (SearchProgress) -> Void
  private let growing: ((Storage, Levels) -> [String])?
  private var names: [String] = []
  /// How many states have to be known before it is worth looking again.
  private var nextLook = 0

  @usableFromInline
  init(tell: @escaping (SearchProgress) -> Void, growing: ((Storage, Levels) -> [String])?) {
    self.tell = tell
    self.growing = growing
  }

  @usableFromInline
  mutating func tell(_ states: Storage, _ levels: Levels) {
    if let growing, states.count >= nextLook {
      nextLook = 2 * states.count
      names = growing(states, levels)
    }
    tell(SearchProgress(states: states.count, depth: levels.depth, growing: names))
  }
}
