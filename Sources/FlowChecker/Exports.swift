// What callers of a check name of the search.
@_exported public import enum StateSpace.Completeness
@_exported public import struct StateSpace.SearchLimits
@_exported public import struct StateSpace.SearchProgress
