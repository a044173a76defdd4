// A stand-in for Dispatch, written by hand from Apple's documentation: the few declarations that the
// package uses. It does nothing.

open class DispatchQueue: @unchecked Sendable {
  public init(label: String) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  public class var main: DispatchQueue { DispatchQueue(label: "main") }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}
public final class DispatchSpecificKey<T>: @unchecked Sendable { public init() {} }
