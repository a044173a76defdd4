package import EveryPath

/// Decides whose turn it is to ask for a permission, and who is answered with what.
///
/// Attempts come one after the other, the first that is asked for first. An attempt belongs to
/// nobody who waits for it: once it has begun it goes on without them. Where nobody waits any more
/// for one whose turn has not come, it is dropped.
///
/// A *way* is what one attempt goes: a permission with its policy, but for whether a refusal is
/// explained. That is each caller's: a silent one is told of the refusal as soon as somebody
/// else's attempt explains it, and is never the reason for a dialog.
package struct PermissionQueue<Way: Hashable & Sendable, Window: Hashable & Sendable>: Reducer {
  /// The events that a check tries; an app leaves it empty.
  package var alphabet: [Event]

  /// A queue; `alphabet` is for checks only.
  package init(alphabet: [Event] = []) { self.alphabet = alphabet }

  /// The name in messages.
  package var name: String { "coordinator" }

  /// Nothing is asked for.
  package var start: State { State() }

  /// Takes one event, then lets the first attempt begin if it is its turn.
  package func reduce(_ state: inout State, _ event: Event) -> [Effect] {
    state.take(event) + state.beginFirst()
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

    /// A caller.
    package init(_ number: Int, in window: Window, isSilent: Bool = false, resumes: Bool = false) {
      self.number = number
      self.window = window
      self.isSilent = isSilent
      self.resumes = resumes
    }
  }

  /// What the queue is told.
  package enum Event: Hashable, Sendable {
    /// Somebody asks.
    case ask(Way, Caller)
    /// A caller no longer waits.
    case leave(Int)
    /// The attempt that runs has ordered the dialog that explains a refusal.
    case explained(Way)
    /// The attempt that runs has its outcome; it may go on after that.
    case told(Way, lingers: Bool)
    /// An attempt that went on after its outcome has ended.
    case ended(Way)
    /// The attempts of some ways are given up.
    case abandon([Way], Abandonment)
  }

  /// What the queue orders.
  package enum Effect: Hashable, Sendable {
    /// Begin an attempt, with or without the dialogs that explain.
    case begin(Way, in: Window, explains: Bool, resumes: Bool)
    /// End the attempt that runs, or that goes on after its outcome.
    case end(Way, Abandonment)
    /// Answer a caller, which is forgotten then.
    case answer(Int, Answer)
    /// Others than before wait for the attempt that runs.
    case callersChanged(Way)
  }

  /// What a caller is told.
  package enum Answer: Hashable, Sendable {
    /// The outcome of the attempt.
    case outcome
    /// The refusal that is being explained.
    case refusal
    /// The outcome of what was given up for a reason.
    case abandoned(Abandonment)
  }
}
