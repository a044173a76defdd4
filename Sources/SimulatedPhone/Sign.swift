/// What a promise can see of a step: what the app did, what the phone did, and hazards.
public enum Sign: Hashable, Sendable {
  /// The app read the permission.
  case read(Service.Reading)
  /// The app asked for the permission.
  case requested
  /// The system's prompt appeared.
  case promptShown
  /// The system's prompt was answered.
  case promptAnswered(isAllowed: Bool)
  /// What the person answered no longer counts, so that the system will ask again.
  case epochEnded
  /// The app ordered a dialog.
  case dialogOrdered(Dialog)
  /// A dialog came up.
  case dialogShown(Dialog)
  /// The person touched a button.
  case touched(Button)
  /// The app was told the answer to its request.
  case answerTold(isAllowed: Bool)
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
  /// The person switched the permission.
  case switched(isOn: Bool)
  /// An interruption ended.
  case interruptionEnded
  /// The person cancelled a swipe back.
  case swipeCancelled
  /// The person opened the app, whose process had ended.
  case launched(isFresh: Bool)
  /// The app did something that goes wrong on a real phone.
  case hazard(Hazard)
}
