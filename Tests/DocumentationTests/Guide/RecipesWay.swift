import EveryPath

/// Keep it as long as an attempt may run.
@MainActor
func wayToRecipes(
  _ driver: any Driver<RecipesFlow.Effect, RecipesFlow.Event>, _ store: any IntentStore
) throws -> Runner<RecipesFlow> {
  try Runner(RecipesFlow(), driver: driver, store: store)
}
