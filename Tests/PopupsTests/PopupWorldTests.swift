import FlowExplorer
import FlowModel
import PopupsModel
import Testing

@Suite struct PopupWorldTests {
  private let system = PopupSystems.shipped([PopupStages.launch, PopupStages.first(3)])

  @Test(arguments: 1...2)
  func `As many are found without promises as with them, by any number of workers`(
    _ workers: Int
  ) async {
    let bare = system.asking { _ in false }
    let found = await survey(NumberedSystem(bare), workers: workers)
    let explored = explore(bare, limits: SearchLimits())
    #expect(found.count == explored.report.states)
    #expect((0..<found.count).map { found.model.state(found[$0]) } == explored.graph.states)
  }

  @Test func `Each becomes equal to any other, of another stage too`() {
    let worlds = explore(system.asking { _ in false }, limits: SearchLimits()).graph.states.map(
      \.world)
    var world = worlds[0]
    for place in 0..<20_000 {
      let other = worlds[place * 7919 % worlds.count]
      world.become(other)
      #expect(world == other)
    }
  }
}
