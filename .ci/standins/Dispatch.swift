// A stand-in for Dispatch, written by hand from Apple's documentation: the few declarations that
// the package uses. It does nothing.

open class DispatchQueue: @unchecked Sendable {
  public init(label: String) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  public class var main: DispatchQueue { DispatchQueue(label: "main") }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public class func global() -> DispatchQueue { DispatchQueue(label: "global") }
  public func async(
    group: DispatchGroup? = nil, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}
public final class DispatchSpecificKey<T>: @unchecked Sendable { public init() {} }
open class DispatchGroup: @unchecked Sendable {
  public init() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}
public struct DispatchTime: Sendable {
  public var uptimeNanoseconds: UInt64 { 0 }
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
}
@frozen public enum DispatchTimeInterval: Sendable { case seconds(Int), milliseconds(Int) }
@frozen public enum DispatchTimeoutResult: Sendable { case success, timedOut }
public protocol DispatchSourceTimer: AnyObject {
  func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval)
  func setEventHandler(handler: (@convention(block) () -> Void)?)
  func resume()
  func cancel()
}
public enum DispatchSource {
  public static func makeTimerSource(queue: DispatchQueue?) -> any DispatchSourceTimer { fatalError() }
}
