import FlowChecker
import StateSpace

extension Invocation {
  /// How many threads work at once.
  var jobs: Int { options["jobs"].flatMap { Int($0) } ?? Jobs.usual }

  /// How far a search may go: nobody has to wait for ever who did not ask for it.
  var limits: SearchLimits {
    SearchLimits(
      maxStates: options["max-states"].flatMap { Int($0) } ?? Self.usualStates,
      maxDepth: options["max-depth"].flatMap { Int($0) },
      seconds: options["timeout"].flatMap { Double($0) })
  }

  /// How many states a search may find unless more are allowed.
  static let usualStates = 20_000_000
}
