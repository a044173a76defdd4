import CameraPermission
import Combine
import EveryPath
import Foundation
import PermissionUI

/// What a coordinator is doing, and what happened before.
@MainActor
final class Diagnostics: ObservableObject {
  /// Where the attempts are; empty if nothing is asked for.
  @Published private(set) var progress = ""
  /// What analytics would be told, the latest last.
  @Published private(set) var events: [String] = []
  /// What went wrong without being an outcome.
  @Published private(set) var problems: [String] = []
  /// What happened in the latest attempt, step by step.
  @Published private(set) var record: FlightRecord?

  private let coordinator: PermissionCoordinator

  init(of coordinator: PermissionCoordinator) {
    self.coordinator = coordinator
    coordinator.onEvent = { [weak self] in self?.note($0) }
    coordinator.onProblem = { [weak self] in self?.problems.append("\($0)") }
  }

  /// Follows the coordinator until the task that calls it ends.
  func follow() async {
    for await _ in coordinator.changes { read() }
  }

  /// The record as a file holds it, for `journey play`; nil if nothing was asked for.
  var file: String? {
    guard let record, let data = try? JSONEncoder().encode(record) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private func note(_ event: PermissionCoordinator.Event) {
    let detail = event.detail.map { " \($0)" } ?? ""
    events = events.suffix(99) + ["\(event.permission) \(event.name.rawValue)\(detail)"]
    read()
  }

  private func read() {
    progress = coordinator.progress
    record = coordinator.record(of: .camera)
  }
}
