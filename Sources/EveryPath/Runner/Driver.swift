/// Carries out what a flow orders, in an app.
///
/// A driver knows the real world: pages, alerts, the camera. It keeps everything that belongs to
/// the person or the app (ids, tokens, closures); the flow only says what to do. Every effect that
/// has answers is answered once, even when there was nothing to do.
///
/// ```swift
/// final class CameraDriver: Driver {
///   func perform(_ effect: CameraFlow.Effect, reply: Reply<CameraFlow.Event>) {
///     switch effect {
///     case .requestAccess:
///       AVCaptureDevice.requestAccess(for: .video) { @Sendable granted in
///         reply.resolveFromAnyThread(.answered(granted ? .allow : .deny))
///       }
///     …
///     }
///   }
/// }
/// ```
@MainActor
public protocol Driver<Effect, Event> {
  /// What the flow orders.
  associatedtype Effect: Hashable & Sendable
  /// What the flow receives.
  associatedtype Event: Hashable & Sendable

  /// Begins an effect and returns at once.
  ///
  /// Called strictly in the order of the flow. `reply` takes the answer: at once, later, from any
  /// thread. A second answer, or one that is not waited for any more, changes nothing.
  func perform(_ effect: Effect, reply: Reply<Event>)
}

/// A driver whose effects are asynchronous functions.
///
/// Each effect runs in a task of its own, begun in the order of the flow. When the attempt ends,
/// the tasks whose answers are still due are cancelled; those of its last effects are not.
///
/// ```swift
/// final class CameraDriver: AsyncDriver {
///   func perform(_ effect: CameraFlow.Effect) async -> CameraFlow.Event? {
///     switch effect {
///     case .requestAccess:
///       await AVCaptureDevice.requestAccess(for: .video) ? .answered(.allow) : .answered(.deny)
///     …
///     }
///   }
/// }
/// ```
@MainActor
public protocol AsyncDriver<Effect, Event>: Driver {
  // Declared again so that a driver need not spell them out: they are read off its `perform`.
  associatedtype Effect
  associatedtype Event

  /// Carries out an effect and returns its answer, or nil if it has none.
  func perform(_ effect: Effect) async -> Event?
}

extension AsyncDriver {
  /// Begins an effect in a task of its own, and replies with what it returns.
  public func perform(_ effect: Effect, reply: Reply<Event>) {
    let task = Task {
      guard let event = await perform(effect) else { return }
      reply.resolve(event)
    }
    reply.onCancel { task.cancel() }
  }
}
