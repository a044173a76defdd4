import EveryPathTesting
import Testing

/// There is one problem, and it says this.
func expectOne(
  _ text: String, of problems: [Problem], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    problems.map { $0.description.contains(text) } == [true], "\(problems)",
    sourceLocation: sourceLocation)
}
