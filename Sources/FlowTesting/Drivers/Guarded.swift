#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that any thread may read and change.
///
/// The lock of the system where there is one: `Mutex` needs newer systems than this package does.
final class Guarded<Value: Sendable>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>
    init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  #else
    private let lock: Mutex<Value>
    init(_ value: Value) { lock = Mutex(value) }
  #endif

  var value: Value {
    get { lock.withLock { $0 } }
    set { lock.withLock { $0 = newValue } }
  }
}
