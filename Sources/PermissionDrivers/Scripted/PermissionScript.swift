import EveryPath
import PermissionFlows

extension PermissionCoordinator {
  /// A coordinator for previews and tests: every flow runs as it is, on permissions, an app and
  /// dialogs that do what leads to these outcomes.
  ///
  /// ```swift
  /// #Preview {
  ///   Home().permissions(.scripted([.camera: .granted, .contacts: .denied]))
  /// }
  /// ```
  ///
  /// An outcome that a flow cannot end in, or a permission of which the script says nothing, ends
  /// in `.misconfigured`, and ``onProblem`` receives what can be said instead.
  ///
  /// - Parameters:
  ///   - script: How each permission is to end.
  ///   - isDecided: Whether the person has decided before, so that a status is what it ends as from
  ///     the beginning.
  ///   - presenter: Shows the dialogs, whose buttons are touched by hand then; nil for no dialog on
  ///     the screen.
  ///   - app: The app; nil for one that is active and whose Settings is left at once.
  ///   - texts: The dialogs' words.
  ///   - clock: Measures delays and timeouts.
  public static func scripted(
    _ script: [PermissionName: ScriptedOutcome], isDecided: Bool = false,
    presenter: (any DialogPresenter)? = nil, app: (any AppActivity)? = nil,
    texts: PermissionTexts = PermissionTexts(), clock: any Clock<Duration> = ContinuousClock()
  ) -> PermissionCoordinator {
    PermissionCoordinator(
      place: PermissionPlace(
        app: app ?? PermissionPlace.ScriptedApp(), presenter: presenter ?? ScriptedPresenter(script)
      ),
      store: nil, texts: texts, clock: clock,
      script: PermissionScript(outcomes: script, isDecided: isDecided))
  }

  /// A scripted coordinator for an interface test, from the app's launch arguments; nil if they say
  /// nothing of permissions, and always nil in a release build.
  ///
  /// ```swift
  /// let permissions = PermissionCoordinator.scripted(arguments: CommandLine.arguments)
  ///   ?? PermissionCoordinator()
  /// ```
  /// ```swift
  /// app.launchArguments += [
  ///   "-permission", "camera=restricted", "-permission", "contacts=granted(limited)",
  /// ]
  /// ```
  ///
  /// What cannot be understood is reported to ``onProblem``.
  public static func scripted(
    arguments: [String], presenter: (any DialogPresenter)? = nil
  ) -> PermissionCoordinator? {
    #if DEBUG
      let (script, problems) = PermissionScript.read(arguments)
      guard !script.isEmpty || !problems.isEmpty else { return nil }
      let permissions = scripted(script, presenter: presenter)
      for problem in problems { permissions.tell(.argument(problem)) }
      return permissions
    #else
      return nil
    #endif
  }
}

/// What previews and tests want permissions to come to.
struct PermissionScript {
  let outcomes: [PermissionName: ScriptedOutcome]
  let isDecided: Bool

  /// What is scripted for a flow.
  ///
  /// - Throws: ``Unscripted`` if there is nothing, or the flow cannot end so.
  func outcome<F: AccessFlow>(
    of permission: PermissionName, _ flow: F
  ) throws(Unscripted) -> ScriptedOutcome {
    guard let wanted = outcomes[permission] else {
      let known = outcomes.keys.map(\.rawValue).sorted()
      throw Unscripted(
        "the script has no outcome for it"
          + (known.isEmpty ? "" : ", only for \(listed(known))") + "; add one.")
    }
    guard wanted != .granted else { return wanted }
    let possible = ScriptedOutcome.all(of: flow)
    let plain = ScriptedOutcome.plain(wanted.description)
    if let meant = possible.first(where: { ScriptedOutcome.plain($0.description) == plain }) {
      return meant
    }
    let names = possible.map(\.description)
    throw Unscripted(
      "the script says `\(wanted)`, but \(flow.name) never ends so; it can be \(listed(names)).")
  }

  /// Why a permission has no outcome, in a sentence.
  struct Unscripted: Error, CustomStringConvertible {
    let description: String
    init(_ sentence: String) { description = sentence }
  }

  /// What launch arguments say, and what in them cannot be understood, in sentences.
  static func read(
    _ arguments: [String]
  ) -> (script: [PermissionName: ScriptedOutcome], problems: [String]) {
    var script: [PermissionName: ScriptedOutcome] = [:]
    var problems: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument == "-permission" else { continue }
      let parts = (rest.popFirst() ?? "").split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else {
        problems.append(
          "-permission takes a name and an outcome, as in `-permission camera=restricted`, "
            + "not `\(parts.joined())`")
        continue
      }
      if let outcome = ScriptedOutcome(parts[1]) {
        script[PermissionName(rawValue: String(parts[0]))] = outcome
      } else {
        let names = ScriptedOutcome.plainOutcomes.map(\.description)
        problems.append(
          "`-permission \(parts[0])=\(parts[1])` names no outcome; it can be \(listed(names)), or "
            + "`granted(…)` with a grant.")
      }
    }
    return (script, problems)
  }
}
