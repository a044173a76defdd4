// What an app names of a flow; who writes one imports `PermissionFlows`.
public import PermissionFlows

@_exported public import protocol PermissionFlows.AccessFlow

/// How an attempt to get a permission ended.
public typealias PermissionOutcome = AccessOutcome

/// What is read of a permission.
public typealias PermissionStatus = AccessReading

/// A permission's words, delays and variants.
public typealias PermissionPolicy = AccessPolicy
