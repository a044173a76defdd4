@MainActor
package final class Once {
  package private(set) var isTaken = false

  package nonisolated init() {}

  package func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}
