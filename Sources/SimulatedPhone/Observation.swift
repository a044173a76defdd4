/// What a property can see of a step: what the app did, what the phone did, and hazards.
public enum Observation: Hashable, Sendable {
  /// What concerns one of the phone's permissions.
  case about(PermissionSlot, ServiceObservation)
  /// The app ordered a dialog.
  case dialogOrdered(Dialog)
  /// A dialog came up.
  case dialogShown(Dialog)
  /// A dialog went without a touch, and not by order.
  case dialogSwept
  /// The person touched a button.
  case touched(Button)
  /// The app ordered Settings.
  case settingsOrdered
  /// Settings opened for the app.
  case settingsOpened
  /// The app ordered its page.
  case pageOrdered
  /// The person asked for the feature.
  case entered
  /// The app started the session.
  case sessionOrdered
  /// The picture appeared.
  case pictureShown
  /// The app came back to the front.
  case becameActive
  /// The person came back from somewhere else.
  case cameBack
  /// The person came back from Settings, where the app had sent them.
  case cameBackFromErrand
  /// An interruption ended.
  case interruptionEnded
  /// The person cancelled a swipe back.
  case swipeCancelled
  /// The person opened the app, whose process had ended.
  case launched(isFresh: Bool)
  /// The system started the app's process out of the person's sight.
  case launchedInBackground
  /// The app did something that goes wrong on a real phone.
  case hazard(Hazard)
}
