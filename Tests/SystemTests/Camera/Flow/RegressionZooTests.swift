import CameraFlow
import CameraModel
import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionFlows
import SimulatedPhone
import StateSpace
import Testing

/// Defects of shipped permission libraries: none of them may come back here.
@Suite struct RegressionZooTests {
  private func graph(
    _ variant: CameraVariant
  ) async throws -> StateGraph<SystemState<Phone>, SystemMove<Phone>> {
    try #require(await CameraSearch.exploration(of: variant)).graph
  }

  /// moko-permissions reports a restricted camera as granted.
  @Test(.optimised, arguments: CameraVariant.allCases)
  func `a restricted device is never taken for a permitted one`(_ variant: CameraVariant)
    async throws
  {
    // A restriction turns a running picture black at once, so that a picture means permission.
    let isShown = try await graph(variant).states.contains {
      $0.world.capture.session == .picture && $0.world.service.isRestricted != false
    }
    #expect(!isShown)
  }

  /// arek has a branch that nothing reaches.
  @Test(.optimised, arguments: CameraVariant.allCases)
  func `every reason to explain is explained somewhere`(_ variant: CameraVariant) async throws {
    let shown = Set(try await graph(variant).states.compactMap { $0.world.interface.shown?.dialog })
    #expect(
      shown == [
        Dialog(.guide, .denied), Dialog(.notice, .restricted), Dialog(.notice, .unavailable),
        Dialog(.notice, .misconfigured),
      ])
  }

  /// arek reports the outcome while its pop-up is still on the screen.
  @Test(.optimised, arguments: CameraVariant.allCases)
  func `no dialog is left when the attempt is over`(_ variant: CameraVariant) async throws {
    let isLeft = try await graph(variant).states.contains { state in
      state.components[0].machine.hasEnded && state.world.interface.shown?.phase == .presented
    }
    #expect(!isLeft)
  }

  /// arek and delba never answer where there is no camera, or no usage description.
  @Test(.optimised, arguments: CameraVariant.allCases)
  func `every final state gives an answer, or follows one`(_ variant: CameraVariant) async throws {
    let ends = try await graph(variant).states.map(\.components[0].machine).filter(\.hasEnded)
    let answered = ends.count(where: \.hasDelivered)
    #expect(!ends.isEmpty)
    #expect(answered == ends.count)
  }

  /// PermissionsKit and react-native-permissions call back while the prompt is up, then again.
  @Test func `an answer that comes twice is dropped the second time`() throws {
    let graph = try FlowGraph(WholeAccessFlow.camera)
    var count = 0
    let suite = try #require(SharedSuites(of: graph.compiled).suite(.everyEventEverywhere))
    for test in suite
    where test.name.hasSuffix("answers request(access), too late") {
      count += 1
      #expect(test.steps.last?.expected.first?.disposition == .stale)
      #expect(test.mismatch(on: graph) == nil)
    }
    #expect(count > 0)
  }

  /// PermissionScope and delba notice a return only if it followed their own button.
  @Test func `the status is read again however the person comes back`() throws {
    let compiled = try #require(CameraVariant.camera.graph).compiled
    let foregrounded = try #require(compiled.symbols.firstIndex { $0.id == "foregrounded" })
    for (number, position) in compiled.positions.enumerated() where position.kind == .state {
      guard compiled.entries[number].target == number else { continue }
      if case .refuse = compiled.cell(position: number, symbol: foregrounded) {
        Issue.record("\(position.id) does not notice that the person came back")
      }
    }
  }

  /// ELCImagePicker, YPImagePicker: the alert's own bounce was taken for a return from Settings.
  @Test func `the alert's own bounce changes nothing while the answer is open`() throws {
    let compiled = try FlowGraph(WholeAccessFlow.camera).compiled
    let asking = try #require(compiled.positions.firstIndex { $0.id == "asking(access)" })
    for id in ["resigned", "foregrounded"] {
      let symbol = try #require(compiled.symbols.firstIndex { $0.id == id })
      guard case .move(let edge) = compiled.cell(position: asking, symbol: symbol) else {
        Issue.record("\(id) is not handled")
        continue
      }
      #expect(compiled.edges[edge].target == asking)
    }
  }

  /// ImagePickerKMP: the dialog is still up when the person comes back from Settings.
  @Test(.optimised, arguments: CameraVariant.allCases)
  func `no dialog is up in Settings' shadow`(_ variant: CameraVariant) async throws {
    let compiled = try FlowGraph(WholeAccessFlow.camera).compiled
    for state in try await graph(variant).states {
      guard let position = state.components[2].machine.position else { continue }
      let id = compiled.positions[position].id
      if id == "inSettings", let shown = state.world.interface.shown {
        Issue.record("\(shown.dialog) is up while the person is in Settings")
        return
      }
    }
  }

  /// WordPress-iOS offers Settings where the switch does not exist.
  @Test func `Settings is never offered for a restriction, a missing camera or a missing text`()
    throws
  {
    let flow = WholeAccessFlow.camera
    for refusal in flow.refusals {
      #expect(flow.offersSettings(refusal) == (refusal == .denied))
      #expect(
        flow.answers(to: .showAlert(refusal)).contains(.tapped(.openSettings))
          == (refusal == .denied))
    }
  }
}
