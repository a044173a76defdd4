public import EveryPath
import FlowChecker
public import FlowModel

extension Flow {
  /// What a flow went through on a walk of a system, attempt by attempt, as arguments of a test.
  ///
  /// So a journey that was walked, kept in a file, or made of a flight record runs on any driver:
  ///
  /// ```swift
  /// let kept = try JSONDecoder().decode(Journey.self, from: Data(contentsOf: url))
  /// let walk = Replay(kept, in: system).walk
  /// for journey in try CheckoutFlow().journeys(on: walk, named: kept.title) {
  ///   await journey.verify(on: driver)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - walk: the walk.
  ///   - component: the number of the component.
  ///   - name: what the journeys are called.
  /// - Throws: ``DefinitionErrors`` if the flow has mistakes, ``OtherFlow`` if the component runs
  ///   another.
  public func journeys<W: World>(
    on walk: Walk<W>, component: Int = 0, named name: String
  ) throws -> [FlowJourney<Self>] {
    let graph = try FlowGraph(self)
    let components = walk.system.components
    guard components.indices.contains(component),
      components[component].compiled.fingerprint == graph.compiled.fingerprint
    else {
      throw OtherFlow(
        flow: graph.compiled.name, system: walk.system.name, component: component,
        found: components.indices.contains(component) ? components[component].compiled.name : nil)
    }
    return SuiteCase.cases(of: walk, component: component, named: name).map {
      FlowJourney($0, of: graph)
    }
  }
}

/// A walk is of another flow than the one that is to be tested.
public struct OtherFlow: Error, Hashable, CustomStringConvertible {
  /// The name of the flow that is to be tested.
  public let flow: String
  /// The name of the system that was walked.
  public let system: String
  /// The number of the component.
  public let component: Int
  /// The name of the flow it runs; nil if there is no such component.
  public let found: String?

  /// What is wrong, and what to do.
  public var description: String {
    let fault = found.map { "runs \($0 == flow ? "another " : "")`\($0)`" } ?? "is not there"
    return
      "component \(component) of `\(system)` \(fault), so its walk is none of `\(flow)`; name the component "
      + "with `component:`, and make the flow with the same policy"
  }
}
