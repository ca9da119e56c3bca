// What compiled code does most often, and Python's or mypyc's own way is slow at. All of it falls back on that way.

#include <CPy.h>

// Whether a thing is of a kind. Where each kind has one base, the bases of its base end its own, so the place to look is known.
static inline int quick_is(PyObject *thing, PyTypeObject *kind) {
    PyTypeObject *own = Py_TYPE(thing);
    if (own == kind) {
        return 1;
    }
    Py_ssize_t at = PyTuple_GET_SIZE(own->tp_mro) - PyTuple_GET_SIZE(kind->tp_mro);
    return (at > 0 && PyTuple_GET_ITEM(own->tp_mro, at) == (PyObject *)kind) || PyType_IsSubtype(own, kind);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, kind) quick_is((PyObject *)(thing), kind)
#define CPy_TypeCheck(thing, kind) quick_is(thing, (PyTypeObject *)(kind))

// A new instance, all zero; what Python tracks, or has made larger, is made by its class.
static inline PyObject *quick_new(PyTypeObject *kind, size_t size) {
    if (unlikely(PyType_IS_GC(kind) || (size_t)kind->tp_basicsize != size)) {
        return kind->tp_alloc(kind, 0);
    }
    PyObject *made = PyObject_Malloc(size);
    if (unlikely(made == NULL)) {
        return PyErr_NoMemory();
    }
    memset(made, 0, size);
    return PyObject_Init(made, kind);
}

// The same bytes once more, in an instance of the same kind; whatever they refer to is still to be counted.
static inline PyObject *quick_twin(PyObject *part, size_t size) {
    PyTypeObject *kind = Py_TYPE(part);
    PyObject *twin;
    if (unlikely(PyType_IS_GC(kind) || (size_t)kind->tp_basicsize != size)) {
        twin = kind->tp_alloc(kind, 0);
    } else if ((twin = PyObject_Malloc(size)) == NULL) {
        PyErr_NoMemory();
    } else {
        PyObject_Init(twin, kind);
    }
    if (likely(twin != NULL)) {
        memcpy(twin + 1, part + 1, size - sizeof(PyObject));
    }
    return twin;
}

#ifndef Py_GIL_DISABLED

// One thing more in a list that has room for it.
static inline int quick_append(PyObject *list, PyObject *thing) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated)) {
        return PyList_Append(list, thing);
    }
    Py_INCREF(thing);
    PyList_SET_ITEM(list, size, thing);
    Py_SET_SIZE((PyVarObject *)list, size + 1);
    return 0;
}
#define PyList_Append quick_append

static inline PyObject *quick_item(PyObject *list, int64_t at) {
    if (unlikely((uint64_t)at >= (uint64_t)PyList_GET_SIZE(list))) {
        return CPyList_GetItemInt64(list, at);
    }
    return Py_NewRef(PyList_GET_ITEM(list, at));
}

static inline PyObject *quick_borrowed(PyObject *list, int64_t at) {
    if (unlikely((uint64_t)at >= (uint64_t)PyList_GET_SIZE(list))) {
        return CPyList_GetItemInt64Borrow(list, at);
    }
    return PyList_GET_ITEM(list, at);
}

// A machine word as a Python integer. The usual ones are kept, as Python keeps those up to 256.
#define QUICK_LEAST (-8)
#define QUICK_COUNT 2048
static PyObject *quick_numbers[QUICK_COUNT];
static inline PyObject *quick_number(int64_t value) {
    uint64_t at = (uint64_t)value - (uint64_t)QUICK_LEAST;
    if (unlikely(at >= QUICK_COUNT)) {
        return PyLong_FromLongLong(value);
    }
    if (unlikely(quick_numbers[at] == NULL)) {
        quick_numbers[at] = PyLong_FromLongLong(value);
    }
    Py_XINCREF(quick_numbers[at]);
    return quick_numbers[at];
}
#define PyLong_FromLongLong quick_number

#endif

#if !CPY_3_12_FEATURES

// A Python integer as a machine word. It has at most one digit, as a rule, and its size bears its sign.
static inline int64_t quick_word(PyObject *number) {
    Py_ssize_t size = Py_SIZE(number);
    if (likely(PyLong_CheckExact(number) && -1 <= size && size <= 1)) {
        return size * (int64_t)CPY_LONG_DIGIT((PyLongObject *)number, 0);
    }
    return CPyLong_AsInt64(number);
}
#define CPyLong_AsInt64 quick_word

// Whether a small number is among others, in a list or a tuple.
static inline int quick_contains(PyObject *things, PyObject *thing) {
    if (PyLong_CheckExact(thing) && Py_ABS(Py_SIZE(thing)) <= 1 && (PyList_CheckExact(things) || PyTuple_CheckExact(things))) {
        PyObject **items = PySequence_Fast_ITEMS(things);
        Py_ssize_t count = PySequence_Fast_GET_SIZE(things);
        int64_t value = quick_word(thing);
        for (Py_ssize_t at = 0; at < count; at++) {
            if (items[at] == thing) {
                return 1;
            }
            if (unlikely(!PyLong_CheckExact(items[at]))) {
                return PySequence_Contains(things, thing);
            }
            if (Py_ABS(Py_SIZE(items[at])) <= 1 && quick_word(items[at]) == value) {
                return 1;
            }
        }
        return 0;
    }
    return PySequence_Contains(things, thing);
}
#define PySequence_Contains quick_contains

#endif
