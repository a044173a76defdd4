import CameraFlow
import CameraModel
import FlowExplorer
import FlowModel
import PermissionFlow
import SimulatedPhone

struct Bare: SearchModel {
  let system: System<Phone>
  var starts: [SystemState<Phone>] { system.starts }
  func successors(of state: SystemState<Phone>, into ways: inout Successors<SystemMove<Phone>, SystemState<Phone>>) {
    for s in system.successors(of: state) { ways.append(s.move, to: s.state) }
  }
}
let which = CommandLine.arguments.dropFirst().first ?? "camera"
do {
  let flow = CameraFlow(policy: which == "camera" ? .popThenPrompt : .gateBeforePush)
  let system = try CameraSystems.system("camera", "", flow)
  print(system.parts[0].plan.positions.count, system.parts[0].plan.edges.count)
  if CommandLine.arguments.count > 2 {
    let report = check(system, limits: SearchLimits(maxStates: 3_000_000, seconds: 300))
    print(report.outcome, report.completeness, report.states, report.transitions, report.seconds)
    for finding in report.findings { print(finding) }
  } else {
    let g = searchBreadthFirst(Bare(system: system), limits: SearchLimits(maxStates: 1_500_000))
    print(g.states.count, g.completeness)
    func distinct<T: Hashable>(_ n: String, _ f: (SystemState<Phone>) -> T) { print(n, Set(g.states.map(f)).count) }
    distinct("machine") { $0.parts }
    distinct("world") { $0.world }
    distinct("service") { $0.world.service }
    distinct("capture") { $0.world.capture }
    distinct("interface") { $0.world.interface }
    distinct("zone") { $0.zone }
    distinct("position") { $0.parts[0].machine.position }
    distinct("machine sans intent") { $0.parts[0].machine }
    distinct("answer,policy,hw") { [AnyHashable($0.world.service.answer), AnyHashable($0.world.service.isRestricted), AnyHashable($0.world.capture.hardware), AnyHashable($0.world.service.hasDescription)] }

    distinct("stale") { $0.world.service.staleReading }
    distinct("rest") { [AnyHashable($0.parts), AnyHashable($0.world.interface), AnyHashable($0.world.capture.session), AnyHashable($0.world.scene), AnyHashable($0.world.front), AnyHashable($0.world.service.prompt)] }
  var byPos: [String: Int] = [:]
  for s in g.states { byPos[s.parts[0].machine.position.map { system.parts[0].plan.positions[$0].id } ?? "-", default: 0] += 1 }
  for (k, v) in byPos.sorted(by: { $0.value > $1.value }).prefix(25) { print(v, k) }
  }
} catch { print(error) }
