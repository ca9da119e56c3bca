// What compiled code does most often, and mypyc's own way is slow at.

#include <CPy.h>

// A Python integer as a machine word. Before Python 3.12 mypyc takes a detour for -1, which stands for nothing and for the unknown.
static inline int64_t quick_word(PyObject *number) {
#if !CPY_3_12_FEATURES
    if (likely(PyLong_CheckExact(number)) && Py_SIZE(number) == -1) {
        return -(int64_t)CPY_LONG_DIGIT((PyLongObject *)number, 0);
    }
#endif
    return CPyLong_AsInt64(number);
}
