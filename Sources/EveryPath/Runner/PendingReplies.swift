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
