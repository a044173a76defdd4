import CameraFlow
import CameraSystem
import EveryPath
import EveryPathTesting
import PermissionDrivers
import Testing

/// Every journey of the flow, on the real driver and the pages of a stack that a value drives.
@MainActor
@Suite struct CameraPageStackJourneyTests {
  @Test(arguments: try DriverJourneys.drivable.get())
  func journey(_ journey: FlowJourney<CameraFlow>) async {
    let phone = PreparedPhone()
    let stack = PlayedStack(phone)
    let driver = CameraDriver(device: phone, presenter: stack.pages)
    stack.pages.connect(to: driver)
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
private final class PlayedStack: DialogPresenter {
  private(set) lazy var pages = CameraPageStack(dialogs: self, texts: PermissionTexts())
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

  func show(_ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void) {
    guard case .tapped(let button)? = phone.next else { return }
    for known in dialog.buttons where known.action.rawValue == button.rawValue {
      tapped(known.action)
    }
  }

  func dismiss(_ done: @escaping @MainActor () -> Void) { if phone.next != nil { done() } }

  func whenIdle(_ done: @escaping @MainActor () -> Void) { if phone.next != nil { done() } }
}
