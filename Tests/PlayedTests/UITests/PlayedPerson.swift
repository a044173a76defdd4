import EveryPath
import EveryPathTesting
import FlowModel
import FlowTestSupport
import Foundation
import PermissionFacts
import PlayedPhone
import SimulatedPhone
import UIKit
import XCUIAutomation

/// A person with the phone that is played: their eyes and hands for UI tests.
///
/// The phone goes on by itself in one of many orders, which a seed chooses: `UI_SEED`. Which app
/// is on it `UI_APP` says, by the name of a lesson; else it is the one that ships. With `UI_RARE`
/// comes also what hardly ever happens. `UI_TRACE` prints what is touched and seen.
@MainActor
final class PlayedPerson: PlayedHands {
  private var run: PlayedRun?
  private var random = SeededGenerator(seed: 1)
  /// What the phone has to be.
  private var prepared: [Preparation] = []
  /// Whether anything was touched.
  private var hasBegun = false
  private let environment = ProcessInfo.processInfo.environment

  // MARK: - Before a test

  func begin(_ app: XCUIApplication) {
    run?.end()
    (prepared, hasBegun) = ([], false)
    random = SeededGenerator(seed: UInt64(environment["UI_SEED"] ?? "") ?? 1)
    let name = environment["UI_APP"] ?? app.launchEnvironment["JOURNEY"] ?? ""
    do {
      guard let played = PlayedCase.named(name) else {
        preconditionFailure("No app is called \(name).")
      }
      let app = try played.app()
      let store = MemoryStore()
      run = PlayedRun(app.system, store: store) { app.start(store) }
    } catch {
      preconditionFailure("\(name): \(error)")
    }
  }

  func reset(_ resource: XCUIProtectedResource) {
    prepare { $0.means == .reset(resource.rawValue) }
  }

  /// Does what no test can; false if it is not possible now, and does not become so.
  func take(act: String) async -> Bool {
    if !hasBegun, prepare({ $0.means.act == act }) { return true }
    for _ in 0..<20 {
      let touches = offered.compactMap(phone.touch)
      if let touch = touches.first(where: { $0.act == act }) {
        take(touch)
        return true
      }
      await wait()
    }
    return false
  }

  @discardableResult private func prepare(_ fits: (Preparation) -> Bool) -> Bool {
    var isPrepared = false
    for slot in phone.slots {
      for first in Move.FirstRead.all {
        guard let preparation = phone.preparation(for: .about(slot, .statusIsRead(first))),
          fits(preparation), canBe(first, at: slot)
        else { continue }
        prepared.append(preparation)
        run?.prepared[slot] = .statusIsRead(first)
        PlayedPhone.read(.statusIsRead(first), at: slot)
        isPrepared = true
        break
      }
    }
    return isPrepared
  }

  /// The record permission that ships knows no restriction; a lesson takes one for a grant.
  private func canBe(_ first: Move.FirstRead, at slot: PermissionSlot) -> Bool {
    phone[slot].permission != .microphone || first != .restricted
      || environment["UI_APP"] == "microphone-restricted-granted"
  }

  // MARK: - Eyes

  private var phone: Phone { PlayedPhone.phone }

  /// What the phone shows: UIKit's stand-in has told it of an alert, which it knew by its words.
  var sight: SeenScreen {
    guard let sight = phone.sight else { preconditionFailure("Nothing is to be seen.") }
    return sight
  }

  /// The outcome that the app was told last; it shows at once whether a grant is of any use.
  var outcome: String {
    let told = run?.told ?? ""
    let isStale = phone.slots.contains { phone[$0].hasStaleObject }
    return isStale && told.hasPrefix("granted") ? "\(told), and nothing there" : told
  }

  var rows: [String: [String]] {
    var rows: [String: [String]] = [:]
    for case .set(let row, let value)? in offered.map(phone.touch)
    where rows[row]?.contains(value) != true {
      rows[row, default: []].append(value)
    }
    return rows
  }

  // MARK: - Hands

  private var offered: [Move] {
    var moves: [Move] = []
    phone.offer(&moves)
    return moves
  }

  func canTake(_ touch: Touch) -> Bool { offered.contains { phone.touch(for: $0) == touch } }

  func take(_ touch: Touch) {
    let moves = usual(offered.filter { phone.touch(for: $0) == touch })
    hasBegun = true
    if environment["UI_TRACE"] != nil { print("  \(touch)") }
    if let move = moves.randomElement(using: &random) { run?.happen(move) }
  }

  /// What is not rare, if there is any.
  private func usual(_ moves: [Move]) -> [Move] {
    let usual = moves.filter { !phone.text(of: $0).isRare }
    return usual.isEmpty ? moves : usual
  }

  /// Lets one thing come by itself: mostly what is bound to, seldom what only may.
  func wait() async {
    // Some frameworks are read on a thread of their own.
    await endReads()
    await run?.settle { true }
    let moves = offered.filter { move in
      guard takesRare || !phone.text(of: move).isRare, fits(move) else { return false }
      return phone.touch(for: move) == nil || phone.touch(for: move) == .wait
    }
    // Settings fails where an app's own dialog is in its way, which is as likely as that it opens.
    let bound = moves.filter { phone.touch(for: $0) == .wait || $0 == .settingsFails }
    let odd = moves.filter { phone.touch(for: $0) == nil && (isEnding || $0 != .killApp) }
    if environment["UI_TRACE"] != nil { print("    \(sight.name) \(outcome)") }
    let chance = Int.random(in: 0..<12, using: &random)
    if let move = (chance == 0 ? odd : bound).randomElement(using: &random), chance != 1 {
      if environment["UI_TRACE"] != nil { print("    … \(move)") }
      _ = await run?.happen(move, before: phone)
    } else {
      // What is bound to come takes no seconds.
      _ = run?.ringNext(before: bound.isEmpty ? nil : .seconds(3))
    }
    await run?.settle { true }
  }

  private var takesRare: Bool { environment["UI_RARE"] != nil }

  /// Whether iOS ends the app, if it ends it now.
  private var isEnding: Bool { Int.random(in: 0..<20, using: &random) == 0 }

  /// For how long the person looks at a screen.
  var patience: Int { Int.random(in: 0...4, using: &random) }

  /// Whether a move leaves the phone what it was prepared to be.
  private func fits(_ move: Move) -> Bool {
    guard let found = phone.preparation(for: move) else { return true }
    if case .never = found.means { return false }
    return !prepared.contains { $0.subject == found.subject } || prepared.contains(found)
  }
}

extension Touch {
  /// What a hand does.
  fileprivate var act: String? { if case .byHand(let act, _) = self { act } else { nil } }
}

extension Preparation.Means {
  /// What a hand does for it.
  fileprivate var act: String? {
    switch self {
    case .command(let act), .hand(let act): act
    case .reset, .never: nil
    }
  }
}

extension Move.FirstRead {
  /// All that a phone can turn out to be.
  fileprivate static let all: [Self] =
    [
      .restricted, .noHardware, .missingDescription, .switchedOff, .switchedOffUnseen,
      .questionTaken,
    ]
    + AuthorizationStatus.allCases.map { .stored($0) }
}
