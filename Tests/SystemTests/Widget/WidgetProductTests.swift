import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import Testing
import WidgetFlow
import WidgetModel

/// The widget, over every path.
@Suite struct WidgetProductTests {
  private static let exploration = Result {
    let system = try WidgetSystems.system()
    return (system, system.explore())
  }

  // That each property can be broken is checked by the tool, which is built for speed.
  @Test(.optimised) func `Every property holds, with either process ended at any point`() throws {
    #expect(try Self.exploration.get().1.report.complaints == [])
  }

  @Test(.optimised)
  func `Every state of every component is visited but those left within a reaction`() throws {
    let (system, exploration) = try Self.exploration.get()
    let unvisited = system.components.indices.map {
      exploration.unvisited(component: $0, of: system)
    }
    #expect(
      unvisited == [
        ["launching", "leaving(logout)", "leaving(change)"], ["checking"], [], ["reading"],
        ["reading"],
      ])
    let alive = exploration.positionsBeforeKills { $0 == .killApp || $0 == .killExtension }
    #expect(alive >= 56)
    #expect(exploration.combinations >= 56)
  }

  @Test func `The cost of the default refresh is reported, and the system may allow it`() {
    let cost = WidgetCost(of: WidgetTimeline(.timeline))
    #expect(cost.reloadsPerDay == 48)
    #expect(cost.fits)
    #expect(cost.description.contains("40 to 70, so that fits"))
    var oftener = WidgetTimeline(.timeline)
    oftener.refresh = .seconds(20 * 60)
    #expect(WidgetCost(of: oftener).reloadsPerDay == 72)
    #expect(!WidgetCost(of: oftener).fits)
    #expect(WidgetCost(of: oftener).description.contains("is too many"))
    oftener.refresh = .zero
    #expect(!WidgetCost(of: oftener).fits)
  }

  @Test func `Only an entry that time can help makes the system come back`() {
    #expect(WidgetEntry.allCases.filter(\.comesBack) == [.locked, .data, .failed])
  }
}
