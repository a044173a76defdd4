@_exported public import ToolSupport
