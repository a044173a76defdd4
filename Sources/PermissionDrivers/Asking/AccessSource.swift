public import EveryPath
public import PermissionFlows

/// The framework behind one permission: what reads it, and what asks for it.
///
/// A source is made on the main actor, and kept as long as the coordinator: it holds what the
/// framework needs until the answer comes (a `CLLocationManager`, a `CNContactStore`). It answers
/// with what the framework says and draws no conclusions: after every answer the flow reads again.
///
/// The framework's handlers may be called on any thread, so each is a `@Sendable` closure that
/// calls `Reply.resolveFromAnyThread(_:)`: a closure that belongs to the main actor traps when it
/// is called elsewhere.
///
/// ```swift
/// final class ContactsSource: AccessSource {
///   private let store = CNContactStore()
///
///   func read(_ reply: Reply<AccessEvent<ContactsFlow.Grant>>) { reply.resolve(.read(reading)) }
///
///   func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<ContactsFlow.Grant>>) {
///     store.requestAccess(for: .contacts) { @Sendable isAllowed, _ in
///       reply.resolveFromAnyThread(.answered(isAllowed ? .yes : .no))
///     }
///   }
/// }
/// ```
@MainActor
public protocol AccessSource<Grant, Request>: AnyObject {
  /// What can be granted.
  associatedtype Grant: AccessGrant
  /// What can be asked for.
  associatedtype Request: AccessRequest

  /// Reads the permission afresh, and never asks: status first, then hardware, then usage
  /// description.
  ///
  /// - Parameter reply: Takes `AccessEvent/read(_:)` once, on any thread.
  func read(_ reply: Reply<AccessEvent<Grant>>)

  /// Asks the system.
  ///
  /// - Parameter reply: Takes `AccessEvent/answered(_:)` or
  ///   `AccessEvent/failed` once, on any thread; never, where the flow says that the
  ///   request may stay silent.
  func ask(_ request: Request, _ reply: Reply<AccessEvent<Grant>>)

  /// Makes anew the framework's object that gives nothing after the grant because it was used
  /// before.
  func renewObject()
}

extension AccessSource {
  /// There is no such object.
  public func renewObject() {}
}
