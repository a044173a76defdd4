import Dispatch

/// Work that several threads do at once; what comes of it is in the order of the work.
package struct Jobs: Sendable {
  /// How many threads a command uses unless it is told another number.
  package static let usual = 2

  /// How many threads.
  package let threads: Int

  package init(threads: Int) { self.threads = threads }

  /// Does so many pieces of work.
  ///
  /// - Parameters:
  ///   - make: makes what one thread works with; nothing of it is shared with another. That of the
  ///     first thread may say how far it is.
  ///   - told: told that, never by two threads at once.
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
        let board = Shared(Board<Piece, Note>(count, told: told, done: done))
        DispatchQueue.concurrentPerform(iterations: max(1, min(threads, count))) { thread in
          do {
            var tool = try make { note in if thread == 0 { board.change { $0.told(note) } } }
            while let number = board.change({ $0.take() }) {
              let piece = work(&tool, number)
              board.change { $0.put(piece, at: number) }
            }
          } catch {
            board.change { $0.failure = $0.failure ?? error }
          }
        }
        return try board.change { try $0.pieces }
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

  /// Does some work on another thread beside what this one does; after it if there is one thread only.
  ///
  /// - Parameters:
  ///   - aside: the work, which may say how far it is.
  ///   - told: told that on this thread, once nothing else is left to do on it.
  package func beside<Note: Sendable, Piece: Sendable, Result>(
    _ aside: @escaping @Sendable (_ note: (Note) -> Void) -> Piece, told: (Note) -> Void,
    _ body: () -> Result
  ) -> (Result, Piece) {
    guard threads > 1 else {
      let result = body()
      return (result, aside(told))
    }
    let shared = Shared<(note: Note?, piece: Piece?)>((nil, nil))
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let piece = aside { note in shared.change { $0.note = note } }
      shared.change { $0.piece = piece }
    }
    let result = body()
    while group.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
      if let note = shared.change({ $0.note }) { told(note) }
    }
    return (result, shared.change { $0.piece } ?? aside(told))
  }
}

/// A value that several threads look at and change in turns.
///
/// Unchecked, since the value is reached by ``change(_:)`` alone, and only one thread at a time gets
/// past `turns`.
package final class Shared<Value>: @unchecked Sendable {
  private let turns = DispatchQueue(label: "shared")
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try turns.sync { try body(&value) }
  }
}

/// What is still to be done, and what came of the rest.
private struct Board<Piece, Note> {
  let told: (Note) -> Void
  var failure: (any Error)?
  private var found: [Piece?]
  private var next = 0
  private let done: (Piece) -> Void

  init(_ count: Int, told: @escaping (Note) -> Void, done: @escaping (Piece) -> Void) {
    found = [Piece?](repeating: nil, count: count)
    self.told = told
    self.done = done
  }

  /// The number of the next piece; nil if there is none, or making failed.
  mutating func take() -> Int? {
    guard failure == nil, next < found.count else { return nil }
    defer { next += 1 }
    return next
  }

  mutating func put(_ piece: Piece, at number: Int) {
    found[number] = piece
    done(piece)
  }

  var pieces: [Piece] {
    get throws {
      if let failure { throw failure }
      return found.compactMap { $0 }
    }
  }
}
