/// Something that can be searched whole: states, and ways on from each.
///
/// ```swift
/// struct Counters: SearchModel {
///   var starts: [UInt64] { [0] }
///
///   @inlinable
///   func successors(of state: UInt64, into ways: inout Successors<Int, UInt64>) {
///     for digit in 0..<7 where state >> (4 * UInt64(digit)) & 15 < 9 {
///       ways.append(digit, to: state + 1 << (4 * UInt64(digit)))
///     }
///   }
/// }
/// ```
///
/// A search in another module is as fast as one written for the model if `successors(of:into:)` is
/// `@inlinable`, and several times slower if it is not.
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
@frozen
public struct Successors<Choice, State> {
  /// One way on.
  @frozen
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

  @inlinable init() {}

  /// A way on.
  ///
  /// The label is a number the model gives meaning to.
  @inlinable
  public mutating func append(_ choice: Choice, to state: State, label: UInt32 = 0) {
    ways.append(Way(choice: choice, state: state, label: label))
  }

  /// Asks a model anew, in the memory of the last answer.
  @inlinable
  mutating func ask<Model: SearchModel>(_ model: Model, from state: State)
  where Model.State == State, Model.Choice == Choice {
    ways.removeAll(keepingCapacity: true)
    model.successors(of: state, into: &self)
  }
}
