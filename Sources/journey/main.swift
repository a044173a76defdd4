import CameraModel
import JourneyWalker
import PermissionFacts
import PermissionModels

let facts = PermissionTable.full

JourneyTool.main(
  shelves: [
    ListedShelf("Camera", CameraSystems.shelf),
    ListedShelf("Permissions", PermissionSystems.shelf),
  ],
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
