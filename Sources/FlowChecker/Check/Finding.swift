public import EveryPath

/// Something odd about a definition that does not keep it from running.
public struct Finding: Hashable, Sendable, CustomStringConvertible, Remark {
  /// The rule's name.
  public let rule: String
  /// What is odd.
  public private(set) var sentence: String
  /// Where; of the same fault in many places every one.
  public let lines: [SourceLine]
  /// The steps of a shortest journey that shows it, in words; empty if none is needed.
  public let witness: [String]
  /// The number of the world that the journey begins in, counted from 1; nil if there is only one.
  public let world: Int?
  /// What is odd besides, and may be gone once this is mended.
  public internal(set) var consequences: [Finding] = []
  /// What it is about; nil if nothing follows from it, and it from nothing.
  var bearing: Bearing?

  /// A finding about something, with a journey that begins in a world.
  init(
    rule: String, sentence: String, lines: [SourceLine], witness: [String] = [], world: Int? = nil,
    bearing: Bearing? = nil
  ) {
    self.rule = rule
    self.sentence = sentence
    self.lines = lines
    self.witness = witness
    self.world = world
    self.bearing = bearing
  }

  package var ruleAndLines: [String] {
    ["\(rule) \(bearing?.component ?? 0)"] + lines.map(\.description)
  }

  /// What some findings say that say the same of different names: one for all of them.
  init(joining alike: [Finding]) {
    self = alike[0]
    sentence = alike.sharedSentence
    consequences = alike.flatMap(\.consequences)
    bearing = alike.compactMap(\.bearing).reduce(nil) { $0?.joined(with: $1) ?? $1 }
  }

  /// The finding alone and, after it, each of its consequences.
  public var all: [Finding] {
    var alone = self
    alone.consequences = []
    return [alone] + consequences.flatMap(\.all)
  }

  /// `Module/File.swift:12: sentence`.
  public var description: String {
    place(of: lines) + sentence
  }
}
