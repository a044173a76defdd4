/// A value that is read where it stands.
///
/// A pointer hands out copies, and the references of each are counted. A pointer to this lends the
/// value instead: it cannot be copied, and lies in memory like its only field. What it points to must
/// stay where it is until it was read.
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
