// The names of Python's stable ABI that the fork server's module uses. They are declared here so that the build needs no
// Python headers. PEP 384 fixes the layouts for builds with a global interpreter lock.
#ifndef EVIDENT_PYTHON_ABI_H
#define EVIDENT_PYTHON_ABI_H

#include <stddef.h>
#include <sys/types.h>

typedef struct python_object PyObject;
typedef PyObject *(*PyCFunction)(PyObject *, PyObject *);

struct python_object_head {
  ssize_t reference_count;
  void *type;
};

typedef struct {
  const char *name;
  PyCFunction function;
  int flags;
  const char *documentation;
} PyMethodDef;

typedef struct {
  struct python_object_head head;
  PyObject *(*initialise)(void);
  ssize_t index;
  PyObject *copy;
  const char *name;
  const char *documentation;
  ssize_t size;
  PyMethodDef *methods;
  void *slots;
  void *traverse;
  void *clear;
  void *release;
} PyModuleDef;

enum { METH_VARARGS = 1, PYTHON_STABLE_API = 3 };

// The variants whose `#` formats take a ssize_t length.
#define Py_BuildValue _Py_BuildValue_SizeT
#define PyArg_ParseTuple _PyArg_ParseTuple_SizeT

extern PyObject *PyExc_OSError;
PyObject *PyModule_Create2(PyModuleDef *, int);
PyObject *Py_BuildValue(const char *, ...);
int PyArg_ParseTuple(PyObject *, const char *, ...);
PyObject *PyErr_Format(PyObject *, const char *, ...);
PyObject *PyBytes_FromStringAndSize(const char *, ssize_t);
char *PyBytes_AsString(PyObject *);
ssize_t PyBytes_Size(PyObject *);
void Py_DecRef(PyObject *);

#endif
