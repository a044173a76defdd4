/// A part of the benchmark, run by its name.
///
/// A further one is a file with an extension that makes it, and its place in ``all``.
struct Section: Sendable {
  let name: String
  let summary: String
  /// The sections that are run too where this one is asked for by its name.
  var besides: [String] = []
  let run: @MainActor @Sendable (Report, Effort) async throws -> Void

  /// All of them, in the order in which they run.
  static let all: [Section] = [
    .dispatch, .making, .runner, .search, .spin, .journeys, .growth, .types, .long, .felt,
  ]
}

/// How much is measured.
struct Effort {
  /// Small models, once each: to see that all works and the counts are right.
  let isQuick: Bool
  /// How often each thing is measured.
  let rounds: Int

  init(isQuick: Bool, rounds: Int? = nil) {
    self.isQuick = isQuick
    self.rounds = rounds ?? (isQuick ? 1 : 5)
  }
}
