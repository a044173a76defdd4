public import EveryPath

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

  /// How long an object of the framework may take to settle; nil where it always answers.
  ///
  /// After it a read says ``AccessReading/refused(_:)`` of ``AccessRefusal/failed``, and a request whose
  /// question has not come has failed: a flow of such a source lists both.
  var settlingLimit: Duration? { get }

  /// What the app has to mend, in a sentence, where what is read is the app's own doing; nil where
  /// nothing is. `PermissionCoordinator/onProblem` is called.
  var problem: String? { get }

  /// Reads the permission afresh, and never asks: status, then hardware, then usage description.
  ///
  /// - Parameter reply: Takes ``AccessEvent/read(_:)`` once, on any thread.
  func read(_ reply: Reply<AccessEvent<Grant>>)

  /// Asks the system.
  ///
  /// - Parameter reply: Takes ``AccessEvent/answered(_:)`` or
  ///   ``AccessEvent/failed`` once, on any thread; never, where the flow says that the
  ///   request may stay silent.
  func ask(_ request: Request, _ reply: Reply<AccessEvent<Grant>>)

  /// Makes anew the framework's object that gives nothing after the grant, as it was used before.
  func renewObject()
}

extension AccessSource {
  /// There is nothing to mend.
  public var problem: String? { nil }

  /// It always answers.
  public var settlingLimit: Duration? { nil }

  /// There is no such object.
  public func renewObject() {}
}
