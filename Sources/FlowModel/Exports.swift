// What models, checks and tools say in words, which needs no model.
@_exported public import ToolSupport
