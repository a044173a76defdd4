import FlowChecker

extension ToolError {
  /// A share was asked for in which nothing is left to do: that is no yes.
  ///
  /// - Parameter most: how many shares there can be.
  init(emptyShare shard: Shard, of system: String, most: Int) {
    self.init(
      "Share \(shard) of \(system) holds nothing to try; there can be "
        + "\(count(most, "share")) at most.")
  }
}

extension SuiteWork {
  /// Says no if what was run is a share in which there is no case.
  static func refuseEmptyShare(of system: String, _ reports: [SuiteReport]) throws(ToolError) {
    // A list that was cut short is reported as that.
    guard let shard = reports.first?.shard, shard != .whole,
      reports.allSatisfy({ $0.cases == 0 && $0.isComplete })
    else { return }
    throw ToolError(emptyShare: shard, of: system, most: reports.map(\.listed).max() ?? 0)
  }
}
