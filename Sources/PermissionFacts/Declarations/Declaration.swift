/// What an app declares to use a permission, or a part of one that is asked for by itself.
public struct Declaration: Hashable, Sendable {
  /// What it is called, in lower case with hyphens.
  public let name: String
  /// The keys of `Info.plist`; empty if there are none.
  public let keys: Fact<[UsageKey]>
  /// What happens without them.
  public let keyMissing: [Fact<KeyMissing>]
  /// What no `Info.plist` shows; nil if no page names anything.
  public let capability: Fact<Capability>?
  /// What takes the question away; nil if nothing does.
  public let questionTaken: Fact<TakenQuestion>?

  /// What an app declares for something of one's own.
  ///
  /// - Parameters:
  ///   - name: What it is called, in lower case with hyphens.
  ///   - keys: The keys of `Info.plist`; empty if there are none.
  ///   - keyMissing: What happens without them.
  ///   - capability: What no `Info.plist` shows.
  ///   - questionTaken: What takes the question away.
  public init(
    _ name: String, keys: Fact<[UsageKey]>, keyMissing: [Fact<KeyMissing>],
    capability: Fact<Capability>? = nil, questionTaken: Fact<TakenQuestion>? = nil
  ) {
    self.name = name
    self.keys = keys
    self.keyMissing = keyMissing
    self.capability = capability
    self.questionTaken = questionTaken
  }

  /// What an app declares that uses what has these facts.
  public init(of facts: PermissionFacts) {
    self.init(
      facts.name, keys: facts.keys, keyMissing: facts.keyMissing,
      capability: facts.capability, questionTaken: facts.questionTaken)
  }

  /// The exact place for a while, where the person has granted it only roughly.
  public static let locationExact = Declaration(
    "location-exact",
    keys: .documented(
      [UsageKey("NSLocationTemporaryUsageDescriptionDictionary", .from(14), holds: .textsByName)],
      .document("NSLocationTemporaryUsageDescriptionDictionary")),
    keyMissing: [.documented(KeyMissing(.failsAtOnce), .header("CLLocationManager.h"))])

  /// Every permission in the order of ``Permission``, the exact place after location.
  public static let all: [Declaration] = Permission.allCases.flatMap { permission in
    let own = Declaration(of: .of(permission))
    return permission == .locationAlways ? [own, .locationExact] : [own]
  }

  /// What happens without a key, as words that follow "without it"; nil if no fact says so.
  ///
  /// What Apple does not document is marked.
  public func effect(without key: UsageKey) -> String? {
    let facts = keyMissing.filter { fact in
      (fact.value.key == nil || fact.value.key == key.name)
        && key.systems.overlaps(fact.value.systems)
    }
    let words = facts.compactMap { fact in
      fact.value.effect.sentence.map {
        let use = fact.value.use.map { " where \($0)" } ?? ""
        return "\($0)\(use)" + (fact.mark == .documented ? "" : " (\(fact.mark.rawValue))")
      }
    }
    return words.isEmpty ? nil : words.joined(separator: ", or ")
  }
}

extension Declaration {
  /// What an app needs beside keys, as a sentence; nil if no page names anything.
  public var needsBeside: String? {
    capability.map { fact in
      let capability = fact.value
      let use = capability.use.map { " \($0)" } ?? ""
      return "\(name) needs the entitlement \(capability.entitlement)\(use), of the capability "
        + "\(capability.name); no Info.plist shows it."
    }
  }
}

extension KeyMissing.Effect {
  /// The effect as a sentence without its capital and point; nil if there is none to tell.
  fileprivate var sentence: String? {
    switch self {
    case .endsTheApp: "iOS ends the app"
    case .mayEndTheApp: "iOS may end the app"
    case .countsAsDenied: "a request counts as denied, with no prompt"
    case .doesNothing: "a request does nothing"
    case .failsAtOnce: "what asks fails at once, with no prompt"
    case .noCrash: "nothing ends the app, but the key is required"
    case .noKey: nil
    }
  }
}

extension Systems {
  /// Whether there is a version that both name.
  fileprivate func overlaps(_ other: Systems) -> Bool {
    switch (self, other) {
    case (.from(let first, _), .upTo(let last)), (.upTo(let last), .from(let first, _)):
      first <= last
    default: true
    }
  }
}
