import EveryPath
import FlowChecker
import Testing

@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 7])
  func `Shares are disjoint and cover everything`(_ count: Int) throws {
    let shards = (1...count).compactMap { Shard($0, of: count) }
    #expect(shards.count == count)
    for place in 0..<100 {
      #expect(shards.count { $0.contains(place) } == 1)
    }
    let compiled = try FlowGraph(SuiteTests.porch).compiled
    let names = Suite(.everyEventEverywhere, of: compiled).map(\.name)
    let dealt = shards.map { shard in
      Suite(.everyEventEverywhere, of: compiled).enumerated().filter { shard.contains($0.offset) }
        .map(\.element.name)
    }
    #expect(dealt.joined().sorted() == names.sorted())
    // No machine has many more than another.
    #expect((dealt.map(\.count).max() ?? 0) - (dealt.map(\.count).min() ?? 0) <= 1)
  }

  @Test(arguments: [
    "", "1", "0/2", "3/2", "1/0", "-1/2", "a/b", "1/2/3", "1 / 2", "1/", "+1/2", "1/+2", "1/0x2",
    "١/٢",
  ])
  func `What is no share is refused`(_ text: String) { #expect(Shard(text) == nil) }

  @Test func `A share reads as it is typed`() {
    #expect(Shard("2/5")?.description == "2/5")
    #expect(Shard("1/1") == .whole)
  }
}
