import EveryPath
public import FlowModel
public import PermissionFacts
public import PermissionFlows
public import SimulatedPhone

/// One permission on the simulated phone: its flow, its properties, and what breaks it.
public struct AccessCatalog<F: AccessFlow>: Sendable
where F.Grant: PhoneGrant, F.Request: PhoneRequest {
  /// The flow.
  public let flow: F
  /// The system's name.
  public let name: String
  /// What the phone does about the permission.
  public let facts: PermissionFacts
  /// What it is about, in a line.
  public let summary: String
  /// Its properties beyond those of all permissions.
  public let own: [Property<Phone>]
  /// Its lessons.
  public let lessons: [AccessLesson<F>]

  /// A permission with its flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - variant: The system's name, where it is not the flow's.
  ///   - permission: What the phone does about it.
  ///   - summary: What it is about, in a line; that of the row of facts unless given.
  ///   - own: Its properties beyond those of all permissions.
  ///   - lessons: Its lessons; each property of ``own`` needs one that breaks it.
  public init(
    flow: F, variant: String? = nil, permission: PermissionFacts, summary: String? = nil,
    own: [Property<Phone>] = [], lessons: [AccessLesson<F>] = []
  ) {
    self.flow = flow
    name = variant ?? flow.name
    facts = permission
    self.summary = summary ?? permission.summary
    self.own = own
    self.lessons = lessons
  }

  /// The shipped system, then the lessons, each built when first used.
  public var systems: [any AnySystem] {
    [LazySystem(name, summary) { try system() }]
      + lessons.map { lesson in
        LazySystem(lesson.name, lesson.summary, isLesson: true) { try breaker(lesson) }
      }
  }

  /// The flow on the phone, with its properties, and with its lessons and mutants to break them.
  public func system() throws -> System<Phone> {
    System(
      name, summary, components: [try binding.component(name)], worlds: [Phone(facts: facts)],
      breakers: { try breakers() }
    ) { properties }
  }

  private var binding: AccessBinding<F> { AccessBinding(flow: flow, slot: 0) }

  private var properties: [Property<Phone>] {
    AccessProperties(flow: flow, permission: facts, binding: binding).all + own
  }

  // MARK: - What breaks it

  private func breakers() throws -> [System<Phone>] {
    var result: [System<Phone>] = []
    for lesson in lessons { result.append(try breaker(lesson)) }
    // Where nothing is asked, there is no primer either.
    for fault in CarelessFault.allCases where flow.hasQuestion || fault != .primesTheDenied {
      result.append(try mutant(fault))
    }
    return result
  }

  private func breaker(_ lesson: AccessLesson<F>) throws -> System<Phone> {
    System(
      lesson.name, lesson.summary, isLesson: true, components: [try lesson.component()],
      worlds: [Phone(facts: facts)], breaks: lesson.breaks
    ) {
      // What a lesson teaches comes first.
      properties.putting(first: lesson.breaks)
    }
  }

  private func mutant(_ fault: CarelessFault) throws -> System<Phone> {
    let careless = CarelessAccess(flow, fault)
    let binding = AccessBinding(
      flow: careless, slot: 0, joinsRequests: !fault.makesSecondRequest)
    let component = try binding.component(
      careless.name, checksPaths: false, trustsLateAnswers: fault == .trustsLateAnswers)
    // What goes wrong far from the start is found among fewer states where policies hold still.
    let phone = Phone(facts: facts, isCalm: !fault.breaks.isEmpty)
    let properties = properties
    return System(
      careless.name, fault.rawValue, isLesson: true, components: [component], worlds: [phone],
      breaks: properties.known(of: fault.breaks)
    ) { properties }
  }
}

/// A way to a permission that goes wrong, and what it breaks.
public struct AccessLesson<F: AccessFlow>: Sendable
where F.Grant: PhoneGrant, F.Request: PhoneRequest {
  /// The system's name.
  public let name: String
  /// What goes wrong, in a line.
  public let summary: String
  /// The properties it breaks, by name.
  public let breaks: [PropertyID]
  let component: @Sendable () throws -> Component<Phone>
  private let show: @Sendable (F, any AccessLessonVisitor) -> Void

  /// A lesson with a flow of its own.
  public init<Wrong: AccessFlow>(
    _ name: String, _ summary: String, _ flow: Wrong, breaks: [PropertyID]
  ) where Wrong.Grant == F.Grant, Wrong.Request == F.Request {
    self.name = name
    self.summary = summary
    self.breaks = breaks
    component = {
      try AccessBinding(flow: flow, slot: 0).component(name, checksPaths: false)
    }
    show = { $1.visit(name, of: $0, wrong: flow, misreads: { $0 }) }
  }

  /// A lesson whose flow is right and whose status is taken for another.
  public init(
    _ name: String, _ summary: String, misreading flow: F, breaks: [PropertyID],
    _ misreads: @escaping @Sendable (Reading) -> Reading
  ) {
    self.name = name
    self.summary = summary
    self.breaks = breaks
    component = {
      try AccessBinding(flow: flow, slot: 0, misreads: misreads).component(
        name, checksPaths: false)
    }
    show = { $1.visit(name, of: $0, wrong: flow, misreads: misreads) }
  }

  func show(_ right: F, to visitor: some AccessLessonVisitor) { show(right, visitor) }
}

/// Something that is done with each lesson about a permission.
package protocol AccessLessonVisitor {
  /// A lesson: the flow that is right, the one that is not, and what a status is taken for.
  func visit<Right: AccessFlow, Wrong: AccessFlow>(
    _ name: String, of right: Right, wrong: Wrong,
    misreads: @escaping @Sendable (Reading) -> Reading)
  where
    Wrong.Grant == Right.Grant, Wrong.Request == Right.Request, Right.Grant: PhoneGrant,
    Right.Request: PhoneRequest
}

/// A catalog of any flow.
protocol AnyAccessCatalog {
  /// The shipped system, then the lessons.
  var systems: [any AnySystem] { get }
  /// Shows what goes wrong in each lesson.
  func showLessons(to visitor: some AccessLessonVisitor)
}

extension AccessCatalog: AnyAccessCatalog {
  func showLessons(to visitor: some AccessLessonVisitor) {
    for lesson in lessons { lesson.show(flow, to: visitor) }
  }
}

extension CarelessFault {
  /// Whether the mistake is to ask although a request is open.
  var makesSecondRequest: Bool {
    self == .asksAgain || self == .asksWhileInactive
  }
}
