// The parts of the fork server that need C: receiving descriptors, confining a child, reporting its end to the slot.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../box.h"
#include "../confine.h"
#include "../fork_protocol.h"
#include "../sandbox.h"
#include "python_abi.h"

enum { SLOT = 3, LARGEST_SOURCE = 16 << 20 };

static PyObject *failed(const char *what) { return PyErr_Format(PyExc_OSError, "%s: %s", what, strerror(errno)); }

static PyObject *read_source(void) {
  uint8_t head[4];
  if (!read_all(SLOT, head, sizeof head)) _exit(0);
  size_t length = (size_t)head[0] << 24 | (size_t)head[1] << 16 | (size_t)head[2] << 8 | head[3];
  PyObject *source = length <= LARGEST_SOURCE ? PyBytes_FromStringAndSize(NULL, (ssize_t)length) : NULL;
  if (!source || !read_all(SLOT, PyBytes_AsString(source), length)) _exit(0);
  return source;
}

// receive() -> ('P', source, None), ('T', test, (stdin, stdout, stderr)) or ('E', None, None). Exits when the slot has ended.
static PyObject *receive(PyObject *self, PyObject *arguments) {
  (void)self, (void)arguments;
  uint8_t kind = 0;
  int stdio[3] = {-1, -1, -1};
  struct iovec part = {.iov_base = &kind, .iov_len = 1};
  union {
    char buffer[CMSG_SPACE(sizeof stdio)];
    struct cmsghdr align;
  } control = {0};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.buffer, .msg_controllen = sizeof control.buffer};
  ssize_t got;
  do got = recvmsg(SLOT, &message, MSG_CMSG_CLOEXEC);
  while (got < 0 && errno == EINTR);
  if (got != 1) _exit(0);
  if (kind == FORK_PREPARE) {
    PyObject *source = read_source();
    PyObject *result = Py_BuildValue("(sOO)", "P", source, source);
    Py_DecRef(source);
    return result;
  }
  if (kind == FORK_END) return Py_BuildValue("(szz)", "E", NULL, NULL);
  struct fork_test test;
  struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
  if (kind != FORK_TEST || !rights || !read_all(SLOT, &test, sizeof test)) _exit(1);
  memcpy(stdio, CMSG_DATA(rights), sizeof stdio);
  return Py_BuildValue("(sy#(iii))", "T", (char *)&test, (ssize_t)sizeof test, stdio[0], stdio[1], stdio[2]);
}

static bool private_view(const struct fork_test *test, struct bytes source, struct fault *fault) {
  if (unshare(CLONE_NEWNS | CLONE_NEWIPC) != 0) return fault_set(fault, "cannot make a private view");
  if (!box_mount_files(&test->limits, fault)) return false;
  int fd = open("main.py", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0444);
  bool written = fd >= 0 && write_all(fd, source.data, source.length);
  if (fd >= 0) close(fd);
  return written || fault_set(fault, "cannot write the source");
}

// confine(test, source, stdin, stdout, stderr, kept): confines a fresh child before the learner's code runs. The descriptor
// `kept` becomes number 3 unless it is negative. All others are closed.
static PyObject *confine(PyObject *self, PyObject *arguments) {
  (void)self;
  const char *raw, *source;
  ssize_t raw_size, source_size;
  int stdio[3], kept;
  struct fault fault = {0};
  struct fork_test test;
  if (!PyArg_ParseTuple(arguments, "y#y#iiii", &raw, &raw_size, &source, &source_size, &stdio[0], &stdio[1], &stdio[2], &kept)) return NULL;
  if ((size_t)raw_size != sizeof test) _exit(125);
  memcpy(&test, raw, sizeof test);
  struct bytes text = {.data = (const uint8_t *)source, .length = (size_t)source_size};
  int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (score >= 0) (void)!write(score, "1000", 4);
  setsid();
  for (int fd = 0; fd < 3; fd++)
    if (dup2(stdio[fd], fd) < 0) _exit(125);
  if (kept >= 0 && dup2(kept, 3) < 0) _exit(125);
  close_range(kept >= 0 ? 4 : 3, ~0u, 0);
  if (!private_view(&test, text, &fault) || !box_hide_mounts(&fault) || !confine_resources(&test.limits, true, &fault) ||
      !confine_identity(test.uid, test.gid, &fault) || !confine_system_calls(false, true, &fault))
    _exit(125);
  return Py_BuildValue("");
}

static void send_started(int child) {
  uint8_t kind = FORK_STARTED;
  struct iovec part = {.iov_base = &kind, .iov_len = 1};
  union {
    char buffer[CMSG_SPACE(sizeof child)];
    struct cmsghdr align;
  } control = {0};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.buffer, .msg_controllen = sizeof control.buffer};
  struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
  rights->cmsg_level = SOL_SOCKET;
  rights->cmsg_type = SCM_RIGHTS;
  rights->cmsg_len = CMSG_LEN(sizeof child);
  memcpy(CMSG_DATA(rights), &child, sizeof child);
  sendmsg(SLOT, &message, MSG_NOSIGNAL);
}

// watch(child, stdin, stdout, stderr): sends the slot a pidfd of the child, waits for the child and reports its end.
static PyObject *watch(PyObject *self, PyObject *arguments) {
  (void)self;
  int child, stdio[3], status;
  struct rusage usage;
  if (!PyArg_ParseTuple(arguments, "iiii", &child, &stdio[0], &stdio[1], &stdio[2])) return NULL;
  for (int i = 0; i < 3; i++) close(stdio[i]);
  int descriptor = (int)syscall(SYS_pidfd_open, child, 0);
  if (descriptor < 0) return failed("pidfd_open");
  send_started(descriptor);
  close(descriptor);
  if (wait4(child, &status, 0, &usage) != child) return failed("wait4");
  struct notice notice = {.kind = NOTICE_EXITED, .status = status, .peak_rss_kb = (uint64_t)usage.ru_maxrss};
  notice.cpu_us = (uint64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000u +
                  (uint64_t)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
  if (!write_all(SLOT, &notice, sizeof notice)) _exit(0);
  return Py_BuildValue("");
}

// answer(bytes): the reply to a preparation.
static PyObject *answer(PyObject *self, PyObject *arguments) {
  (void)self;
  const char *text;
  ssize_t length;
  if (!PyArg_ParseTuple(arguments, "y#", &text, &length)) return NULL;
  uint8_t head[4] = {(uint8_t)(length >> 24), (uint8_t)(length >> 16), (uint8_t)(length >> 8), (uint8_t)length};
  if (!write_all(SLOT, head, sizeof head) || !write_all(SLOT, text, (size_t)length)) _exit(0);
  return Py_BuildValue("");
}

static PyMethodDef METHODS[] = {
    {"receive", receive, METH_VARARGS, NULL}, {"confine", confine, METH_VARARGS, NULL},
    {"watch", watch, METH_VARARGS, NULL},     {"answer", answer, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef MODULE = {.head = {.reference_count = 1}, .name = "_judge_fork", .size = -1, .methods = METHODS};

PyObject *PyInit__judge_fork(void) { return PyModule_Create2(&MODULE, PYTHON_STABLE_API); }
