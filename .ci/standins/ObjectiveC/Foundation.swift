// Foundation, as far as what the package offers Objective-C names it.
@_exported import ObjectiveC

public protocol Bridged: _ObjectiveCBridgeable {}
extension Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _: _ObjectiveCType, result: inout Self?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_: _ObjectiveCType?) -> Self {
    fatalError()
  }
}

public struct URL: Bridged { public typealias _ObjectiveCType = NSURL }
extension String: Bridged { public typealias _ObjectiveCType = NSString }
