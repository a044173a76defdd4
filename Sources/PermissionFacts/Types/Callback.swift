/// How an app hears of the answer to its request.
public enum Callback: String, Hashable, Sendable, CaseIterable {
  /// A completion handler: it is called once for every request.
  case completion = "completion"
  /// A delegate that hears of the status as it is when its manager is made, and then of changes:
  /// where nothing changes, no answer comes.
  case changesOnly = "delegate, when made and on changes"
  /// There is no request: the first use prompts, and its result tells.
  case firstUse = "result of the first use"
  /// There is no question, and so no answer.
  case never = "never, for nothing is asked"
}
