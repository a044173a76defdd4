/// Under which login something is done: the one that the server ends, or the one after it.
public enum Login: String, Hashable, Sendable, CaseIterable {
  case old
  case new
}

/// The page under the dialogs.
public enum KickedPage: String, Hashable, Sendable {
  case blank
  case login
  case home
}

/// What is in front of the person.
public enum KickedFront: Hashable, Sendable {
  case app
  case settings
}

/// What the server has done to the first login, and whether the app knows.
public enum Kick: Hashable, Sendable {
  case none
  case untold
  case told
}

/// A comment on its way to the server, or its answer on the way back.
struct Letter: Hashable, Sendable {
  let login: Login
  var isAnswer = false
  /// Whether it carries the key that makes it harmless to send it twice.
  let hasKey: Bool
}
