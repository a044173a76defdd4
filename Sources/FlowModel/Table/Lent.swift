/// A value that is read where it stands: a pointer to one hands out copies, of whose references count
/// is kept, and a pointer to this lends it.
@frozen
@usableFromInline
struct Lent<Value>: ~Copyable {
  @usableFromInline let value: Value

  /// Reads a value where it stands.
  @inlinable
  @inline(__always)
  static func read<Result>(
    _ place: UnsafePointer<Value>, _ look: (borrowing Lent) -> Result
  ) -> Result {
    UnsafeRawPointer(place).withMemoryRebound(to: Lent.self, capacity: 1) { look($0.pointee) }
  }
}
