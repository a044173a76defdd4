/// A finite automaton that reads the labels of a path, remembers what a property needs to know of
/// them, and tells when it is violated.
public struct Monitor: Sendable {
  /// What it remembers once the property is violated.
  public static var violated: Int { -1 }

  /// How many things it may remember: 0 at first.
  public let width: Int
  /// What it remembers after a transition, memory by memory and label by label.
  private let next: [Int8]

  /// A monitor for so many labels.
  ///
  /// - Parameters:
  ///   - width: how many things it may remember, up to 127.
  ///   - after: what it remembers after a transition with a label.
  public init(width: Int, labels: Int, after: (_ label: Int, _ memory: Int) -> Int) {
    self.width = width
    next = (0..<labels * width).map { Int8(after($0 / width, $0 % width)) }
  }

  /// One that has nothing to remember and nothing to violate.
  public init(labels: Int) { self.init(width: 1, labels: labels) { _, _ in 0 } }

  /// One that has nothing to remember, and is violated by the marked labels.
  public init(violatedBy marked: [Bool]) {
    self.init(width: 1, labels: marked.count) { label, _ in marked[label] ? Self.violated : 0 }
  }

  /// What it remembers after a transition with a label.
  public func after(_ label: UInt32, _ memory: Int = 0) -> Int {
    Int(next[Int(label) &* width &+ memory])
  }

  /// Whether a transition can violate the property at all.
  public var canBeViolated: Bool { next.contains(Int8(Self.violated)) }
}
