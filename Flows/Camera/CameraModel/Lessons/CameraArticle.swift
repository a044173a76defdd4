import CameraFlow
import EveryPath

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

  typealias Event = CameraEvent
  typealias Effect = LessonEffect
  typealias Outcome = CameraOutcome

  var name: String { "camera-article" }

  var start: State { .loading }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .loading: loading
    case .asking:
      On(.answered(.allow)) {
        Perform(.camera(.startSession))
        Go(to: .setUp)
      }
      On(.answered(.deny)) {
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
        Perform(.camera(.openSettings))
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
      Perform(.camera(.openPage))
      Perform(.camera(.readStatus))
    }
    On(.read(.authorized)) {
      Perform(.camera(.startSession))
      Go(to: .setUp)
    }
    for reading in [CameraReading.notDetermined, .missingDescription] {
      On(.read(reading)) {
        Perform(.camera(.requestAccess))
        Go(to: .asking)
      }
    }
    for reading in [CameraReading.denied, .restricted] {
      On(.read(reading)) {
        Perform(.popTop)
        Perform(.showAlertOnPage(.denied))
        Go(to: .guiding)
      }
    }
    On(.read(.noCamera)) { Go(to: .stuck) }
    On(.pageGone) { Go(to: .closed(.cancelled)) }
  }

  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }
}
