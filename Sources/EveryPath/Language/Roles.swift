/// What an effect means to the person, where a rule of the platform depends on it.
public enum EffectRole: Hashable, Sendable {
  /// No rule depends on it.
  case plain
  /// Shows a page of our own before a system prompt; `button` is the text of its one button.
  case showsPrimer(button: String)
  /// Shows the person why a permission is out of reach, and whether a switch of the app's page in
  /// Settings can change that.
  case explains(settingsCanHelp: Bool)
  /// Makes the system ask the person.
  case asksSystem
  /// Leaves for the Settings app.
  case opensSettings
}

/// What causes an event.
public enum EventRole: Hashable, Sendable {
  /// A person, by touching something.
  case person
  /// The device, the operating system, another program.
  case system
}
