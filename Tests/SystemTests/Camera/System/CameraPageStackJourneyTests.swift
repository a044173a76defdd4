import CameraFlow
import CameraSystem
import EveryPath
import EveryPathTesting
import Testing

/// Every journey of the flow, on the real driver and the pages of a stack that a value drives.
@MainActor
@Suite struct CameraPageStackJourneyTests {
  @Test(arguments: try DriverJourneys.drivable.get())
  func `Every journey runs on a stack of pages`(_ journey: FlowJourney<CameraFlow>) async {
    let phone = PreparedPhone()
    let stack = PlayedStack(phone)
    let driver = phone.driver(on: stack.pages)
    await journey.verify(on: driver) {
      phone.next = $1
    } connect: {
      driver.connect(to: $0)
    }
  }
}

/// What SwiftUI does about a navigation stack: it brings the page in and takes it apart as the
/// value says, if the journey goes on after it.
@MainActor
private final class PlayedStack {
  let pages = CameraPageStack()
  private let phone: PreparedPhone
  private var hasPage = false

  init(_ phone: PreparedPhone) {
    self.phone = phone
    pages.onChange = { [weak self] in self?.update() }
  }

  private func update() {
    guard let next = phone.next else { return }
    if case .tapped(let button) = next, pages.message != nil { pages.tap(button) }
    guard pages.isInStack != hasPage else { return }
    hasPage = pages.isInStack
    if hasPage {
      pages.pageWasMade()
      pages.pageHasAppeared()
    } else {
      pages.pageHasDisappeared()
      pages.pageWasTakenApart()
    }
  }
}
