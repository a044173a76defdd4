/// A key of `Info.plist` that says what a permission is used for.
public struct UsageKey: Hashable, Sendable {
  /// What a key holds.
  public enum Value: String, Hashable, Sendable, CaseIterable {
    case text
    case texts = "list of texts"
    case textsByName = "dictionary of texts"
    case details = "dictionary"
    case flag = "Boolean"
  }

  /// The key.
  public let name: String
  /// The versions that read it.
  public let systems: Systems
  /// What it holds.
  public let value: Value
  /// What an app does that needs it, as in "to write"; nil if whatever it does with the permission.
  public let use: String?

  /// A key, the versions that read it, what it holds, and what an app does that needs it.
  public init(
    _ name: String, _ systems: Systems = .all, holds value: Value = .text, for use: String? = nil
  ) {
    self.name = name
    self.systems = systems
    self.value = value
    self.use = use
  }
}

/// Keys of `Info.plist` that take the question of a permission away.
public struct TakenQuestion: Hashable, Sendable {
  /// The keys, each of which holds a list of texts, and one of which is enough.
  public let keys: [UsageKey]
  /// The text whose place in the list takes the question away.
  public let entry: String
}

/// What happens when the app asks without the key.
public struct KeyMissing: Hashable, Sendable {
  /// The effect of a missing key.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    case endsTheApp = "ends the app"
    case mayEndTheApp = "may end the app"
    case countsAsDenied = "counts as denied"
    case doesNothing = "the request does nothing"
    /// What asks fails at once: no prompt comes, and Settings gets no row.
    case failsAtOnce = "fails at once, without a prompt"
    /// The key is required, but its absence does not end the app.
    case noCrash = "not a crash"
    /// There is no key.
    case noKey = "no key"
  }

  /// The effect.
  public let effect: Effect
  /// The versions it has it in.
  public let systems: Systems
  /// The key whose absence has it; nil where it is any key of the permission.
  public let key: String?
  /// What the app has to do for it, as in "it asks to write"; nil if to ask at all.
  public let use: String?

  /// What a missing key does, the versions it does it in, which key, where it is not any, and what
  /// the app has to do for it.
  public init(
    _ effect: Effect, _ systems: Systems = .all, of key: String? = nil, where use: String? = nil
  ) {
    self.effect = effect
    self.systems = systems
    self.key = key
    self.use = use
  }
}
