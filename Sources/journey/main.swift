import CameraModel
import IMLoginModel
import JourneyWalker
import PermissionFacts
import WidgetModel

let facts = PermissionTable.full

JourneyTool.main(
  systems: CameraSystems.shelf + IMLoginSystems.shelf + WidgetSystems.shelf,
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
