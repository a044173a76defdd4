import EveryPath
import PermissionFlows

/// Takes whatever is granted, and never asks to read.
struct ContentRecipes: AccessFlow {
  typealias Grant = RecipesFlow.Grant
  typealias Request = RecipesFlow.Request

  var policy = AccessPolicy()

  var name: String { "recipes-content" }
}
