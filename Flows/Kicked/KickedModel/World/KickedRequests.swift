import FlowModel

/// Who waits for an answer of what.
struct KickedRequests: Hashable, Sendable {
  /// The account server.
  var account: Address?
  /// The manual login of the messaging service.
  var service: Address?
  /// The logout of the messaging service.
  var logout: Address?
  /// The comment.
  var comment: Address?
  /// The widget's token, for each login; one that was given up may still arrive.
  var tokens: [Login: Address] = [:]
  /// A touch of the guide, and its end.
  var guide = Asker()
  /// A touch of the panel, and its end.
  var panel = Asker()

  /// Who waits for a touch of a dialog, and who for its end.
  struct Asker: Hashable, Sendable {
    var touch: Address?
    var gone: Address?
  }

  mutating func renumber(_ number: (Address) -> Address) {
    account = account.map(number)
    service = service.map(number)
    logout = logout.map(number)
    comment = comment.map(number)
    tokens = tokens.mapValues(number)
    guide.renumber(number)
    panel.renumber(number)
  }

  /// Whether a server is asked, or a dialog is going.
  var isAnyOpen: Bool {
    account != nil || service != nil || logout != nil || !tokens.isEmpty || guide.gone != nil
      || panel.gone != nil
  }
}

extension KickedRequests.Asker {
  fileprivate mutating func renumber(_ number: (Address) -> Address) {
    touch = touch.map(number)
    gone = gone.map(number)
  }
}
