import PopupsSystem
import SwiftUI
import UIKit

/// A shop with a campaign that waits for this page, a bar, and an end to everything: what a team
/// writes is the content, and where it is shown.
struct Shop: View {
  let popups: PopupCenter

  var body: some View {
    Button("Save") {
      popups.show(Popup("saved"), style: .bar(announcement: "Saved")) { Text("Saved") }
    }
    .popups(popups, page: "shop")
    .onAppear { showCampaign() }
  }

  private func showCampaign() {
    var campaign = Popup("campaign", priority: 100)
    (campaign.container, campaign.condition) = ("shop", "shop")
    campaign.closesOnTapOutside = true
    popups.show(campaign, style: .bottom(cornerRadius: 16)) {
      Button("Thank You") { popups.close("campaign") }
    } onEvent: { news in
      if case .report(.ended(let reason)) = news { print("campaign: \(reason)") }
    }
  }
}

/// The same from code of UIKit: what was waiting is of no use any more.
@MainActor
func showKicked(_ popups: PopupCenter) {
  var kicked = Popup("kicked", group: "account", priority: 1_000)
  kicked.mode = .terminator
  popups.show(kicked, style: .full()) { UILabel() }
}
