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

  @Test func `What is walked happens in an app`() async throws {
    let (count, differences) = try await Self.folder.play(PopupSystems.shipped()) { walk in
      PlayedPopups(on: PopupStages.all[walk.world - 1])
    }
    #expect(count > 25)
    #expect(differences == [])
  }
}

/// A stage of the model on a board: its choices, by their ids.
@MainActor
private final class PlayedPopups: PlayableApp {
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

  /// A page that is gone is a condition that does not hold, too.
  var view: String { "\(board.center.state)".replacing("; not met: page", with: "") }

  func view(of walk: Walk<PopupWorld<ModelScheduler>>) -> String {
    walk.positions.joined(separator: ", ")
  }

  /// The clock says that a time is over in the second in which it is.
  func answerAtOnce(
    _ walk: inout Walk<PopupWorld<ModelScheduler>>, _ steps: inout ArraySlice<String>
  ) {
    while let over = walk.choices.first(where: { $0.text.id.hasSuffix("-over") }) {
      walk.take(over.move)
      if let index = steps.firstIndex(of: over.text.id) { steps.remove(at: index) }
    }
  }

  func happen(
    _ move: PopupMove, before world: PopupWorld<ModelScheduler>
  ) async -> String? {
    let choice = world.text(of: move).id
    return take(choice) ? nil : "\(choice) is none of the stage"
  }

  private func take(_ choice: String) -> Bool {
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
    default: return false
    }
    return true
  }
}
