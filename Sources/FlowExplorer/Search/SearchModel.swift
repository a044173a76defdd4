/// Something that can be searched whole: states, and ways on from each.
public protocol SearchModel<State, Choice> {
  /// The whole truth at one moment; two states are one only if they are equal.
  associatedtype State: Hashable
  /// What a way on is called.
  associatedtype Choice: Hashable

  /// Where a search starts.
  var starts: [State] { get }

  /// Appends every way on from `state`, in a fixed order.
  func successors(of state: State, into ways: inout Successors<Choice, State>)
}

/// The ways on from a state, filled by a model.
public struct Successors<Choice, State> {
  /// One way on.
  @usableFromInline
  struct Way {
    @usableFromInline let choice: Choice
    @usableFromInline let state: State
    @usableFromInline let label: UInt32

    @inlinable
    init(choice: Choice, state: State, label: UInt32) {
      self.choice = choice
      self.state = state
      self.label = label
    }
  }

  @usableFromInline var ways: [Way] = []

  @usableFromInline init() {}

  /// A way on.
  ///
  /// The label is a number the model gives meaning to.
  @inlinable
  public mutating func append(_ choice: Choice, to state: State, label: UInt32 = 0) {
    ways.append(Way(choice: choice, state: state, label: label))
  }
}
