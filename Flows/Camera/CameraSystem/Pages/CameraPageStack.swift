public import CameraFlow
import PermissionDrivers
public import PermissionFlows

/// The camera page in a stack of pages that a value drives, as SwiftUI's `NavigationStack`: turns
/// what the flow orders into that value, and what the page says of itself into ends of orders.
///
/// The page says when it has appeared, disappeared and been taken apart; a value alone says nothing
/// of transitions. `CameraPages` is its face in SwiftUI.
@MainActor
public final class CameraPageStack: CameraPageDisplay {
  /// Whether the page is in the stack; set it when the stack says that the person went back.
  public var isInStack = false {
    didSet { if isInStack != oldValue { stackChanged() } }
  }
  /// What the page says in place of the picture; nil while there is a picture.
  public private(set) var message: CameraMessage?
  /// Called after every change.
  public var onChange: @MainActor () -> Void = {}
  /// Called when the person has taken the page away.
  public var whenGone: @MainActor () -> Void = {}

  private var pages = 0
  private var isVisible = false
  // A page that is not made, or in no window, says nothing: each is done after a while.
  private var opening: Completion?
  private var leaving: Completion?
  private var isGoing = false
  private var tapped: @MainActor (AccessButton) -> Void = { _ in }

  /// A stack without the page.
  public init() {}
}

// MARK: - What the flow orders

extension CameraPageStack {
  /// Brings the camera page in; done when it has appeared.
  public func openPage(_ done: @escaping @MainActor () -> Void) {
    message = nil
    guard !isInStack else {
      onChange()
      return done()
    }
    opening = Completion(within: .seconds(5)) { [weak self] in
      self?.opening = nil
      done()
      self?.checkIsThere()
    }
    isInStack = true
  }

  /// Takes the camera page away; done when it has disappeared.
  public func leavePage(_ done: @escaping @MainActor () -> Void) {
    message = nil
    leaving = Completion(within: .seconds(5)) { [weak self] in
      self?.leaving = nil
      self?.isGoing = false
      done()
    }
    let isGone = !isInStack && !isGoing
    isInStack = false
    // A page that has gone, or was never made, says nothing any more.
    if isGone || pages == 0 { endGoing() }
  }

  /// Shows a message on the page in place of the picture.
  public func showMessage(
    _ message: CameraMessage, tapped: @escaping @MainActor (AccessButton) -> Void
  ) {
    self.message = message
    self.tapped = tapped
    onChange()
  }

  /// Takes the message away.
  public func hideMessage() {
    message = nil
    onChange()
  }
}

// MARK: - What the page says

extension CameraPageStack {
  /// The page was made.
  public func pageWasMade() { pages += 1 }

  /// The page is there: its transition has ended.
  public func pageHasAppeared() {
    isVisible = true
    endOpening()
  }

  /// The page is out of sight: its transition has ended, or another page covers it.
  public func pageHasDisappeared() {
    isVisible = false
    if !isInStack { endGoing() }
  }

  /// The page was taken apart; with the whole stack if it is still in it.
  public func pageWasTakenApart() {
    pages -= 1
    guard pages == 0 else { return }
    isVisible = false
    guard isInStack else { return endGoing() }
    Task {
      // A page made anew in the same update takes its place.
      guard pages == 0, isInStack else { return }
      isInStack = false
      endGoing()
    }
  }

  /// The person touched a button of the message.
  public func tap(_ button: AccessButton) { tapped(button) }

  private func stackChanged() {
    isGoing = !isInStack
    onChange()
    guard isGoing, leaving == nil else { return }
    // The stack may say that the person went back after the page has disappeared.
    if pages == 0 || (!isVisible && opening == nil) { endGoing() }
  }

  /// A page that was never made is gone.
  private func checkIsThere() {
    if pages == 0, !isVisible { isInStack = false }
  }

  private func endOpening() { opening?.call() }

  private func endGoing() {
    endOpening()
    let wasGoing = isGoing
    isGoing = false
    if let leaving {
      leaving.call()
    } else if wasGoing {
      message = nil
      onChange()
      whenGone()
    }
  }
}
