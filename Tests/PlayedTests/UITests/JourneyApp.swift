import XCTest
import XCUIAutomation

/// How the tests of `journey export --format xcuitest` use the app on the phone that is played.
@MainActor
enum JourneyApp {
  static func make(for journey: String) -> XCUIApplication {
    XCUIApplication.hands = hands
    let app = XCUIApplication()
    app.launchEnvironment["JOURNEY"] = journey
    return app
  }

  static func outcome(in app: XCUIApplication) -> String? { hands.outcome }

  static let (most, steady) = (60, 12)

  static func patience() -> Int { hands.patience }

  /// One thing that comes by itself.
  static func wait() async throws { await hands.wait() }

  static func hand(_ act: String) async throws -> Bool { await hands.take(act: act) }

  private static let hands = PlayedPerson()
}
