/// A state that is one 64-bit word.
///
/// The word tells all of it: two states are equal exactly if their words are. A search keeps
/// sixty-four neighbouring words as one bitmap, so states that differ in the low bits alone cost
/// next to nothing: put what changes most often there.
public protocol PackedState: Hashable {
  /// The state of a word that ``word`` gave out.
  init(word: UInt64)

  /// All of the state.
  var word: UInt64 { get }
}

extension UInt64: PackedState {
  /// The word itself.
  @inlinable
  public init(word: UInt64) { self = word }

  /// The number itself.
  @inlinable public var word: UInt64 { self }
}

extension UInt32: PackedState {
  /// The number in the low half of a word.
  @inlinable
  public init(word: UInt64) { self = UInt32(truncatingIfNeeded: word) }

  /// The number, in the low half.
  @inlinable public var word: UInt64 { UInt64(self) }
}

extension Int: PackedState {
  /// The number with the bits of a word.
  @inlinable
  public init(word: UInt64) { self = Int(truncatingIfNeeded: word) }

  /// The bits of the number.
  @inlinable public var word: UInt64 { UInt64(bitPattern: Int64(self)) }
}
