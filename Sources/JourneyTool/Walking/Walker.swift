import FlowChecker
package import FlowModel
package import StateSpace

/// A walk through a system of any world, with undo and redo.
package protocol Walker: Sendable {
  var snapshot: WalkSnapshot { get }
  /// Takes a choice by its number, counted from 0; false if there is none.
  ///
  /// Steps that were taken back are forgotten if this is another choice than then.
  mutating func take(_ choice: Int) -> Bool
  /// Takes the last step back; false at the start.
  mutating func undo() -> Bool
  /// Takes a step again that was taken back; false if there is none.
  mutating func redo() -> Bool
  /// Goes to a step of the walk, taken back ones included; false if there is none.
  mutating func go(toStep step: Int) -> Bool
  /// The walk so far as a file, under the title of the journey that it goes on with, if it has one.
  func file(title: String) -> JourneyFile
  /// Looks for a journey that breaks a property in fewer steps.
  ///
  /// - Parameter isStopped: receives how far the search is, again and again.
  func shorter(
    breaking property: String, than step: Int, isStopped: (SearchProgress) -> Bool
  ) -> ShorterWalk
  /// Looks for a journey to what a question asks for.
  ///
  /// - Parameter isStopped: receives how far the search is, again and again.
  func find(_ question: String, isStopped: (SearchProgress) -> Bool) -> FoundWalk
  /// Whether the last step fits a question, or the start.
  func fits(_ question: String) -> Bool
  /// Takes the steps that come by themselves up to a moment of rest, and says how many these were;
  /// nil if they lead to none.
  mutating func finish() -> Int?
  /// The last step before this one that changed a fact; nil if none did.
  func lastChange(of fact: String) -> Int?
}

/// What came of looking for a shorter walk.
package enum ShorterWalk: Sendable {
  /// This one breaks the property as well.
  case found(any Walker)
  /// There is none: the search is complete.
  case none
  /// It is not known: what stopped the search, nil for the person.
  case unfinished(Completeness.Limit?)
}

/// A walk that a pasted line describes, or why there is none.
package typealias JourneyOpening = @Sendable (_ line: String) -> Result<any Walker, ToolError>

extension Walker {
  package func shorter(
    breaking property: String, than step: Int, isStopped: (SearchProgress) -> Bool
  ) -> ShorterWalk { .unfinished(nil) }

  package func find(
    _ question: String, isStopped: (SearchProgress) -> Bool
  ) -> FoundWalk { .wrong("Nothing can be asked here.") }

  package func fits(_ question: String) -> Bool { false }

  package mutating func finish() -> Int? { nil }

  package func lastChange(of fact: String) -> Int? { nil }

  /// The walk so far in one line, to paste.
  package var line: String { file(title: "").journey.line }

  package var wholePath: ChoicePath { snapshot.wholePath }

  /// The walk with the steps that were taken back.
  var whole: Self {
    var walker = self
    _ = walker.go(toStep: wholePath.count)
    return walker
  }

  package var file: JourneyFile {
    file(title: Journey.title(of: snapshot.step, to: snapshot.screen, in: snapshot.system))
  }
}
