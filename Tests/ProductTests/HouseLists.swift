/// A declaration, and the file in which it is.
struct Declaration: Sendable {
  let path: String
  let text: String

  /// `Sources/A/B.swift: enum C`.
  init(_ line: String) {
    let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
    path = parts[0]
    text = parts[1]
  }
}

extension House {
  /// The enumerations for what a machine is told, each with its file.
  static let toldEnumerations = [
    "Sources/EveryPath/Graph/CompiledFlow.swift: enum Trigger",
    "Sources/EveryPath/Runner/Attempt.swift: enum Input",
    "Sources/EveryPath/Runner/FlightRecord.swift: enum Kind",
    "Sources/EveryPath/Runner/RunnerStep.swift: enum Input",
    "Sources/FlowChecker/Open/ComponentStep.swift: enum OpenInput",
    "Sources/FlowChecker/Suites/SuiteInput.swift: enum SuiteInput",
    "Sources/FlowModel/System/StepRecord.swift: enum Command",
    "Sources/FlowModel/System/Stepper.swift: enum Input",
    "Sources/FlowModel/System/System+Steps.swift: enum Kind",
    "Sources/Reducers/ReducerStep.swift: enum Source",
  ].map { Declaration($0) }

  /// The enumerations for what came of it.
  static let resultEnumerations = [
    "Sources/EveryPath/Graph/CompiledFlow.swift: enum Cell",
    "Sources/EveryPath/Machine/Machine.swift: enum Disposition",
    "Sources/EveryPath/Runner/FlightRecord.swift: enum Disposition",
    "Sources/EveryPath/Runner/RunnerStep.swift: enum RunnerDisposition",
    "Sources/FlowChecker/Suites/SuiteCase.swift: enum Disposition",
  ].map { Declaration($0) }

  /// The files that one `ask(.camera)` passes on its way to an outcome and back, module by module.
  ///
  /// What only the first ask of a process passes, the compilation of the flow, is left out.
  static let filesOfAnAsk: [String] = [
    (
      "Sources/PermissionUI",
      [
        "SwiftUI/AskPermission", "SwiftUI/PermissionHost", "UIKit/AlertPresenter",
        "UIKit/WindowActivity",
      ]
    ),
    ("Flows/Permissions/Products/CameraPermission", ["CameraSource"]),
    (
      "Sources/PermissionDrivers",
      [
        "App/AppActivity", "Asking/AccessDriver", "Asking/PermissionKind",
        "Coordinator/AttemptQueue", "Coordinator/CoordinatedPermission",
        "Coordinator/PermissionCoordinator", "Coordinator/PermissionEvent",
      ]
    ),
    ("Sources/EveryPathFiles", ["FileIntentStore"]),
    (
      "Flows/Permissions/PermissionFlows",
      [
        "Access/AccessEventAndEffect", "Access/AccessFlow", "Access/AccessFlow+World",
        "Access/AccessState", "Access/Rows/AccessFlow+Rows", "Access/Rows/AccessFlow+Settings",
        "Coordinating/PermissionQueue", "Permissions/WholeAccessFlow",
      ]
    ),
    ("Sources/EveryPath", filesOfAnEvent + ["Runner/Runner+Components"]),
  ].flatMap { folder, names in names.map { "\(folder)/\($0).swift" } }

  /// The files of the engine that one event passes: to a runner, and what comes of it to the driver.
  static let filesOfAnEvent = [
    "Graph/CompiledFlow", "Graph/FlowGraph", "Machine/CompiledFlow+Steps", "Machine/Machine",
    "Machine/MachineState", "Runner/Attempt", "Runner/Attempt+Orders", "Runner/Driver",
    "Runner/Mailbox", "Runner/Runner", "Runner/RunnerStep", "Runner/Timers", "Text/Unqualified",
  ]
}
