@_exported public import PermissionDrivers

extension PermissionName {
  /// Notifications.
  public static let notifications: Self = "notifications"
}

extension PermissionKind where F == NotificationsFlow {
  /// Notifications with alerts and sounds; they need no usage description.
  public static var notifications: Self { notifications(.alerts) }

  /// Notifications that the system delivers quietly, on trial: nothing is asked.
  public static var quietNotifications: Self { notifications(.quiet) }

  /// Notifications that are loud even in silence; they need an entitlement of Apple's.
  public static var criticalNotifications: Self { notifications(.critical) }

  private static func notifications(_ wish: NotificationsFlow.Request) -> Self {
    #if os(iOS) || PLAYED_PHONE
      Self(
        .notifications, NotificationsFlow(wish: wish), settingsPage: .notifications,
        variant: wish.rawValue
      ) {
        NotificationsSource()
      }
    #else
      Self(missing: .notifications, NotificationsFlow(wish: wish))
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  package import EveryPath
  package import PermissionFlows
  import UserNotifications

  /// The notification center of UserNotifications.
  package final class NotificationsSource: AccessSource {
    /// A source.
    package init() {}

    /// Reads the settings; they are told on a thread of the center's, and stay there.
    package func read(_ reply: Reply<AccessEvent<NotificationsFlow.Grant>>) {
      UNUserNotificationCenter.current().getNotificationSettings { @Sendable settings in
        reply.resolveFromAnyThread(.read(Self.reading(of: settings)))
      }
    }

    /// There is no restricted; what is not known yet leaves nothing to ask, as a refusal does.
    private nonisolated static func reading(
      of settings: UNNotificationSettings
    ) -> AccessReading<NotificationsFlow.Grant> {
      switch settings.authorizationStatus {
      case .notDetermined: .notDetermined
      case .denied: .refused(.denied)
      case .provisional: .granted(.provisional)
      case .ephemeral: .granted(.ephemeral)
      case .authorized:
        if settings.criticalAlertSetting == .enabled {
          .granted(.critical)
        } else {
          .granted(isMuted(settings) ? .muted : .full)
        }
      @unknown default: .refused(.denied)
      }
    }

    /// Whether everything that shows or sounds is switched off.
    private nonisolated static func isMuted(_ settings: UNNotificationSettings) -> Bool {
      [
        settings.alertSetting, settings.soundSetting, settings.badgeSetting,
        settings.lockScreenSetting, settings.notificationCenterSetting,
      ].allSatisfy { $0 != .enabled }
    }

    /// Asks; an answer is told in the background.
    package func ask(
      _ request: NotificationsFlow.Request, _ reply: Reply<AccessEvent<NotificationsFlow.Grant>>
    ) {
      let options: UNAuthorizationOptions =
        switch request {
        case .alerts: [.alert, .badge, .sound]
        case .quiet: [.alert, .badge, .sound, .provisional]
        case .critical: [.alert, .badge, .sound, .criticalAlert]
        }
      UNUserNotificationCenter.current().requestAuthorization(options: options) {
        @Sendable isAllowed, _ in
        reply.resolveFromAnyThread(.answered(isAllowed ? .yes : .no))
      }
    }
  }
#endif
