import FlowExplorer
import FlowModel
import PermissionFlow
import PopupsFlow
import PopupsModel
import Testing

@Suite struct SizeTests {
  @Test func sizes() {
    for stage in PopupStages.all + [PopupStages.seven] {
      let s = PopupSystems.shipped([stage])
      let report = check(System("x", "", parts: [], worlds: s.worlds) { s.promises }, limits: SearchLimits(maxStates: 3000000))
      print("SIZE", stage.name, report.states, report.transitions, report.seconds, report.promises.filter { $0.verdict == .broken }.map { ($0.name, $0.steps.map(\.id)) })
    }
  }
}
