/// Two systems side by side, each taking the same actions as the other in the same order.
///
/// They are alike as far as their actions tell, until one has a transition that the other has not:
/// such a difference is a transition that leads nowhere, and the first one that a search finds is
/// at the end of a shortest path.
///
/// ```swift
/// var search = Explorer(
///   Product(old, new), storage: HashedStorage(), record: PredecessorMap())
/// let difference = search.run { $1.action.isDifference }
/// ```
@frozen
public struct Product<Left: TransitionSystem, Right: TransitionSystem>: TransitionSystem
where Left.Action == Right.Action, Left.Action: Equatable {
  /// What both do, or one of them.
  @frozen
  public enum Action {
    /// Both take the same action.
    case both(Left.Action)
    /// Their next actions are not the same; nil for a side that has no more.
    case different(left: Left.Action?, right: Right.Action?)

    /// Whether the two differ.
    @inlinable public var isDifference: Bool { if case .different = self { true } else { false } }
  }

  /// A state of each.
  @frozen
  public struct State: Hashable {
    /// The left one's.
    public let left: Left.State
    /// The right one's.
    public let right: Right.State

    /// A state of each.
    @inlinable
    public init(left: Left.State, right: Right.State) {
      self.left = left
      self.right = right
    }
  }

  /// The one on the left.
  public let left: Left
  /// The one on the right.
  public let right: Right

  /// Two systems side by side.
  @inlinable
  public init(_ left: Left, _ right: Right) {
    self.left = left
    self.right = right
  }

  /// The initial states of both, pair by pair.
  @inlinable public var initialStates: [State] {
    zip(left.initialStates, right.initialStates).map { State(left: $0, right: $1) }
  }

  /// Appends what both do, up to the first difference.
  @inlinable
  public func transitions(from state: State, into found: inout TransitionList<Action, State>) {
    var lefts = TransitionList<Left.Action, Left.State>()
    var rights = TransitionList<Right.Action, Right.State>()
    left.transitions(from: state.left, into: &lefts)
    right.transitions(from: state.right, into: &rights)
    for place in 0..<max(lefts.count, rights.count) {
      let first = place < lefts.count ? lefts[place].action : nil
      let second = place < rights.count ? rights[place].action : nil
      guard let first, let second, first == second else {
        return found.append(.different(left: first, right: second), to: state)
      }
      found.append(
        .both(first), to: State(left: lefts[place].state, right: rights[place].state))
    }
  }
}

extension Product.State: Sendable where Left.State: Sendable, Right.State: Sendable {}
extension Product.Action: Sendable where Left.Action: Sendable {}
