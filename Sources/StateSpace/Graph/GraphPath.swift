/// A path in a graph: where it starts, and the edges it takes.
public struct GraphPath: Hashable, Sendable {
  /// The vertex it starts at.
  public internal(set) var start: Int
  /// Its edges, in order; none for the path that stays where it is.
  public internal(set) var edges: [Int]

  /// A path.
  public init(start: Int, edges: [Int] = []) {
    self.start = start
    self.edges = edges
  }
}

/// Paths that are made one by one, in a fixed order, in memory linear in the size of the graph.
///
/// ```swift
/// for path in SimplePaths(in: graph, from: 0).prefix(1_000) { … }
/// ```
///
/// A path that is not kept costs no memory: the next one takes its place. ``visit(_:)`` lends each
/// path instead of giving it away.
public protocol PathStream: Sequence, Sendable where Element == GraphPath, Iterator: PathMaker {}

/// Makes the paths of a stream.
public protocol PathMaker: IteratorProtocol where Element == GraphPath {
  /// The path it is at.
  var path: GraphPath { get }
  /// Goes on to the next path; false after the last.
  mutating func advance() -> Bool
}

extension PathMaker {
  /// The next path; nil after the last.
  @inlinable
  public mutating func next() -> GraphPath? { advance() ? path : nil }
}

extension PathStream {
  /// Lends each path to `body`, its start and its edges, until `body` returns false.
  ///
  /// The buffer must not be kept: the next path is made in it.
  @inlinable
  public func visit(
    _ body: (_ start: Int, _ edges: UnsafeBufferPointer<Int>) throws -> Bool
  ) rethrows {
    var maker = makeIterator()
    while maker.advance() {
      let start = maker.path.start
      guard try maker.path.edges.withUnsafeBufferPointer({ try body(start, $0) }) else { return }
    }
  }
}
