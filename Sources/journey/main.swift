import CameraModel
import JourneyWalker

JourneyTool.main(systems: CameraSystems.shelf)
