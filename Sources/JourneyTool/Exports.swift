@_exported public import PermissionDoctor
@_exported public import ToolSupport
