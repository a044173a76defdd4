/// An attempt to get a permission, as far as a coordinator can tell where it is.
///
/// The world of the coordinator has one for each permission, and every run of every way to a
/// permission is one of its runs: a test compares them.
package struct AbstractAttempt: Hashable, Sendable {
  package enum Stage: UInt8, Hashable, Sendable {
    /// None has begun, or the last has ended.
    case over
    /// It runs, and shows nothing.
    case running
    /// It may ask.
    case ready
    /// The system's question is on the screen.
    case asking
    /// It waits for what never comes.
    case stuck
    /// It has ordered the dialog that explains a refusal.
    case explaining
    /// The person is in Settings, or back from there.
    case away
    /// It goes on after its outcome.
    case lingering
    /// It is to end.
    case givenUp
  }

  /// What can come of it, and what can be done with it.
  package enum Step: Hashable, Sendable {
    /// It begins, with or without the dialogs that explain.
    case begins(explains: Bool)
    /// It goes on with what was remembered.
    case resumes
    /// It is given up.
    case isGivenUp
    /// Its process ends; what was remembered stays.
    case isKilled
    /// It may ask.
    case isReady
    /// The system's question comes up.
    case asks
    /// The question goes.
    case isAnswered
    /// It waits for what never comes from now on.
    case fallsSilent
    /// It orders the dialog that explains a refusal.
    case explains
    /// That dialog is going.
    case explained
    /// That dialog went without a touch, and is shown once more.
    case isSwept
    /// What it goes on with in a new process is remembered: it opens Settings.
    case remembers
    /// That is forgotten.
    case forgets
    /// It tells its outcome.
    case tells(lingers: Bool)
    /// It ends after its outcome.
    case ends
  }

  package private(set) var stage = Stage.over
  package private(set) var explains = false
  /// Whether something is remembered of it, or of one of an earlier process.
  package private(set) var isRemembered = false

  /// None, of which nothing is remembered.
  package init() {}

  package var hasTurn: Bool {
    switch stage {
    case .running, .ready, .asking, .stuck, .explaining, .away: true
    case .over, .lingering, .givenUp: false
    }
  }

  /// The attempt after a step; nil if that cannot come now.
  package func after(_ step: Step) -> AbstractAttempt? {
    switch (stage, step) {
    case (_, .isKilled): at(.over)
    case (.over, .begins(explains: true)) where !isRemembered: at(.running, explains: true)
    case (.over, .begins(explains: false)): at(.running, explains: false)
    case (.over, .resumes) where isRemembered: at(.away, explains: true)
    case (.over, .forgets) where isRemembered: remembering(false)
    case (.running, .isReady): at(.ready)
    case (.ready, .asks): at(.asking)
    case (.asking, .isAnswered): at(.running)
    case (.running, .fallsSilent): at(.stuck)
    case (.running, .explains) where explains: at(.explaining)
    // A page before the question may go, too.
    case (.running, .explained), (.explaining, .explained): at(.running)
    case (.explaining, .isSwept): self
    case (.running, .remembers) where explains: remembering(true).at(.away)
    case (.away, .forgets): remembering(false).at(.running)
    case (.running, .tells(lingers: true)): at(.lingering, explains: false)
    case (.running, .tells(lingers: false)), (.givenUp, .tells(lingers: false)),
      (.lingering, .ends), (.givenUp, .ends):
      at(.over)
    // It may still forget what it has remembered; nothing else of it explains any more.
    case (_, .isGivenUp) where stage != .over: at(.givenUp, explains: explains && isRemembered)
    case (.givenUp, .explained): self
    case (.givenUp, .forgets) where isRemembered && explains:
      remembering(false).at(.givenUp, explains: false)
    default: nil
    }
  }

  private func at(_ stage: Stage, explains: Bool? = nil) -> AbstractAttempt {
    var attempt = self
    attempt.stage = stage
    attempt.explains = stage != .over && explains ?? self.explains
    return attempt
  }

  private func remembering(_ isRemembered: Bool) -> AbstractAttempt {
    var attempt = self
    attempt.isRemembered = isRemembered
    return attempt
  }
}

extension AbstractAttempt.Step {
  /// The steps that nobody hears of but the person.
  package static let unheard: [Self] = [.isReady, .asks, .isAnswered, .fallsSilent]

  /// What an attempt does by itself, or because of the person.
  static let own: [Self] =
    unheard + [
      .explains, .explained, .isSwept, .remembers, .forgets, .tells(lingers: false),
      .tells(lingers: true), .ends,
    ]
}
