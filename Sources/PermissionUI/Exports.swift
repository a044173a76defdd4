@_exported public import PermissionDrivers
