import Dispatch

/// Work that several threads do at once; what comes of it is in the order of the work.
struct Jobs {
  /// How many threads.
  let threads: Int

  /// Does so many pieces of work.
  ///
  /// - Parameters:
  ///   - make: makes what one thread works with; nothing of it is shared with another.
  ///   - done: called after each piece, never by two threads at once.
  /// - Throws: what `make` throws.
  func map<Tool, Piece>(
    _ count: Int, with make: @Sendable () throws -> Tool, done: () -> Void,
    _ work: @Sendable (inout Tool, Int) -> Piece
  ) throws -> [Piece] {
    guard count > 0 else { return [] }
    return try withoutActuallyEscaping(done) { done in
      let board = Board<Piece>(count, done)
      DispatchQueue.concurrentPerform(iterations: max(1, min(threads, count))) { _ in
        do {
          var tool = try make()
          while let number = board.take() { board.put(work(&tool, number), at: number) }
        } catch {
          board.give(up: error)
        }
      }
      return try board.pieces
    }
  }
}

/// What is still to be done, and what came of the rest.
///
/// Unchecked, since only one thread at a time gets past ``turns``.
private final class Board<Piece>: @unchecked Sendable {
  private let turns = DispatchQueue(label: "jobs")
  private var found: [Piece?]
  private var next = 0
  private var failure: (any Error)?
  private let done: () -> Void

  init(_ count: Int, _ done: @escaping () -> Void) {
    found = [Piece?](repeating: nil, count: count)
    self.done = done
  }

  /// The number of the next piece; nil if there is none, or somebody gave up.
  func take() -> Int? {
    turns.sync {
      guard failure == nil, next < found.count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  func put(_ piece: Piece, at number: Int) {
    turns.sync {
      found[number] = piece
      done()
    }
  }

  func give(up error: any Error) { turns.sync { failure = failure ?? error } }

  var pieces: [Piece] {
    get throws {
      try turns.sync {
        if let failure { throw failure }
        return found.compactMap { $0 }
      }
    }
  }
}
