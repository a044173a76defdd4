import FlowModel
import PermissionModels

let recipes = AccessCatalog(
  flow: RecipesFlow(), permission: .recipes,
  summary: "the person's recipes: adding first, reading on a second question",
  own: [readingIsAskedFor],
  lessons: [
    AccessLesson(
      "recipes-content", "takes adding for enough, and never asks to read", ContentRecipes(),
      breaks: [readingIsAskedFor.id])
  ])
