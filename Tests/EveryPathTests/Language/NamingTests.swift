import EveryPath
import Testing

/// Ids are unqualified descriptions.
@Suite struct NamingTests {
  enum Reason: Hashable, Sendable {
    case denied
    case other(code: Int)
  }
  struct Pair: Hashable, Sendable {
    let reason: Reason
    let ratio: Double
  }
  private enum Secret: Hashable, Sendable { case hidden }
  struct Spoken: Hashable, Sendable, CustomStringConvertible {
    let description: String
  }
  enum Place: Hashable, Sendable {
    case plain
    case explaining(Reason)
    case labelled(reason: Reason, attempt: Int)
    case holding(Pair)
    case maybe(Reason?)
    case listed([Reason])
    case named(String)
    case measured(Double)
    case spoken(Spoken)
    case bought([Spoken: Reason])
    case either(Spoken, Reason, String)
  }

  @Test(arguments: [
    (Place.plain, "plain"),
    (.explaining(.denied), "explaining(denied)"),
    (.explaining(.other(code: -3)), "explaining(other(code: -3))"),
    (.labelled(reason: .denied, attempt: 2), "labelled(reason: denied, attempt: 2)"),
    (.holding(Pair(reason: .denied, ratio: 0.5)), "holding(Pair(reason: denied, ratio: 0.5))"),
    (.maybe(.denied), "maybe(Optional(denied))"),
    (.maybe(nil), "maybe(nil)"),
    (.listed([.denied, .denied]), "listed([denied, denied])"),
    (.named("Camera.app"), #"named("Camera.app")"#),
    (.named(#"say "a.b" now.c"#), #"named("say \"a.b\" now.c")"#),
    (.named(#"a\"#), #"named("a\\")"#),
    (.measured(1.25e-7), "measured(1.25e-07)"),
    (.spoken(Spoken(description: "Dr. Who, 2.5")), "spoken(Dr. Who, 2.5)"),
    (.spoken(Spoken(description: "basic.monthly")), "spoken(basic.monthly)"),
    (.spoken(Spoken(description: "Plan.monthly")), "spoken(Plan.monthly)"),
    (.bought([Spoken(description: "a.b"): .denied]), "bought([a.b: denied])"),
    (.either(Spoken(description: "a.b"), .denied, "c.d"), #"either(a.b, denied, "c.d")"#),
  ])
  func `Nested names are dropped`(place: Place, id: String) {
    #expect(AnyValue(place).description == id)
  }

  @Test func `Private and local types are dropped`() {
    enum Local: Hashable, Sendable { case inside(Secret) }
    #expect(AnyValue(Local.inside(.hidden)).description == "inside(hidden)")
    #expect(AnyValue([Local.inside(.hidden)]).description == "[inside(hidden)]")
  }

  @Test func `A value that describes itself is taken at its word`() {
    #expect(AnyValue("page.one").description == "page.one")
    #expect(AnyValue(Spoken(description: "v.Two")).description == "v.Two")
    #expect(AnyValue(7).description == "7")
  }

  @Test func `The name of a flow is its type's`() {
    #expect(FingerprintTests.Varied().name == "Varied")
    #expect(FiniteTests.Counter().name == "Counter")
  }

  struct Renamed: Flow {
    enum Event: Hashable, Sendable { case tap }
    enum Effect: Hashable, Sendable { case beep }
    var prefix = "page "
    var isShort = false
    var start: Int { 1 }
    func transitions(from state: Int) -> Transitions {
      switch state {
      case 1: On(.tap) { Go(to: 2) }
      default: Finish(true)
      }
    }
    func name(of state: Int) -> String { isShort ? "page" : "\(prefix)\(state)" }
    func answers(to effect: Effect) -> [Event] { [] }
    func abandoned(_ reason: Abandonment) -> Bool { false }
  }

  @Test func `A flow may name its states`() throws {
    #expect(try FlowGraph(Renamed()).compiled.positions.map(\.id) == ["page 1", "page 2"])
  }

  @Test func `Two values of different types are never equal`() {
    #expect(AnyValue(1) != AnyValue(Int8(1)))
    #expect(AnyValue(1) == AnyValue(1))
    #expect(Set([AnyValue(1), AnyValue(1), AnyValue("1")]).count == 2)
  }

  @Test(arguments: [
    (Duration.seconds(5), "5 s"), (.milliseconds(200), "0.2 s"), (.milliseconds(1250), "1.25 s"),
    (.zero, "0 s"), (.milliseconds(-500), "-0.5 s"), (.milliseconds(-1500), "-1.5 s"),
    (.nanoseconds(1), "0.000000001 s"),
  ])
  func `Durations read as people write them`(duration: Duration, words: String) {
    #expect(duration.inWords == words)
  }
}
