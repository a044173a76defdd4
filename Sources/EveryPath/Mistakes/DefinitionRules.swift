/// The rules about rows and steps, checked before lowering; each has a file of its own.
enum DefinitionRules {
  /// Every mistake, rule by rule, each in authored order.
  static func mistakes(in draft: Draft) -> [Mistake] {
    if draft.isTooLarge { return TooManyStates.mistakes(in: draft) }
    return StateNotListed.mistakes(in: draft)
      + CollidingNames.mistakes(in: draft)
      + TwoRowsForOneEvent.mistakes(in: draft)
      + RepeatedRow.mistakes(in: draft)
      + FinishBesideRows.mistakes(in: draft)
      + MissingEnd.mistakes(in: draft)
      + StepsAfterEnd.mistakes(in: draft)
      + ExitThatWaits.mistakes(in: draft)
      + TooManyTimeouts.mistakes(in: draft)
      + BadDuration.mistakes(in: draft)
      + MissingReason.mistakes(in: draft)
      + UntilNobodyAnswers.mistakes(in: draft)
      + OrNobodyAnswers.mistakes(in: draft)
      + DeadEnd.mistakes(in: draft)
  }
}

/// The rules about whole paths, checked on the lowered plan; each has a file of its own.
enum GraphRules {
  /// Every mistake, rule by rule, each in authored order.
  static func mistakes(in plan: Plan) -> [Mistake] {
    OneOutcome.mistakes(in: plan) + PrimerExit.mistakes(in: plan)
  }
}
