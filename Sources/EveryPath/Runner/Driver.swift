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

/// Takes the answer to one effect, from any thread, at any time, any number of times.
///
/// Only the first answer counts, and only while it is waited for. Whatever comes later is
/// dropped, and reported as such in ``Runner/steps`` as long as the attempt runs.
public struct Reply<Event: Hashable & Sendable>: Sendable {
  /// The ticket of the effect; number 0 for an effect that asks nothing.
  package let ticket: Ticket

  let answer: @MainActor @Sendable (Event) -> RunnerDisposition
  let whenCancelled: @MainActor @Sendable (@escaping Handler) -> Void

  package typealias Handler = @MainActor @Sendable () -> Void

  /// A reply whose answer is taken, and whose end is announced, elsewhere.
  package init(
    ticket: Ticket, answer: @escaping @MainActor @Sendable (Event) -> RunnerDisposition,
    whenCancelled: @escaping @MainActor @Sendable (@escaping Handler) -> Void
  ) {
    self.ticket = ticket
    self.answer = answer
    self.whenCancelled = whenCancelled
  }

  /// Answers on the main actor, at once.
  ///
  /// - Returns: What became of it; ``RunnerDisposition/queued`` while a reaction runs, as it does
  ///   inside ``Driver/perform(_:reply:)``.
  @MainActor
  @discardableResult
  public func resolve(_ event: Event) -> RunnerDisposition { answer(event) }

  /// Answers from any thread; the flow receives it on the main actor, a moment later.
  ///
  /// Answers given one after the other on one thread keep their order.
  public nonisolated func resolveFromAnyThread(_ event: Event) {
    let answer = answer
    Task { @MainActor in _ = answer(event) }
  }

  /// Calls `handler` if the attempt ends while this answer is still due.
  ///
  /// An effect ordered by the very step that ends the attempt is carried out in peace: it is not
  /// cancelled. If the attempt has ended already, `handler` is called at once.
  @MainActor
  public func onCancel(_ handler: @escaping @MainActor @Sendable () -> Void) {
    whenCancelled(handler)
  }

  /// The same reply, with a closure that receives the answer in its place.
  package func intercepted(
    _ answer: @escaping @MainActor @Sendable (Event) -> RunnerDisposition
  ) -> Reply<Event> {
    Reply(ticket: ticket, answer: answer, whenCancelled: whenCancelled)
  }
}

extension Reply {
  /// For a driver that has an order carried out by another one: `take` gets the first answer.
  public init(_ take: @escaping @MainActor @Sendable (Event) -> Void) {
    let once = Once()
    self.init(
      ticket: Ticket(0),
      answer: { event in
        guard once.take() else { return .droppedAsStale }
        take(event)
        return .moved
      },
      whenCancelled: { _ in })
  }
}

/// The answers that are due from the driver, and what to do if they are no longer wanted.
///
/// Retained by every outstanding ``Reply``, so that cancellation reaches it after the attempt.
@MainActor
package final class PendingReplies {
  package typealias Handler = @MainActor @Sendable () -> Void

  private var open: [(ticket: Ticket, handlers: [Handler])] = []
  private var cancelled: [Ticket] = []

  package init() {}

  package func ask(_ ticket: Ticket) { open.append((ticket, [])) }

  /// The driver has answered.
  package func close(_ ticket: Ticket) { open.removeAll { $0.ticket == ticket } }

  /// Adds a handler; returns whether it is to be called now, because it is too late already.
  package func whenCancelled(_ ticket: Ticket, _ handler: @escaping Handler) -> Bool {
    if let index = open.firstIndex(where: { $0.ticket == ticket }) {
      open[index].handlers.append(handler)
    }
    return cancelled.contains(ticket)
  }

  package var count: Int { open.count }

  /// Gives up the first `count` replies and forgets the others; returns what is to be called.
  package func cancel(first count: Int) -> [Handler] {
    let unwanted = open.prefix(count)
    open = []
    cancelled = unwanted.map(\.ticket)
    return unwanted.flatMap(\.handlers)
  }
}

@MainActor
package final class Once {
  package private(set) var isTaken = false

  package nonisolated init() {}

  package func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}
