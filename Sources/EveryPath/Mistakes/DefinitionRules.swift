/// The rules about rows and steps, checked before lowering; each has a file of its own.
enum DefinitionRules {
  /// Every mistake, rule by rule, each in authored order.
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    if elaborated.isTooLarge { return TooManyStates.mistakes(in: elaborated) }
    #if DEBUG || !WithoutRules
      return StateNotListed.mistakes(in: elaborated)
        + CollidingNames.mistakes(in: elaborated)
        + TwoRowsForOneEvent.mistakes(in: elaborated)
        + RepeatedRow.mistakes(in: elaborated)
        + FinishBesideRows.mistakes(in: elaborated)
        + MissingEnd.mistakes(in: elaborated)
        + StepsAfterEnd.mistakes(in: elaborated)
        + TooManyTimeouts.mistakes(in: elaborated)
        + BadDuration.mistakes(in: elaborated)
        + MissingReason.mistakes(in: elaborated)
        + UntilUnlistedAnswer.mistakes(in: elaborated)
        + OrUnlistedAnswer.mistakes(in: elaborated)
        + DeadEnd.mistakes(in: elaborated)
    #else
      return []
    #endif
  }
}

/// The rules about whole paths, checked on the compiled flow; each has a file of its own.
enum GraphRules {
  /// Every mistake, rule by rule, each in authored order.
  static func mistakes(in compiled: CompiledFlow) -> [Mistake] {
    #if DEBUG || !WithoutRules
      OneOutcome.mistakes(in: compiled) + PrimerExit.mistakes(in: compiled)
    #else
      []
    #endif
  }
}
