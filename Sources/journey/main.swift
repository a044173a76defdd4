import JourneyWalker

JourneyTool.main(systems: [])
