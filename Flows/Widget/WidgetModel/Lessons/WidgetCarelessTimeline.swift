import EveryPath
import WidgetFlow

/// The making of an entry with one mistake at a time.
struct WidgetCarelessTimeline: Flow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
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
  enum Effect: Hashable, Sendable {
    /// As the extension does it.
    case timeline(WidgetTimeline.Effect)
    /// Remove the shared token.
    case delete
  }

  typealias State = WidgetTimeline.State
  typealias Event = WidgetTimeline.Event
  typealias Outcome = WidgetEntry

  /// The mistake.
  let fault: Fault
  private let shipped: WidgetTimeline

  /// The making of an entry with this mistake.
  init(_ fault: Fault, _ request: WidgetTimeline.Request) {
    self.fault = fault
    shipped = WidgetTimeline(request)
  }

  var name: String { "widget-mutant-\(fault.rawValue)" }

  /// What the system asks for.
  var request: WidgetTimeline.Request { shipped.request }

  var start: State { .reading }

  func transitions(from state: State) -> Transitions {
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

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .timeline(let effect): shipped.answers(to: effect)
    case .delete: []
    }
  }

  func abandoned(_ reason: Abandonment) -> Outcome { .failed }
}
