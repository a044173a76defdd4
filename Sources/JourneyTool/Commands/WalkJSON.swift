import FlowChecker
import FlowModel

/// Where a walk is, as one JSON document: what a program needs to take the next step.
package enum WalkJSON {
  /// The document on one line.
  package static func text(of walker: any Walker) -> String { node(of: walker).text }

  static func node(of walker: any Walker) -> JSONNode {
    let snapshot = walker.snapshot
    let journey = walker.file.journey
    let start: [JSONNode.Member] = [
      .init("system", .string(snapshot.system)),
      .init("world", journey.world.map { .number($0) } ?? .null),
      .init("step", .number(snapshot.step)), .init("line", .string(journey.line)),
      .init("path", .array(snapshot.path.map(CheckJSON.step))),
    ]
    let place: [JSONNode.Member] = [
      .init("facts", facts(snapshot.facts)), .init("components", facts(snapshot.positions)),
      .init("remembered", facts(snapshot.remembered)),
      .init("changes", .array(snapshot.changes.map(change))),
      .init("events", .array(snapshot.events.map { .string($0) })),
    ]
    let next: [JSONNode.Member] = [
      .init("choices", .array(snapshot.choices.map(choice))),
      .init("notNow", .array(snapshot.notNow.map(closed))),
      .init("properties", .array(snapshot.properties.map(property))),
    ]
    return .document(start + screen(of: walker) + place + next)
  }

  /// What is on the screen.
  private static func screen(of walker: any Walker) -> [JSONNode.Member] {
    let picture = walker.snapshot.picture
    return [
      .init("screen", .string(walker.snapshot.screen)),
      .init("picture", .object(picture.members)),
    ]
  }

  private static func facts(_ facts: [SeenFact]) -> JSONNode {
    .array(
      facts.map {
        .object([.init("name", .string($0.name)), .init("value", .string($0.value))])
      })
  }

  private static func change(_ change: SeenChange) -> JSONNode {
    .object([
      .init("name", .string(change.name)), .init("old", .string(change.old)),
      .init("new", .string(change.new)),
    ])
  }

  private static func choice(_ choice: WalkSnapshot.Choice) -> JSONNode {
    text(
      choice.text,
      [
        .init("visits", .number(choice.visits)), .init("endsProcess", .bool(choice.endsProcess)),
      ])
  }

  private static func closed(_ choice: ClosedChoice) -> JSONNode {
    text(choice.text, [.init("because", .string(choice.reason))])
  }

  private static func text(_ text: ChoiceText, _ more: [JSONNode.Member]) -> JSONNode {
    .object(
      [
        .init("by", .string(text.by.rawValue)), .init("do", .string(text.id)),
        .init("says", .string(text.says)),
      ] + more)
  }

  private static func property(_ property: WalkSnapshot.Property) -> JSONNode {
    let name: JSONNode.Member = .init("name", .string(property.name))
    return switch property.status {
    case .holdsSoFar: .object([name, .init("status", .string("holdsSoFar"))])
    case .needsEveryPath: .object([name, .init("status", .string("needsEveryPath"))])
    case .broken(let step):
      .object([name, .init("status", .string("broken")), .init("step", .number(step))])
    }
  }
}

extension Picture {
  fileprivate var members: [JSONNode.Member] {
    let bar: [JSONNode.Member] =
      (title.isEmpty ? [] : [.init("title", .string(title))])
      + [("leading", leading), ("trailing", trailing)].compactMap { name, part in
        part.map { .init(name, $0.node) }
      }
    return [.init("surface", .string(surface.rawValue))] + bar + [
      .init("parts", .array(parts.map(\.node))), .init("covers", .array(covers.map(\.node))),
      .init("keyboard", .bool(isKeyboardUp)),
    ] + said("motion", motion)
  }
}

extension Picture.Element {
  fileprivate var node: JSONNode {
    .object(
      [.init("kind", .string(kind.rawValue)), .init("text", .string(text))]
        + said("value", value) + (isEnabled ? [] : [.init("enabled", .bool(false))])
        + (isFocused ? [.init("focused", .bool(true))] : []))
  }
}

extension Picture.Cover {
  fileprivate var node: JSONNode {
    .object(
      [.init("style", .string(style.rawValue))] + said("title", title) + [
        .init("parts", .array(parts.map(\.node))), .init("modal", .bool(isModal)),
        .init("enabled", .bool(isEnabled)),
      ] + said("motion", motion))
  }
}

/// A member that is left out where nothing is said.
private func said(_ name: String, _ text: String) -> [JSONNode.Member] {
  text.isEmpty ? [] : [.init(name, .string(text))]
}
