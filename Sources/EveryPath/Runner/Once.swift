/// Something that can be taken once.
@MainActor
final class Once {
  private(set) var isTaken = false

  nonisolated init() {}

  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}
