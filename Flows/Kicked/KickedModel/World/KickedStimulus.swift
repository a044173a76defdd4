public import GuestFlow
public import IMLoginFlow
public import PermissionFlows
public import WidgetFlow

/// What the components can be told.
public enum KickedStimulus: Hashable, Sendable {
  case session(IMSessionEvent)
  case widget(WidgetSession.Event)
  case token(WidgetToken.Event)
  case identity(IdentityEvent)
  case gate(GateEvent)
  case camera(AccessEvent<WholeGrant>)
}
