/// A flow that shows one dialog, described so that a scheduler can queue it among others.
///
/// The flow itself only orders it up and away. `DialogDriver` lets it wait for its turn.
public protocol DialogFlow: Flow {
  /// What closing the dialog in another way than by its buttons counts as; nil for an effect that
  /// brings up no dialog.
  ///
  /// An effect that has such an event brings the dialog up, or changes what it says.
  func closing(of effect: Effect) -> Event?

  /// The effect that takes the dialog away.
  var dismissal: Effect { get }

  /// The answer to it: the dialog is gone.
  var dismissed: Event { get }
}
