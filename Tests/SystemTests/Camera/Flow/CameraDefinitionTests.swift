import CameraFlow
import EveryPath
import FlowChecker
import PermissionFlows
import Testing
