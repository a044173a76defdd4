import CameraModel
import GuestModel
import JourneyWalker
import PermissionFacts
import PermissionModels
import PopupsModel

let facts = PermissionTable.full

JourneyTool.main(
  shelves: [
    ListedShelf("Camera", CameraSystems.shelf),
    ListedShelf("Permissions", PermissionSystems.shelf),
    ListedShelf("Guest mode", GuestSystems.shelf),
    ListedShelf("Popups", PopupSystems.shelf),
  ],
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
