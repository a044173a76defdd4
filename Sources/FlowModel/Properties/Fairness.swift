/// What a property may take for granted: that a choice which is possible is taken some day.
///
/// Nothing is taken for granted unless it is declared: a person may never tap, and a system may
/// never answer.
public struct Fairness: Hashable, Sendable {
  /// How often a choice must be offered before it counts on being taken.
  public enum Strength: String, Hashable, Sendable {
    /// Offered without a break from some moment on.
    case weak
    /// Offered again and again, with breaks.
    case strong
  }

  /// Which choices are meant.
  public enum Subject: Hashable, Sendable {
    /// The choice with this id, wherever it is offered.
    case choice(String)
    /// Each choice that this one causes, by itself.
    case each(Cause)
    /// Each choice that the world says is bound to come, by itself.
    case certain
    /// Each choice at each state it is offered in, by itself.
    case everyTransition
  }

  /// How often it must be offered.
  public let strength: Strength
  /// Which choices are meant.
  public let subject: Subject

  /// If the choice is offered again and again, it is taken some day.
  ///
  /// A timer is offered where it may fall due first. Where that is so at some moments only, and a
  /// property hangs on it, a check says that it is undecided.
  public static func strong(_ choice: String) -> Fairness {
    Fairness(strength: .strong, subject: .choice(choice))
  }

  /// Whatever `cause` can do again and again it does some day, each choice by itself.
  ///
  /// Strong fairness of ``Cause/system`` also says that the system ends the app some day.
  public static func strong(_ cause: Cause) -> Fairness {
    Fairness(strength: .strong, subject: .each(cause))
  }

  /// If the choice is offered without a break, it is taken some day.
  public static func weak(_ choice: String) -> Fairness {
    Fairness(strength: .weak, subject: .choice(choice))
  }

  /// Whatever `cause` can do without a break it does some day, each choice by itself.
  public static func weak(_ cause: Cause) -> Fairness {
    Fairness(strength: .weak, subject: .each(cause))
  }

  /// What the world says is bound to come does, if it is possible again and again, and nothing else
  /// is sure to: see ``ChoiceText/isCertain``.
  public static let certain = Fairness(strength: .strong, subject: .certain)

  /// Wherever a choice is possible again and again, it is taken there some day.
  ///
  /// The most that can be taken for granted: a property is broken then only where what it waits for
  /// has become impossible.
  public static let everyTransition = Fairness(strength: .strong, subject: .everyTransition)
}
