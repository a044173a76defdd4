#if os(iOS) || PLAYED_PHONE
  public import PermissionDrivers
  public import SwiftUI

  /// Why a permission is out of reach, in the package's words, with the buttons that may help.
  ///
  /// It scrolls where the text is large, and VoiceOver begins at its title.
  public struct PermissionRefusalView: View {
    private let refusal: PermissionRefusal
    @AccessibilityFocusState private var isTitleFocused: Bool

    /// A view of a refusal.
    @MainActor
    public init(_ refusal: PermissionRefusal) { self.refusal = refusal }

    /// The title, the message, and the buttons below each other.
    public var body: some View {
      let dialog = refusal.dialog
      ScrollView {
        VStack(spacing: 16) {
          Text(verbatim: dialog.title)
            .font(.title2)
            .accessibilityAddTraits(.isHeader)
            .accessibilityFocused($isTitleFocused)
          Text(verbatim: dialog.message).font(.body)
          ForEach(dialog.buttons, id: \.action) { button in
            Button {
              refusal.tap(button.action)
            } label: {
              Text(verbatim: button.label).frame(maxWidth: .infinity, minHeight: 44)
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier(button.accessibilityIdentifier)
          }
        }
        .multilineTextAlignment(.center)
        .padding()
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(dialog.accessibilityIdentifier)
      .onAppear { isTitleFocused = true }
    }
  }
#endif
