// Where a permission is asked for, and what else stands where it should not.

extension AuditedApp.Source {
  private static let requests: Set = [
    "requestAccess", "requestAuthorization", "requestRecordPermission",
    "requestWhenInUseAuthorization", "requestAlwaysAuthorization", "requestTrackingAuthorization",
    "requestFullAccessToEvents", "requestWriteOnlyAccessToEvents",
    "requestFullAccessToReminders", "requestSiriAuthorization",
  ]

  /// Whether a permission is asked for at a place.
  func isRequest(_ index: Int) -> Bool {
    Self.requests.contains(text.tokens[index].text) && text.isCall(index)
      && text.isSign(index - 1, ".")
  }

  /// Whether nothing stands between a place and an outer one but what runs by itself.
  func runsAtOnce(_ index: Int, within outer: Int) -> Bool {
    text.braces(around: index).prefix { $0 > outer }
      .allSatisfy { SwiftStructure.runsAtOnce(text.block(of: $0)) }
  }

  /// The findings about requests.
  var requests: [AuditFinding] {
    text.tokens.indices.filter(isRequest).flatMap { index in
      nested(in: index) + atLaunch(index)
    }
  }

  private func nested(in outer: Int) -> [AuditFinding] {
    text.closures(ofCall: outer).flatMap { closure in
      text.inside(closure).filter { isRequest($0) && runsAtOnce($0, within: closure) }
        .map { AuditFinding(.requestInRequest, path, text.line($0)) }
    }
  }

  private func atLaunch(_ index: Int) -> [AuditFinding] {
    let name = text.tokens[index].text
    guard let function = text.function(around: index), isLaunch(function),
      !text.braces(around: index).contains(where: { text.block(of: $0).isDelayed })
    else { return [] }
    if name == "requestTrackingAuthorization" {
      return [AuditFinding(.trackingAtLaunch, path, text.line(index))]
    }
    let options = text.isSign(index + 1, "(") ? text.inside(index + 1) : 0..<0
    guard name == "requestAuthorization", options.contains(where: { text.isWord($0, "options") }),
      !options.contains(where: { text.isWord($0, "provisional") })
    else { return [] }
    return [AuditFinding(.notificationsAtLaunch, path, text.line(index))]
  }

  /// Whether a function runs before anything is shown: at launch, or as an app is made.
  private func isLaunch(_ function: (name: String, parameters: [String], brace: Int)) -> Bool {
    if function.name == "application" {
      return function.parameters.contains {
        ["didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions"].contains($0)
      }
    }
    guard function.name == "init", let outer = text.braces(around: function.brace).first,
      case .type(let words) = text.block(of: outer)
    else { return false }
    return words.dropFirst().contains("App")
  }

  // MARK: - Other places

  /// The findings about Settings, numbers and the camera's session.
  var places: [AuditFinding] {
    text.tokens.indices.compactMap { index in
      let rule: AuditRule? =
        switch text.tokens[index].text {
        case "rawValue" where isComparedStatus(index): .statusByNumber
        case "startRunning" where isOnMain(index): .cameraOnMain
        case _ where opensSettings(index) && isInAlert(index): .settingsInAlert
        case let word where isStatusType(word) && isMadeOfNumber(index): .statusByNumber
        default: nil
        }
      return rule.map { AuditFinding($0, path, text.line(index)) }
    }
  }

  /// Whether a place stands in the handler of an alert's button, and runs in it.
  private func isInAlert(_ index: Int) -> Bool {
    let braces = text.braces(around: index)
    guard let handler = braces.first(where: { text.block(of: $0) != .branch }),
      case .closure(let chain) = text.block(of: handler)
    else { return false }
    if chain.last == "UIAlertAction" || chain.suffix(2) == ["UIAlertAction", "init"] {
      return true
    }
    guard chain == ["Button"] else { return false }
    return braces.contains { brace in
      if case .closure(let chain) = text.block(of: brace) { chain.last == "alert" } else { false }
    }
  }

  private func isStatusType(_ word: String) -> Bool {
    guard word.hasSuffix("AuthorizationStatus") || word.hasSuffix("Authorization") else {
      return false
    }
    let isApple = /(?:AV|PH|CN|EK|CL|UN|SF|HK|CM|CB|MP|IN)[A-Z]\w*|AuthorizationStatus/
    return word.wholeMatch(of: isApple) != nil
  }

  /// `AVAuthorizationStatus(rawValue: 3)`.
  private func isMadeOfNumber(_ index: Int) -> Bool {
    guard text.isSign(index + 1, "("), text.isWord(index + 2, "rawValue"),
      text.isSign(index + 3, ":")
    else { return false }
    let value = text.inside(index + 1).dropFirst(2)
    let isNumber = value.count == 1 && Int(text.tokens[value.startIndex].text) != nil
    return isNumber || value.contains { text.isWord($0, "authorizationStatus") }
  }

  /// Whether a raw value is that of a status, and is compared or switched over.
  private func isComparedStatus(_ index: Int) -> Bool {
    guard text.isSign(index - 1, ".") else { return false }
    var owner = index - 2
    while text.isSign(owner, "?") || text.isSign(owner, "!") { owner -= 1 }
    if text.isSign(owner, ")") { owner = (text.partners[owner] ?? 0) - 1 }
    guard owner >= 0, text.tokens[owner].text.wholeMatch(of: /\w*[aA]uthorizationStatus/) != nil
    else { return false }
    let start = owner - 2 * (text.chain(endingAt: owner).count - 1)
    let next = ["=", "!", "<", ">"].contains { text.isSign(index + 1, $0) }
    let isAssigned = text.isSign(index + 1, "=") && !text.isSign(index + 2, "=")
    return next && !isAssigned || text.isWord(start - 1, "switch")
      || text.isSign(start - 1, "=") && text.isSign(start - 2, "=")
  }

  /// Whether a place runs on the main thread for certain: as a page comes up, or sent there.
  private func isOnMain(_ index: Int) -> Bool {
    guard text.isCall(index), text.isSign(index - 1, ".") else { return false }
    for brace in text.braces(around: index) {
      switch text.block(of: brace) {
      case .branch: continue
      case .closure(let chain):
        return chain.suffix(3) == ["DispatchQueue", "main", "async"]
          || chain.suffix(2) == ["MainActor", "run"]
      case .function(let name, _):
        return ["viewDidLoad", "viewWillAppear", "viewDidAppear"].contains(name)
      case .type: return false
      }
    }
    return false
  }
}

extension SwiftStructure.Block {
  /// Whether it runs later, when the app may be active.
  fileprivate var isDelayed: Bool {
    if case .closure(let chain) = self { chain.last == "asyncAfter" } else { false }
  }
}
