/// How much of a system was worked out, counted.
public struct NumberedSize: Hashable, Sendable {
  /// How many different worlds were met.
  public let worlds: Int
  /// How many different settings: machines, tickets, timers and intents of all parts.
  public let settings: Int
  /// How many different places in a step.
  public let nodes: Int
  /// How often a world carried something out: each time, where steps are not kept.
  public let deeds: Int
  /// How many bytes the tables take, without what worlds and settings keep outside of their own.
  public let bytes: Int

  /// The same with what a helper worked out, whose worlds and settings are those counted here.
  package func with(_ helper: NumberedSize) -> NumberedSize {
    NumberedSize(
      worlds: worlds, settings: settings, nodes: nodes + helper.nodes, deeds: deeds + helper.deeds,
      bytes: bytes + helper.bytes)
  }
}
