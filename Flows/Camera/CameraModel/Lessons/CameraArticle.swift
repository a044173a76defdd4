import CameraFlow
import EveryPath
import PermissionFlows

/// A page that asks in `viewDidLoad`, pops itself, and presents on itself: the code as it is often
/// printed.
struct CameraArticle: CameraLesson {
  /// Where the journey can be.
  enum State: Hashable, Sendable {
    case loading
    case asking
    case setUp
    case running
    case guiding
    case away
    case stuck
    case closed(CameraOutcome)
    case ended
  }

  typealias Event = LessonEvent
  typealias Effect = LessonEffect
  typealias Outcome = CameraOutcome

  var name: String { "camera-article" }

  var start: State { .loading }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .loading: loading
    case .asking:
      On(.answered(.yes)) {
        Perform(.page(.startSession))
        Go(to: .setUp)
      }
      On(.answered(.no)) {
        Perform(.popTop)
        Go(to: .closed(.denied))
      }
      Ignore(.pageGone, because: "the completion handler does not know that its page has gone")
    case .setUp:
      On(.sessionStarted) {
        Deliver(.ready)
        Go(to: .running)
      }
      On(.pageGone) { Go(to: .closed(.cancelled)) }
    case .running: On(.pageGone) { Go(to: .ended) }
    case .guiding:
      On(.tapped(.openSettings)) {
        Wait(.milliseconds(200), because: "the alert should have closed by then")
        Perform(.access(.openSettings))
        Go(to: .away)
      }
      On(.tapped(.cancel)) { Go(to: .closed(.denied)) }
      After(.seconds(60), because: "an alert that never came up is never answered") {
        Go(to: .closed(.denied))
      }
      Ignore(.pageGone, because: "the page popped itself")
    case .away: On(.foregrounded) { Go(to: .closed(.denied)) }
    case .stuck: On(.pageGone) { Go(to: .closed(.cancelled)) }
    case .closed(let outcome): Finish(outcome)
    case .ended: Finish()
    }
  }

  /// `viewDidLoad` runs while the page is still coming in.
  @RowBuilder private var loading: Transitions {
    Enter {
      Perform(.page(.openPage))
      Perform(.access(.readStatus))
    }
    On(.read(.granted(.full))) {
      Perform(.page(.startSession))
      Go(to: .setUp)
    }
    for reading in Self.readings
    where reading == .notDetermined || reading == .refused(.missingDescription) {
      On(.read(reading)) {
        Perform(.access(.request(.access)))
        Go(to: .asking)
      }
    }
    for refusal in [AccessRefusal.denied, .restricted] {
      On(.read(.refused(refusal))) {
        Perform(.popTop)
        Perform(.showAlertOnPage(.denied))
        Go(to: .guiding)
      }
    }
    On(.read(.refused(.unavailable))) { Go(to: .stuck) }
    On(.pageGone) { Go(to: .closed(.cancelled)) }
  }

  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }
}
