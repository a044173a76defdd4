import Foundation

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case numberPad = 4
  case emailAddress = 7
}
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let telephoneNumber = Self(rawValue: "telephone")
  public static let oneTimeCode = Self(rawValue: "code")
  public static let nickname = Self(rawValue: "nickname")
}
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@MainActor open class UITextRange: NSObject {}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

@MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont? = UIFont()
  open var adjustsFontForContentSizeCategory = false
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType!
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The next key clears what was typed before it was hidden.
  private var clearsOnKey = false
  open var isSecureTextEntry = false {
    didSet { clearsOnKey = isSecureTextEntry && isFirstResponder }
  }
  open private(set) var markedTextRange: UITextRange?
  open weak var delegate: (any UITextFieldDelegate)?

  open override var isEnabled: Bool {
    didSet { if !isEnabled { resignFirstResponder() } }
  }
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasFirst { delegate?.textFieldDidBeginEditing(self) }
    return true
  }

  open func insertText(_ text: String) {
    playedType((clearsOnKey ? "" : self.text ?? "") + text)
  }

  /// The person touches it and changes its text; `isMarked` while syllables are composed.
  public func playedType(_ text: String, isMarked: Bool = false) {
    guard becomeFirstResponder() else { return }
    self.text = text
    clearsOnKey = false
    markedTextRange = isMarked ? UITextRange() : nil
    sendActions(for: .editingChanged)
  }
  /// The person touches the button that clears it; without effect where there is none.
  public func playedClear() {
    if clearButtonMode == .whileEditing, isFirstResponder, text != "" { playedType("") }
  }
  /// The person touches Return.
  public func playedReturn() { _ = delegate?.textFieldShouldReturn(self) }
}

@MainActor open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self, "content ") }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self, "frame ") }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    if rect.maxY > contentOffset.y + bounds.height { contentOffset.y = rect.maxY - bounds.height }
    if rect.minY < contentOffset.y { contentOffset.y = rect.minY }
  }
}
