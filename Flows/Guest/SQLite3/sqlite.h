// The header of the installed library, under the name that Apple's module has.
#include <sqlite3.h>
