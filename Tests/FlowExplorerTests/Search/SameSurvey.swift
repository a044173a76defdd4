import FlowExplorer
import FlowModel
import Testing

/// Expects of a survey of a system's numbers all that an exploration found: the states in order, how
/// many ways there are, how far each state is, and the journeys.
func expectSameSurvey<W: World>(
  _ model: NumberedSystem<W>, as graph: SearchGraph<SystemState<W>, SystemMove<W>>,
  workers: Int = 1
) async {
  expectSame(await survey(model, workers: workers), as: graph)
}

/// Expects the same of a survey that is there already.
func expectSame<W: World>(
  _ found: Survey<NumberedSystem<W>, SystemStates>,
  as graph: SearchGraph<SystemState<W>, SystemMove<W>>
) {
  let model = found.model
  #expect((0..<found.count).map { model.state(found[$0]) } == graph.states)
  #expect(found.transitionCount == graph.targets.count)
  for number in 0..<found.count {
    let path = graph.shortestPath(to: number)
    #expect(found.depth(of: number) == path.count)
    #expect(
      found.shortestJourney(to: number).map(model.move)
        == path.map { graph.choices[Int(graph.choiceNumbers[$0])] })
  }
}
