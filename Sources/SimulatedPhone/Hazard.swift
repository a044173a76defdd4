/// Something an app does that goes wrong on a real phone, noticed by the phone itself.
public enum Hazard: String, Hashable, Sendable, CaseIterable {
  /// Presenting on a page that is not in a window: nothing appears (reported: UIKit's warning "view
  /// is not in the window hierarchy").
  case presentedOnGonePage
  /// Presenting while something is presented: the second is lost (reported: UIKit's warning "which
  /// is already presenting").
  case presentedTwice
  /// Opening Settings while a dialog is being dismissed: lost openings, freezes (reported).
  case settingsDuringDismissal
  /// Asking for a permission while the scene is not active.
  case requestWhileInactive
  /// Asking for a permission during a transition, or with a dialog of the app's own on the screen.
  case requestDuringTransition
  /// Asking while an earlier request has no answer yet: what happens is not documented (uncertain).
  case requestedTwice
  /// Asking while the system's question for another permission is pending: tracking is dropped then
  /// (documented: `requestTrackingAuthorization(completionHandler:)`); others queue (reported).
  case requestWhileAnotherPending
  /// Using the camera while the permission is not determined: the system asks behind the app's back
  /// (documented: AVCaptureDevice.h).
  case hiddenPrompt
  /// Asking without a usage description: the system ends the app (documented: AVFoundation).
  case useWithoutDescription
  /// Popping when the app's page has already gone: an innocent page goes.
  case poppedInnocentPage
  /// Pushing or popping during a transition: unbalanced appearance calls (reported).
  case transitionDuringTransition

  /// What goes wrong, in words.
  public var says: String {
    switch self {
    case .presentedOnGonePage: "a dialog is presented on a page that is gone, and never appears"
    case .presentedTwice: "a dialog is presented while another is on the screen, and is lost"
    case .settingsDuringDismissal: "Settings is opened while a dialog is still closing"
    case .requestWhileInactive: "the permission is asked for while the app is not active"
    case .requestDuringTransition: "the permission is asked for during a transition or a dialog"
    case .requestedTwice: "the permission is asked for while an earlier request is open"
    case .requestWhileAnotherPending: "the permission is asked for while another prompt is pending"
    case .hiddenPrompt: "using the camera makes the system ask behind the app's back"
    case .useWithoutDescription: "the app asks without a usage description, and iOS ends it"
    case .poppedInnocentPage: "the app pops a page that is not its own"
    case .transitionDuringTransition: "a page is pushed or popped during another transition"
    }
  }
}
