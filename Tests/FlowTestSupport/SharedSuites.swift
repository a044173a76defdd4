package import EveryPath
public import FlowChecker
import Foundation

/// The suites of a compiled flow, each generated once in a test run, when first asked for.
public struct SharedSuites: Sendable {
  private let suites: [Suite.Kind: Shared<Suite>]

  /// The suites of a compiled flow, none of which is generated yet.
  package init(of compiled: CompiledFlow) {
    suites = Dictionary(
      uniqueKeysWithValues: Suite.Kind.allCases.map { kind in
        (kind, Shared { Suite(kind, of: compiled) })
      })
  }

  /// A suite.
  public func suite(_ kind: Suite.Kind) -> Suite? { suites[kind]?.value }
}

/// Something that is made when it is first asked for.
///
/// Whoever asks meanwhile waits for it. Unchecked, since the lock guards all that changes.
private final class Shared<Value: Sendable>: @unchecked Sendable {
  private let make: @Sendable () -> Value
  private let lock = NSLock()
  private var made: Value?

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    lock.withLock {
      let value = made ?? make()
      made = value
      return value
    }
  }
}
