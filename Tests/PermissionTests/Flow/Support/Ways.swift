import EveryPath
import FlowModel
import MicrophonePermission
import PermissionFlows
import PermissionModels

extension Way {
  /// Every way that ships, in the catalog's order; what the catalog lacks comes last.
  static let all: [Way] = {
    let names = PermissionSystems.catalog.map(\.name)
    let ways = EveryFlow.all.map { way($0) } + [Way(VideoFlow())]
    func place(_ way: Way) -> Int { names.firstIndex(of: way.name) ?? names.count }
    return ways.sorted { place($0) < place($1) }
  }()

  /// The ways to one permission; the one that calls others comes last.
  static let alone = Array(all.dropLast())

  private static func way<F: AccessFlow>(_ flow: F) -> Way {
    Way(flow, called: flow.policy.hasPrimer ? "\(flow.name)-primer" : flow.name)
  }
}
