// The limits and the graph of a search are words of its callers too.
@_exported public import StateSpace
