/// What a person can answer on a prompt.
public struct PromptAnswer: Hashable, Sendable {
  /// What is chosen.
  public let name: String
  /// What holds when the prompt comes up.
  public let from: Standing
  /// What holds afterwards.
  public let standing: Standing
  /// Whether the app is told; if not, whoever waits for it waits for ever.
  public let isTold: Bool

  init(
    _ name: String, _ standing: Standing, from: Standing = .notDetermined, isTold: Bool = true
  ) {
    self.name = name
    self.from = from
    self.standing = standing
    self.isTold = isTold
  }

  static let allow = PromptAnswer("allow", .authorized)
  static let deny = PromptAnswer("deny", .denied)
}
