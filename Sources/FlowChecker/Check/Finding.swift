public import EveryPath

/// Something odd about a definition that does not keep it from running.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The rule's name.
  public let rule: String
  /// What is odd.
  public let sentence: String
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

  /// A finding of `rule`.
  public init(rule: String, sentence: String, lines: [SourceLine], witness: [String] = []) {
    self.init(rule: rule, sentence: sentence, lines: lines, witness: witness, world: nil)
  }

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
