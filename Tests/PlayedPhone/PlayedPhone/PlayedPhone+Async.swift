public import PermissionFacts

extension PlayedPhone {
  /// Asks for a permission, and waits for what the app is told first.
  ///
  /// - Returns: The answer; `.failed` once the question is forgotten, as when the app was ended.
  public static func answer(
    to permission: Permission, _ request: PermissionRequest = .access
  ) async -> Answer {
    let (answers, continuation) = AsyncStream.makeStream(of: Answer.self)
    self.request(permission, request) {
      continuation.yield($0)
      continuation.finish()
    }
    for await answer in answers { return answer }
    return .failed
  }
}
