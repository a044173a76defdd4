import FlowModel
import PermissionModels
import SimulatedPhone
import Testing

/// A system of the catalog, by its name.
func shippedSystem(_ name: String) throws -> any AnySystem {
  try #require(PermissionSystems.catalog.first { $0.name == name })
}

/// A system of the catalog whose world is the phone.
func phoneSystem(_ name: String) throws -> System<Phone> {
  try #require(try shippedSystem(name).accept(Opening()))
}

/// A walk of a system of the catalog, by the names of its choices.
func phoneWalk(_ name: String, _ steps: String) throws -> Walk<Phone> {
  var walk = Walk(try phoneSystem(name))
  walk.go(steps)
  return walk
}

extension Walk<Phone> {
  /// Goes on by the names of the choices, separated by commas, and breaks no property on the way.
  mutating func go(_ steps: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let mismatch = take(steps.split(separator: ",").map(String.init))
    #expect(mismatch == nil, sourceLocation: sourceLocation)
    #expect(trace.breaches.map(\.name) == [], sourceLocation: sourceLocation)
  }
}

/// The system itself, if its world is the phone.
private struct Opening: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> System<Phone>? { system as? System<Phone> }
}
