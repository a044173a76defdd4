import Dispatch
import FlowModel

/// Work that several threads do at once; what comes of it is in the order of the work.
package struct Jobs: Sendable {
  /// How many threads a command uses unless another number is given.
  package static let usual = 2

  package let threads: Int

  package init(threads: Int) { self.threads = threads }

  /// Does so many pieces of work.
  ///
  /// - Parameters:
  ///   - make: makes what one thread works with; nothing of it is shared with another. That of the
  ///     first thread may say how far it is.
  ///   - told: receives that, never from two threads at once.
  ///   - done: called with each piece, never by two threads at once.
  /// - Throws: what `make` throws.
  package func map<Tool, Piece, Note>(
    _ count: Int, with make: @Sendable (_ note: @escaping (Note) -> Void) throws -> Tool,
    told: (Note) -> Void, done: (Piece) -> Void,
    _ work: @Sendable (inout Tool, Int) -> Piece
  ) throws -> [Piece] {
    guard count > 0 else { return [] }
    return try withoutActuallyEscaping(told) { told in
      try withoutActuallyEscaping(done) { done in
        let board = Board<Piece, Note>(count, told: told, done: done)
        DispatchQueue.concurrentPerform(iterations: max(1, min(threads, count))) { thread in
          do {
            var tool = try make { note in if thread == 0 { board.tell(note) } }
            while let number = board.take() { board.put(work(&tool, number), at: number) }
          } catch {
            board.give(up: error)
          }
        }
        return try board.pieces
      }
    }
  }

  /// Does the pieces of work that need nothing made beforehand.
  package func map<Piece>(
    _ count: Int, done: (Piece) -> Void, _ work: @Sendable (Int) -> Piece
  ) -> [Piece] {
    let pieces = try? map(
      count, with: { (_: @escaping (Never) -> Void) in () }, told: { (_: Never) in }, done: done
    ) { (_: inout Void, number: Int) in work(number) }
    return pieces ?? []
  }

  /// Does some work on another thread beside what this one does; after it if there is but one.
  ///
  /// - Parameters:
  ///   - aside: the work, which may say how far it is.
  ///   - told: receives that on this thread, once nothing else is left to do on it.
  package func beside<Note: Sendable, Piece: Sendable, Result>(
    _ aside: @escaping @Sendable (_ note: (Note) -> Void) -> Piece, told: (Note) -> Void,
    _ body: () -> Result
  ) -> (Result, Piece) {
    guard threads > 1 else {
      let result = body()
      return (result, aside(told))
    }
    let (noted, found) = (Guarded<Note?>(nil), Guarded<Piece?>(nil))
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { found.value = aside { noted.value = $0 } }
    let result = body()
    while group.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
      if let note = noted.value { told(note) }
    }
    return (result, found.value ?? aside(told))
  }
}

/// What is still to be done, and what came of the rest.
///
/// Unchecked, since what is reported and done may not be sendable: `turns` lets in a thread at a time.
private final class Board<Piece, Note>: @unchecked Sendable {
  private let turns = DispatchQueue(label: "jobs")
  private var found: [Piece?]
  private var next = 0
  private var failure: (any Error)?
  private let told: (Note) -> Void
  private let done: (Piece) -> Void

  init(_ count: Int, told: @escaping (Note) -> Void, done: @escaping (Piece) -> Void) {
    found = [Piece?](repeating: nil, count: count)
    self.told = told
    self.done = done
  }

  func tell(_ note: Note) { turns.sync { told(note) } }

  /// The number of the next piece; nil if there is none, or making failed.
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
      done(piece)
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
