import CameraModel
import FlowExplorer
import FlowModel
import PermissionFlow
import SimulatedPhone

do {
  for system in try CameraSystems.all() where CommandLine.arguments.dropFirst().contains(system.name) {
    print("==", system.name, system.parts[0].plan.positions.count, system.parts[0].plan.edges.count)
    let report = check(system, limits: SearchLimits(maxStates: 3_000_000, seconds: 300))
    print(report.outcome, report.completeness, report.states, report.transitions, report.seconds)
    for finding in report.findings { print(finding); print("   ", finding.witness.joined(separator: " > ")) }
    for p in report.promises { print(p.verdict, p.name); for s in p.steps { print("     ", s.by, s.says) } }
  }
} catch { print(error) }
