import CameraModel
import GuestModel
import IMLoginModel
import JourneyWalker
import KickedModel
import PermissionFacts
import PermissionModels
import PopupsModel
import WidgetModel

let facts = PermissionTable.full

JourneyTool.main(
  shelves: [
    ListedShelf("Camera", CameraSystems.shelf),
    ListedShelf("Permissions", PermissionSystems.shelf),
    ListedShelf("Guest mode", GuestSystems.shelf),
    ListedShelf("Popups", PopupSystems.shelf),
    ListedShelf("Login of a messenger", IMLoginSystems.shelf),
    ListedShelf("Widget", WidgetSystems.shelf),
    ListedShelf("All of them", KickedSystems.shelf),
  ],
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
