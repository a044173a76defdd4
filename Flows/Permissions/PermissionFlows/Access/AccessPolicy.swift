/// Words, delays and variants of the way to a permission.
public struct AccessPolicy: Hashable, Sendable {
  /// Whether a page of our own comes before the system's question.
  public var hasPrimer: Bool
  /// The primer's one button; App Review asks for a neutral word.
  public var primerButton: String
  /// Whether a refusal is explained in a dialog, with the way to Settings where it helps.
  public var explainsRefusals: Bool
  /// How long to wait between the end of the dialog and Settings.
  public var settingsDelay: Duration

  /// A policy.
  public init(
    hasPrimer: Bool = false, primerButton: String = "Continue", explainsRefusals: Bool = true,
    settingsDelay: Duration = .milliseconds(200)
  ) {
    self.hasPrimer = hasPrimer
    self.primerButton = primerButton
    self.explainsRefusals = explainsRefusals
    self.settingsDelay = settingsDelay
  }

  /// Asks and tells the outcome, without dialogs of its own: for a flow that another one calls.
  public static let silent = AccessPolicy(explainsRefusals: false)
}
