import EveryPath
import EveryPathTesting
import FlowModel
import FlowTestSupport
import PopupsFlow
import PopupsModel
import PopupsSystem
import Testing

/// The kept journeys of the scheduler, on what an app shows popups by.
@MainActor
@Suite struct PopupJourneyTests {
  private static let folder = JourneyFolder("Popups") { PopupSystems.catalog }

  @Test func `What is walked ends in an app as the model says`() throws {
    let journeys = try Self.folder.journeys().filter { $0.system == "popups" }
    #expect(journeys.count > 25)
    for journey in journeys {
      let stage = PopupStages.all[try #require(journey.world) - 1]
      let played = PlayedPopups(on: stage)
      for step in journey.steps {
        #expect(played.take(step.choice), "\(journey.title): \(step.choice)")
      }
      // A page that is gone is a condition that does not hold, too.
      let position = "\(played.board.center.state)".replacing("; not met: page", with: "")
      #expect(position == journey.expectation.position, "\(journey.title)")
    }
  }
}

/// A stage of the model on a board: its choices, by their ids.
@MainActor
private struct PlayedPopups {
  let stage: PopupStage
  let board: PopupBoard
  private let page = PopupBoard.Page()

  init(on stage: PopupStage) {
    self.stage = stage
    board = PopupBoard(PopupScheduler(catalogue: stage.popups))
    for container in stage.popups.map(\.container).uniqued where container != "window" {
      board.center.appeared(page, as: container)
    }
    for condition in stage.popups.compactMap(\.condition).uniqued {
      board.center.send(.condition(condition, isMet: true))
    }
  }

  /// False for a choice that is none of the stage.
  func take(_ choice: String) -> Bool {
    for popup in stage.popups where take(choice, about: popup) { return true }
    switch choice {
    case "second": board.clock.advance(by: .seconds(1))
    case "keyboard-up": send(.keyboard(isUp: true))
    case "keyboard-down": send(.keyboard(isUp: false))
    case "active": send(.scene(isActive: true))
    case "inactive": send(.scene(isActive: false))
    case "dismiss-all": send(.dismissAll)
    case "dismiss-every-inbox": send(.dismissIdentifier("inbox"))
    case "clear-window": send(.dismissContainer("window"))
    case "clear-page": send(.dismissContainer("page"))
    case "leave-page": board.center.disappeared(page, as: "page")
    case "suspend-popups": send(.suspend("popups"))
    case "resume-popups": send(.resume("popups"))
    case "home-met": send(.condition("home", isMet: true))
    case "home-unmet": send(.condition("home", isMet: false))
    default: return false
    }
    return true
  }

  private func send(_ event: PopupEvent) { board.center.send(event) }

  private func take(_ choice: String, about popup: Popup) -> Bool {
    let card = board.cards[popup.id]
    switch choice {
    case "add-\(popup.id)": board.show(popup)
    case "\(popup.id)-up":
      board.finish(popup.id)
      // The system's alert makes the scene inactive.
      if popup.isOfSystem { send(.scene(isActive: false)) }
    case "\(popup.id)-gone": board.finish(popup.id)
    case "close-\(popup.id)": popup.isOfSystem ? card?.touches.gone() : card?.touches.closed()
    case "tap-outside-\(popup.id)": card?.touches.tappedOutside()
    case "dismiss-\(popup.id)": send(.dismiss(popup.id))
    case "lose-\(popup.id)": card?.isOnScreen = false
    case "miss-\(popup.id)": card?.touches.gone()
    // The clock has said so already.
    case "\(popup.id)-over": break
    default: return false
    }
    return true
  }
}
