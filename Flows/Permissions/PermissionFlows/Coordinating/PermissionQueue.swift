package import EveryPath
import Reducers

/// Decides whose turn it is to ask for a permission, and who is answered with what.
///
/// Attempts come one after the other, the first that is asked for first. An attempt belongs to
/// nobody who waits for it: once it has begun it goes on without them. Where nobody waits any more
/// for one whose turn has not come, it is dropped.
///
/// A *way* is what one attempt goes: a permission with its policy, but for whether a refusal is
/// explained. That is each caller's: an attempt explains if one of its callers wants that when it
/// begins. A silent caller is told of the refusal as soon as the dialog is ordered. If it is a
/// page, it is about to go then, and the dialog comes up once it has.
package struct PermissionQueue<Way: Hashable & Sendable, Window: Hashable & Sendable>: Reducer {
  /// The events that a check tries; an app leaves it empty.
  package var alphabet: [Event]

  /// A queue; `alphabet` is for checks only.
  package init(alphabet: [Event] = []) { self.alphabet = alphabet }

  /// The name in messages.
  package var name: String { "coordinator" }

  /// Nothing is asked for.
  package var start: State { State() }

  /// Takes one event, then lets begin and come up whatever is due.
  package func reduce(_ state: inout State, _ event: Event) -> [Effect] {
    let before = state
    let effects = state.take(event) + state.begin() + state.present()
    return effects + (state.isAsking(asIn: before) ? [] : [.changed])
  }
}

extension PermissionQueue {
  /// Somebody who waits for an outcome.
  package struct Caller: Hashable, Sendable {
    /// Which of those who wait it is.
    package let number: Int
    /// Where it asks.
    package let window: Window
    /// Whether it wants to be told of a refusal before that is explained.
    package let isSilent: Bool
    /// Whether it goes on with what an earlier process remembered.
    package let resumes: Bool
    /// The page that it is, which goes when it is told of a refusal and then asks again; or nil.
    package let page: Int?

    /// A caller.
    package init(
      _ number: Int, in window: Window, isSilent: Bool = false, resumes: Bool = false,
      page: Int? = nil
    ) {
      self.number = number
      self.window = window
      self.isSilent = isSilent
      self.resumes = resumes
      self.page = page
    }
  }

  /// What the queue is told.
  package enum Event: Hashable, Sendable {
    /// Somebody asks.
    case ask(Way, Caller)
    /// A caller no longer waits.
    case leave(Int)
    /// A page is gone, and will not ask again.
    case pageGone(Int)
    /// The attempt that runs has ordered the dialog that explains a refusal.
    case explains(Way)
    /// That dialog is going.
    case explained(Way)
    /// The attempt that runs has its outcome; it may go on after that.
    case told(Way, isRefused: Bool, lingers: Bool)
    /// An attempt that went on after its outcome has ended.
    case ended(Way)
    /// The attempts of some ways are given up.
    case abandon([Way], Abandonment)
  }

  /// What the queue orders.
  package enum Effect: Hashable, Sendable {
    /// Begin an attempt, with or without the dialogs that explain.
    case begin(Way, in: Window, explains: Bool, resumes: Bool)
    /// Let the dialog come up that was ordered.
    case present(Way)
    /// End the attempt, which was given up or goes on after its outcome.
    case end(Way, Abandonment)
    /// Answer a caller, which is forgotten then.
    case answer(Int, Answer)
    /// Others than before wait for the attempt that runs.
    case callersChanged(Way)
    /// Something else than before is asked for, or goes on after its outcome.
    case changed
  }

  /// What a caller is told.
  package enum Answer: Hashable, Sendable {
    /// The outcome of the attempt.
    case outcome
    /// The refusal that is about to be explained.
    case refusal
    /// The outcome of what was given up for a reason.
    case abandoned(Abandonment)
  }
}
