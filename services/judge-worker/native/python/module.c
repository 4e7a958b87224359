// The parts of the fork server that need C: receiving descriptors, confining a child, reporting its end to the slot.
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "../forking/serving.h"
#include "python_abi.h"

enum { SLOT = 3, LARGEST_SOURCE = 16 << 20 };

static PyObject *failed(const char *what) { return PyErr_Format(PyExc_OSError, "%s: %s", what, strerror(errno)); }

static PyObject *read_source(size_t length) {
  PyObject *source = length <= LARGEST_SOURCE ? PyBytes_FromStringAndSize(NULL, (ssize_t)length) : NULL;
  if (!source || !read_all(SLOT, PyBytes_AsString(source), length)) _exit(0);
  return source;
}

// receive() -> ('P', source, None), ('T', test, (stdin, stdout, stderr)) or ('E', None, None). Exits when the slot has ended.
static PyObject *receive(PyObject *self, PyObject *arguments) {
  (void)self, (void)arguments;
  struct fork_request request;
  if (!serving_receive(SLOT, &request)) _exit(0);
  if (request.kind == FORK_PREPARE) {
    PyObject *source = read_source(request.length);
    PyObject *result = Py_BuildValue("(sOO)", "P", source, source);
    Py_DecRef(source);
    return result;
  }
  if (request.kind == FORK_END) return Py_BuildValue("(szz)", "E", NULL, NULL);
  return Py_BuildValue("(sy#(iii))", "T", (char *)&request.test, (ssize_t)sizeof request.test, request.stdio[0], request.stdio[1], request.stdio[2]);
}

// confine(test, source, stdin, stdout, stderr, kept): confines a fresh child before the learner's code runs. The descriptor
// `kept` becomes number 3 unless it is negative. All others are closed.
static PyObject *confine(PyObject *self, PyObject *arguments) {
  (void)self;
  const char *raw, *source;
  ssize_t raw_size, source_size;
  int kept;
  struct fork_request request;
  int *stdio = request.stdio;
  if (!PyArg_ParseTuple(arguments, "y#y#iiii", &raw, &raw_size, &source, &source_size, &stdio[0], &stdio[1], &stdio[2], &kept)) return NULL;
  if ((size_t)raw_size != sizeof request.test) _exit(NOT_CONFINED);
  memcpy(&request.test, raw, sizeof request.test);
  if (kept >= 0 && dup2(kept, SLOT) < 0) _exit(NOT_CONFINED);
  serving_confine(&request, "main.py", (struct bytes){.data = (const uint8_t *)source, .length = (size_t)source_size});
  close_range(kept >= 0 ? SLOT + 1 : SLOT, ~0u, 0);
  return Py_BuildValue("");
}

// watch(child, stdin, stdout, stderr): sends the slot a pidfd of the child, waits for the child and reports its end.
static PyObject *watch(PyObject *self, PyObject *arguments) {
  (void)self;
  int child, stdio[3];
  if (!PyArg_ParseTuple(arguments, "iiii", &child, &stdio[0], &stdio[1], &stdio[2])) return NULL;
  if (!serving_watch(SLOT, child, stdio)) return failed("watch");
  return Py_BuildValue("");
}

// answer(bytes): the reply to a preparation.
static PyObject *answer(PyObject *self, PyObject *arguments) {
  (void)self;
  const char *text;
  ssize_t length;
  if (!PyArg_ParseTuple(arguments, "y#", &text, &length)) return NULL;
  if (!serving_answer(SLOT, text, (size_t)length)) _exit(0);
  return Py_BuildValue("");
}

static PyMethodDef METHODS[] = {
    {"receive", receive, METH_VARARGS, NULL}, {"confine", confine, METH_VARARGS, NULL},
    {"watch", watch, METH_VARARGS, NULL},     {"answer", answer, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef MODULE = {.head = {.reference_count = 1}, .name = "_judge_fork", .size = -1, .methods = METHODS};

PyObject *PyInit__judge_fork(void) { return PyModule_Create2(&MODULE, PYTHON_STABLE_API); }
