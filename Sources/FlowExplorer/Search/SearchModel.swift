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
