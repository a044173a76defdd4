package import GuestFlow

/// What panel and form say: the words that ship, in English.
///
/// A test compares them with those of the drivers, on which a model cannot depend.
package enum ShippedGuestWords {
  /// The words for a key, `value` where they say `%@`.
  package static func text(_ key: String, _ value: String = "") -> String {
    let words = panel[key] ?? form[key] ?? faults[key] ?? key
    return words.split(separator: "%@", omittingEmptySubsequences: false).joined(separator: value)
  }

  /// What the panel says: the reason, for this very action.
  package static func offer(_ action: GuestAction, _ reason: GateReason) -> String {
    text("panel.\(reason.rawValue)", text("purpose.\(action.rawValue)"))
  }

  /// What stands on a button of the panel.
  package static func button(_ button: GateButton) -> String { text("button.\(button.rawValue)") }

  /// Why a login failed, in the panel and in the form.
  package static func fault(_ fault: LoginFault) -> String { text("fault.\(fault.rawValue)") }

  /// The words of the faults, by their keys.
  package static let faults = [
    "fault.timedOut": "The server did not answer in time. Try again.",
    "fault.badRequest": "The app sent something the server did not understand. Update the app.",
    "fault.serverDown": "The server is down. Try again later.",
    "fault.wrongSecret": "Account and password do not match.",
    "fault.codeNotSent": "The message with the code could not be sent. Try another way.",
    "fault.captchaWanted": "Prove that you are a person, then try again.",
    "fault.notStored": "There is no space left on this device. Free some and try again.",
  ]

  /// The words of the panel, by their keys.
  package static let panel = [
    "panel.guest": "Log in %@.",
    "panel.expired": "Your session has expired. Log in again %@.",
    "panel.kicked": "Your account was used elsewhere. Log in again %@.",
    "purpose.favourite": "to keep this in your favourites",
    "purpose.comment": "to post your comment",
    "purpose.tipOff": "to send your tip",
    "purpose.readingHistory": "to see what you have read",
    "purpose.membership": "to become a member",
    "purpose.order": "to place your order",
    "purpose.share": "to share this",
    "purpose.feedback": "to send feedback",
    "purpose.addToCart": "to fill your cart",
    "purpose.browse": "to look around",
    "purpose.readComments": "to read comments",
    "panel.progress": "One moment …",
    "panel.merge": "This account already has downloads and a cart. Add yours to it?",
    "panel.stopped": "Your downloads could not all be moved. Free some space and try again.",
    "panel.unanswered": "The server has not answered yet. Try again, or close this.",
    "button.quick": "Log In",
    "button.more": "More Ways",
    "button.merge": "Add",
    "button.retry": "Try Again",
    "button.leave": "Leave It",
    "button.close": "Close",
  ]

  /// The words of the form, by their keys.
  package static let form = [
    "form.logIn": "Log In",
    "form.register": "Register",
    "form.format": "This is too short to be an account.",
    "form.nicknameTaken": "This nickname is taken.",
    "form.captcha": "Prove that you are a person.",
    "form.reveal": "Show Password",
    "form.sendCode": "Send Code",
    "form.sendCodeIn": "Send Code (%@ s)",
    "field.account.letters": "E-Mail",
    "field.account.digits": "Mobile Number",
    "field.secret": "Password",
    "field.code": "Code",
    "field.nickname": "Nickname",
  ]
}
