#if canImport(os)
  public import os
#else
  public import Synchronization
#endif

/// A value that any thread may read and change.
///
/// The lock of the system where there is one: `Mutex` needs newer systems than this package does.
@usableFromInline
package final class Guarded<Value: Sendable>: Sendable {
  #if canImport(os)
    @usableFromInline let lock: OSAllocatedUnfairLock<Value>

    @inlinable
    package init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  #else
    @usableFromInline let lock: Mutex<Value>

    @inlinable
    package init(_ value: Value) { lock = Mutex(value) }
  #endif

  /// The value, read or written as a whole.
  package var value: Value {
    get { lock.withLock { $0 } }
    set { lock.withLock { $0 = newValue } }
  }

  /// Reads and changes the value with no other access in between.
  @inlinable
  package func withLock<Result: Sendable>(
    _ act: @Sendable (inout Value) -> Result
  ) -> Result {
    lock.withLock { act(&$0) }
  }
}
