public import PermissionFlow
public import WidgetFlow

/// The making of an entry with one mistake at a time.
public struct WidgetCarelessTimeline: Flow {
  /// The mistake.
  public enum Fault: String, Hashable, Sendable, CaseIterable {
    case writes
    case triesAgain
    case asksWithoutToken
    case inventsData
    case forgetsTheEntry
    case neverAsks
    /// Completes what the server answered, whoever is logged in by then.
    case completesAnyway
    /// Takes a store that cannot be read for an empty one.
    case takesLockedForEmpty
  }

  /// What it can order: as the extension does it, and what it must not do.
  public enum Effect: Hashable, Sendable {
    /// As the extension does it.
    case timeline(WidgetTimeline.Effect)
    /// Remove the shared token.
    case delete
  }

  /// Where the work is.
  public typealias State = WidgetTimeline.State
  /// What it can be told.
  public typealias Event = WidgetTimeline.Event
  /// The entry it ends with.
  public typealias Outcome = WidgetEntry

  /// The mistake.
  public let fault: Fault
  private let shipped: WidgetTimeline

  /// The making of an entry with this mistake.
  public init(_ fault: Fault, _ request: WidgetTimeline.Request) {
    self.fault = fault
    shipped = WidgetTimeline(request)
  }

  /// The flow's name.
  public var name: String { "widget-mutant-\(fault.rawValue)" }

  /// What the system asks for.
  public var request: WidgetTimeline.Request { shipped.request }

  /// It begins with the store.
  public var start: State { .reading }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .reading:
      Enter {
        Perform(.timeline(.readShared), until: .read(hasToken: true)) {
          Or(.read(hasToken: false)) {
            if fault == .asksWithoutToken {
              Go(to: .fetching(.first))
            } else {
              complete(.signedOut)
            }
          }
          Or(.unreadable) { locked }
        }
        switch fault {
        case .inventsData: complete(.data)
        case .neverAsks: complete(.failed)
        case .writes, .triesAgain, .asksWithoutToken, .forgetsTheEntry, .completesAnyway,
          .takesLockedForEmpty:
          Go(to: .fetching(.first))
        }
      }
    case .fetching: fetching
    case .done(let entry): Finish(entry)
    }
  }

  @RowBuilder private var fetching: Transitions {
    Enter { Perform(.timeline(.fetch)) }
    On(.answered(.data)) {
      if fault != .completesAnyway {
        readAgain { complete(.data) }
      }
      complete(.data)
    }
    On(.answered(.unauthorized)) {
      if fault == .writes { Perform(.delete) }
      if fault != .completesAnyway {
        readAgain { Go(to: .fetching(.second)) }
      }
      if fault == .triesAgain { complete(.failed) } else { complete(.openApp) }
    }
    On(.answered(.failed)) {
      if fault == .forgetsTheEntry { Go(to: .done(.failed)) } else { complete(.failed) }
    }
  }

  @StepBuilder private func readAgain(@StepBuilder ifRenewed: () -> Steps) -> Steps {
    let renewed = ifRenewed()
    Perform(.timeline(.readAgain), until: .readAgain(.same)) {
      Or(.readAgain(.renewed)) { renewed }
      Or(.readAgain(.foreign)) { complete(.signedOut) }
      Or(.readAgain(.gone)) { complete(.signedOut) }
      Or(.unreadable) { locked }
    }
  }

  @StepBuilder private var locked: Steps {
    complete(fault == .takesLockedForEmpty ? .signedOut : .locked)
  }

  @StepBuilder private func complete(_ entry: WidgetEntry) -> Steps {
    Perform(.timeline(.complete(entry)))
    Go(to: .done(entry))
  }

  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .timeline(let effect): shipped.answers(to: effect)
    case .delete: []
    }
  }

  /// A new process is asked anew.
  public func resume(from state: State) -> Resumption<State, Outcome> { .at(.reading) }

  /// The outcome of an entry that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .failed }
}
