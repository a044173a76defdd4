/// Something that a person is asked for, and that has no status to read: what replaces it.
public struct Consent: Hashable, Sendable {
  /// What it is called, in lower case with hyphens.
  public let name: String
  /// The versions that have it.
  public let systems: Systems
  /// What the app calls to ask.
  public let asked: Fact<String>
  /// How the app hears of the answer.
  public let told: Fact<String>
  /// What is to be known instead of a status.
  public let instead: Fact<String>
  /// What the app must declare.
  public let declared: Fact<String>

  init(
    _ name: String, _ systems: Systems, asked: Fact<String>, told: Fact<String>,
    instead: Fact<String>, declared: Fact<String>
  ) {
    self.name = name
    self.systems = systems
    self.asked = asked
    self.told = told
    self.instead = instead
    self.declared = declared
  }
}
