/// Which edges a path is looked for to, and which it may not take: by their labels.
public struct Goal: Sendable {
  private let isAvoided: [Bool]
  private let isWanted: [Bool]
  /// What a monitor remembers while something still has to happen; nil if nothing ever has to.
  private let owing: Int?

  /// A goal, for as many labels as are marked.
  ///
  /// - Parameters:
  ///   - wanted: the labels of the edges that end a path.
  ///   - avoided: those of the edges that no path takes; nil if each may be taken.
  ///   - owing: what a monitor remembers while something still has to happen, so that a wanted edge
  ///     is no end; nil if nothing ever has to.
  public init(_ wanted: [Bool], avoiding avoided: [Bool]? = nil, owing: Int? = nil) {
    isWanted = wanted
    isAvoided = avoided ?? [Bool](repeating: false, count: wanted.count)
    self.owing = owing
  }

  /// How many labels there are.
  public var labelCount: Int { isWanted.count }

  /// Whether an edge with a label may be taken.
  public func allows(_ label: UInt32) -> Bool { !isAvoided[Int(label)] }

  /// Whether an edge with a label is wanted, if this is remembered after it.
  public func wants(_ label: UInt32, _ memory: Int) -> Bool {
    isWanted[Int(label)] && memory != owing
  }
}
