import FlowExplorer

extension Invocation {
  /// How far a search may go.
  var limits: SearchLimits {
    SearchLimits(
      maxStates: options["max-states"].flatMap { Int($0) },
      maxDepth: options["max-depth"].flatMap { Int($0) },
      seconds: options["timeout"].flatMap { Double($0) })
  }
}
