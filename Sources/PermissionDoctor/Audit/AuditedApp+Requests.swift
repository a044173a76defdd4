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
      && (text.tokens[index].text != "requestAccess" || isApples(index))
  }

  /// Whether a request for access is made of a type of Apple's, or names what Apple's types take.
  private func isApples(_ index: Int) -> Bool {
    let types: Set = ["AVCaptureDevice", "CNContactStore", "EKEventStore"]
    let arguments = text.isSign(index + 1, "(") ? text.inside(index + 1) : 0..<0
    return !types.isDisjoint(with: text.chain(endingAt: index))
      || arguments.contains {
        text.isSign($0 - 1, ".")
          && text.isWord($0, "video", "audio", "contacts", "event", "reminder")
      }
  }

  /// Whether a permission is asked for at a place, or by a function that is called or handed over.
  func leadsToRequest(_ index: Int) -> Bool {
    isRequest(index)
      || askers.contains(text.tokens[index].text) && (text.isCall(index) || isHandedOver(index))
  }

  /// The functions here that ask, and say so by their name.
  var ownAskers: [String] {
    text.functions.filter { text.inside($0.body).contains(where: isRequest) }
      .map { text.tokens[$0.name].text }
      .filter { $0.lowercased().contains(/^ask|request|permission|access|authori[sz]/) }
  }

  /// Whether nothing stands between a place and an outer one but what runs by itself.
  func runsAtOnce(_ index: Int, within outer: Int) -> Bool {
    text.braces(around: index).prefix { $0 > outer }
      .allSatisfy { SwiftStructure.runsAtOnce(text.block(of: $0)) }
  }

  /// The findings about requests.
  var requests: [AuditFinding] {
    text.tokens.indices.filter(isRequest).flatMap { index in
      nested(in: index) + afterOther(index) + atLaunch(index)
    }
  }

  private func nested(in outer: Int) -> [AuditFinding] {
    text.closures(ofCall: outer).flatMap { closure in
      text.inside(closure).filter {
        text.isWord($0, "requestTrackingAuthorization") && isRequest($0)
          && runsAtOnce($0, within: closure) && !isLater($0, within: closure, ["asyncAfter"])
      }.map { AuditFinding(.requestInRequest, path, text.line($0)) }
    }
  }

  /// Tracking that is asked for when another request was waited for just before, in one block.
  private func afterOther(_ index: Int) -> [AuditFinding] {
    guard text.isWord(index, "requestTrackingAuthorization"),
      let brace = text.braces(around: index).first
    else { return [] }
    let end = text.isWord(index - 3, "await") ? index - 3 : index
    let before = (brace..<end).suffix(200)
    guard let wait = before.last(where: { text.isWord($0, "await") }),
      let other = (wait..<end).first(where: isRequest),
      text.braces(around: wait).first == brace, text.parents[other] == text.parents[wait],
      !(wait..<other).contains(where: { text.isSign($0, "=") || text.isSign($0, ";") }),
      !(other..<end).contains(where: {
        text.isWord($0, "sleep", "applicationState", "activationState", "scenePhase", "active")
      })
    else { return [] }
    return [AuditFinding(.requestInRequest, path, text.line(index))]
  }

  private func atLaunch(_ index: Int) -> [AuditFinding] {
    let name = text.tokens[index].text
    if name == "requestTrackingAuthorization" {
      let isEarly = isAtOnce(index, in: isBeforeActive)
      return isEarly ? [AuditFinding(.trackingAtLaunch, path, text.line(index))] : []
    }
    guard isAtOnce(index, in: isLaunch) else { return [] }
    let options = text.isSign(index + 1, "(") ? text.inside(index + 1) : 0..<0
    guard name == "requestAuthorization", options.contains(where: { text.isWord($0, "options") }),
      !options.contains(where: { text.isWord($0, "provisional") }),
      !options.contains(where: isLoneWord)
    else { return [] }
    return [AuditFinding(.notificationsAtLaunch, path, text.line(index))]
  }

  /// A function with its parameters and the brace of its body.
  private typealias Function = (name: String, parameters: [String], brace: Int)

  /// Whether a place runs without delay in a function of a kind, or in one that such a one calls.
  private func isAtOnce(
    _ index: Int, in isWanted: (Function) -> Bool, isCalled: Bool = false
  ) -> Bool {
    guard let function = text.function(around: index),
      !isLater(index, within: function.brace, ["asyncAfter"]), !waits(index, in: function.brace)
    else { return false }
    return isWanted(function)
      || !isCalled
        && text.tokens.indices.contains {
          text.isWord($0, function.name) && text.isCall($0)
            && [[], ["self"], ["Self"]].contains(text.chain(endingAt: $0).dropLast())
            && isAtOnce($0, in: isWanted, isCalled: true)
        }
  }

  /// Whether a function runs as an app or a scene comes up, before it is active.
  private func isBeforeActive(_ function: Function) -> Bool {
    isLaunch(function)
      || function.name == "scene" && function.parameters.contains("willConnectTo")
      || ["sceneWillEnterForeground", "applicationWillEnterForeground"].contains(function.name)
  }

  /// Whether something is waited for, or a condition stands, before a place in a function.
  private func waits(_ index: Int, in brace: Int) -> Bool {
    (brace..<index).contains {
      text.isWord($0, "sleep", "didBecomeActiveNotification")
        || text.isWord($0, "for") && (text.isWord($0 + 1, "await") || text.isWord($0 + 2, "await"))
        || text.isWord($0, "guard") && !text.isSign($0 + 1, "#")
    } || text.braces(around: index).contains { $0 > brace && text.isConditional($0) }
  }

  /// Whether a variable holds the options there.
  private func isLoneWord(_ index: Int) -> Bool {
    text.isWord(index - 2, "options") && text.tokens[index].kind == .word
      && (text.isSign(index + 1, ",") || text.isSign(index + 1, ")"))
  }

  /// Whether a closure that runs later stands between a place and an outer one.
  func isLater(
    _ index: Int, within outer: Int,
    _ names: [String] = ["Task", "detached", "async", "asyncAfter", "perform"]
  ) -> Bool {
    text.braces(around: index).prefix { $0 > outer }.contains { brace in
      guard case .closure(let chain) = text.block(of: brace) else { return false }
      return names.contains(chain.last ?? "")
    }
  }

  /// Whether a function runs before anything is shown: at launch, or as an app is made.
  private func isLaunch(_ function: Function) -> Bool {
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

  /// Whether Settings are opened there as soon as a button of an alert is tapped.
  private func isInAlert(_ index: Int) -> Bool {
    if isHandedOver(index) {
      return openers[text.tokens[index].text]?.isLate == false
        && isOfAlert(text.parents[index] - 1)
    }
    if let link = call(of: ["Link"], around: index) { return isOfAlert(link) }
    guard let handler = text.braces(around: index).first(where: { text.block(of: $0) != .branch }),
      let callee = text.callee(of: handler)
    else { return false }
    return isOfAlert(callee) && opensAtOnce(index, in: handler)
  }

  /// Whether a call makes a button of an alert.
  func isOfAlert(_ callee: Int) -> Bool {
    let chain = text.chain(endingAt: callee)
    switch chain.last {
    case "UIAlertAction": return true
    case "init":
      return chain.suffix(2) == ["UIAlertAction", "init"]
        || chain == ["init"] && text.isWord(text.parents[callee] - 1, "addAction")
    case "default", "destructive", "cancel":
      return call(of: ["Alert", "ActionSheet"], around: callee) != nil
    case "Button", "Link":
      return chain.count == 1
        && text.braces(around: callee).contains { brace in
          guard case .closure(let chain) = text.block(of: brace) else { return false }
          return ["alert", "confirmationDialog"].contains(chain.last)
        }
    default: return false
    }
  }

  /// The call among whose arguments a place stands, however deep.
  private func call(of names: [String], around index: Int) -> Int? {
    let brackets = sequence(first: text.parents[index]) { $0 < 0 ? nil : text.parents[$0] }
    let found = brackets.first {
      text.isSign($0, "(") && $0 > 0 && names.contains(text.tokens[$0 - 1].text)
    }
    return found.map { $0 - 1 }
  }

  /// Whether a handler opens Settings itself, not in a later turn.
  private func opensAtOnce(_ index: Int, in handler: Int) -> Bool {
    guard holdsAddress(index) else {
      return openers[text.tokens[index].text]?.isLate == false && !isLater(index, within: handler)
    }
    // What is opened may have been put into a constant before.
    guard !(handler..<index).contains(where: holdsAddress) else { return false }
    return text.inside(handler).contains {
      text.isWord($0, "open", "openURL") && text.isCall($0) && !isLater($0, within: handler)
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
    return value.count == 1 && isNumber(value.startIndex)
  }

  private func isNumber(_ index: Int) -> Bool {
    text.tokens.indices.contains(index) && text.tokens[index].kind == .word
      && text.tokens[index].text.first?.isNumber == true
  }

  /// Whether a raw value is that of a status, and is compared or switched over.
  private func isComparedStatus(_ index: Int) -> Bool {
    guard text.isSign(index - 1, ".") else { return false }
    var owner = index - 2
    while text.isSign(owner, "?") || text.isSign(owner, "!") { owner -= 1 }
    if text.isSign(owner, ")") { owner = (text.partners[owner] ?? 0) - 1 }
    guard owner >= 0, isStatus(owner) else { return false }
    let start = text.start(ofChain: owner)
    if text.isSign(start - 1, "("), text.isWord(start - 2, "contains") {
      let list = text.partners[start - 4] ?? start
      return isNumber(list + 1) && text.isSign(list + 2, ",")
    }
    if text.isWord(start - 1, "switch"), text.isSign(index + 1, "{") {
      return text.inside(index + 1).contains { text.isWord($0, "case") && isNumber($0 + 1) }
    }
    func isSign(_ place: Int) -> Bool { ["=", "!", "<", ">"].contains { text.isSign(place, $0) } }
    let isAssigned = text.isSign(index + 1, "=") && !text.isSign(index + 2, "=")
    return isSign(index + 1) && !isAssigned
      && isNumber(isSign(index + 2) ? index + 3 : index + 2)
      || isSign(start - 1) && isNumber(isSign(start - 2) ? start - 3 : start - 2)
  }

  /// Whether a name is that of a status, or of a variable that a status is put into.
  private func isStatus(_ name: Int) -> Bool {
    let places = text.isSign(name - 1, ".") ? [name] : evidence(name..<name + 1)
    return isAnswer(name)
      || places.contains {
        text.tokens[$0].text.wholeMatch(of: /\w*[aA]uthorizationStatus/) != nil || givesStatus($0)
      }
  }

  /// Whether a name is that of a status that a closure around it is handed.
  private func isAnswer(_ name: Int) -> Bool {
    text.braces(around: name).contains { brace in
      let end = (brace..<name).prefix(10).first { text.isWord($0, "in") } ?? brace
      return (brace..<end).contains { text.tokens[$0].text == text.tokens[name].text }
        && text.callee(of: brace).map(givesStatus) ?? false
    }
  }

  /// Whether a request there answers with a status.
  private func givesStatus(_ request: Int) -> Bool {
    isRequest(request)
      && text.chain(endingAt: request).contains {
        $0 == "INPreferences" || Self.isOfRestricted($0)
      }
  }

  /// Whether a place runs on the main thread for certain: as a page comes up, or sent there.
  private func isOnMain(_ index: Int) -> Bool {
    guard !hasOwnStart, usesCamera, text.isCall(index), text.isSign(index - 1, "."),
      !text.isWord(text.start(ofChain: index) - 1, "await"),
      text.chain(endingAt: index).dropLast().last?.lowercased().hasSuffix("session") == true
    else { return false }
    for brace in text.braces(around: index) {
      switch text.block(of: brace) {
      case .branch: continue
      case .closure(let chain):
        let call = chain.suffix(3).joined(separator: ".")
        return text.isSign(brace + 1, "@")
          ? text.isWord(brace + 2, "MainActor")
          : call.hasSuffix("MainActor.run") || chain.last == "onAppear"
            || call.wholeMatch(of: /DispatchQueue\.main\.(a?sync|asyncAfter)/) != nil
            || call == "OperationQueue.main.addOperation"
      case .function(let name, _):
        return ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"].contains(name)
          || isOfMainActor(brace)
      case .type: return false
      }
    }
    return false
  }

  private var usesCamera: Bool {
    text.tokens.indices.contains {
      text.isWord($0, "AVFoundation") && text.isWord($0 - 1, "import")
        || text.tokens[$0].kind == .word && text.tokens[$0].text.hasPrefix("AVCapture")
    }
  }

  /// Whether a function is of the main actor, or of a type that is.
  private func isOfMainActor(_ body: Int) -> Bool {
    let own = text.modifiers(of: body)
    guard
      !own.contains(where: { $0.hasSuffix("Actor") || $0 == "nonisolated" || $0 == "concurrent" })
    else { return own.contains("MainActor") }
    return text.braces(around: body).first.map { text.modifiers(of: $0).contains("MainActor") }
      ?? false
  }
}
