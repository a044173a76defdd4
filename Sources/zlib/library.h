// The header of the installed library, in a module of the name that Apple's has.
#include <zlib.h>
