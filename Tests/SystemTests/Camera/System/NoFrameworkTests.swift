import Testing

/// The stand-ins for Apple's frameworks are no part of what others build.
@Suite struct NoFrameworkTests {
  #if os(Linux)
    @Test func `On Linux there is no module called like a framework of Apple's`() {
      #expect(frameworks == [])
    }
  #endif

  /// Those that `canImport` finds.
  private var frameworks: [String] {
    var found: [String] = []
    #if canImport(UIKit)
      found.append("UIKit")
    #endif
    #if canImport(SwiftUI)
      found.append("SwiftUI")
    #endif
    #if canImport(Combine)
      found.append("Combine")
    #endif
    #if canImport(AVFoundation) || canImport(AVFAudio)
      found.append("AVFoundation")
    #endif
    #if canImport(Photos)
      found.append("Photos")
    #endif
    #if canImport(Contacts)
      found.append("Contacts")
    #endif
    #if canImport(EventKit)
      found.append("EventKit")
    #endif
    #if canImport(UserNotifications)
      found.append("UserNotifications")
    #endif
    #if canImport(CoreLocation)
      found.append("CoreLocation")
    #endif
    #if canImport(CoreBluetooth)
      found.append("CoreBluetooth")
    #endif
    #if canImport(CoreMotion)
      found.append("CoreMotion")
    #endif
    #if canImport(HealthKit) || canImport(HomeKit)
      found.append("HealthKit or HomeKit")
    #endif
    #if canImport(Network) || canImport(NearbyInteraction)
      found.append("Network or NearbyInteraction")
    #endif
    #if canImport(LocalAuthentication) || canImport(AppTrackingTransparency)
      found.append("LocalAuthentication or AppTrackingTransparency")
    #endif
    #if canImport(Speech) || canImport(Intents) || canImport(MediaPlayer)
      found.append("Speech, Intents or MediaPlayer")
    #endif
    #if canImport(PlayedPhone)
      found.append("PlayedPhone")
    #endif
    return found
  }
}
