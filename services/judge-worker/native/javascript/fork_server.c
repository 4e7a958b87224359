// Loaded into a trusted Node that boots once. When Node opens its main file, it has not seen any foreign byte: it stays
// there as a fork server, and each test goes on in a confined child, which opens the file. All threads of Node go on in
// the child, too, so the child is what a fresh Node would be at this moment.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../forking/serving.h"
#include "../seccomp.h"
#include "descriptors.h"
#include "threads.h"

// The slot's socket is moved away, so that Node's descriptors have the numbers that they have in a plain process.
enum { SLOT_AT_START = 3, SLOT = 900, LARGEST_SOURCE = 16 << 20 };
static const char MAIN[] = "/box/main.js";

static bool serves;
static uint8_t *source;
static size_t source_length;

static _Noreturn void give_up(const char *why) {
  dprintf(STDERR_FILENO, "fork server: %s: %s\n", why, strerror(errno));
  _exit(1);
}

__attribute__((constructor)) static void begin(void) {
  unsetenv("LD_PRELOAD");
  struct stat status;
  if (fstat(SLOT_AT_START, &status) != 0 || !S_ISSOCK(status.st_mode)) return;
  if (dup3(SLOT_AT_START, SLOT, O_CLOEXEC) != SLOT) return;
  close(SLOT_AT_START);
  // Newer versions of Node would open an io_uring, which a confined child may not use.
  if (!seccomp_hide_absent()) give_up("cannot hide system calls");
  serves = true;
}

// V8 keeps its heap from forked children.
static void take_all_memory_along(void) {
  static char text[1 << 16];
  unsigned long from = 0, to = 0;
  size_t held = 0;
  int file = open("/proc/self/smaps", O_RDONLY | O_CLOEXEC);
  if (file < 0) give_up("cannot read the memory's map");
  for (ssize_t got; (got = read(file, text + held, sizeof text - 1 - held)) > 0;) {
    text[held += (size_t)got] = 0;
    char *line = text;
    for (char *end; (end = strchr(line, '\n')); line = end + 1) {
      *end = 0;
      if (strncmp(line, "VmFlags:", 8) == 0) {
        if (strstr(line, " dc")) madvise((void *)from, to - from, MADV_DOFORK);
      } else if (line[0] < 'A' || line[0] > 'Z') {
        sscanf(line, "%lx-%lx", &from, &to);
      }
    }
    held = strlen(line);
    memmove(text, line, held);
  }
  close(file);
}

static void take_source(size_t length) {
  if (source) munmap(source, source_length);
  source_length = length;
  source = NULL;
  if (length == 0) return;
  source = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (length > LARGEST_SOURCE || source == MAP_FAILED || !read_all(SLOT, source, length)) _exit(0);
}

// Returns in a confined child only.
static void serve(void) {
  take_all_memory_along();
  if (!threads_stop()) give_up("cannot stop the threads");
  if (!descriptors_note()) give_up("cannot note the descriptors");
  for (;;) {
    struct fork_request request;
    if (!serving_receive(SLOT, &request)) _exit(0);
    if (request.kind != FORK_TEST) {
      take_source(request.length);
      if (!serving_answer(SLOT, "ok", 2)) _exit(0);
      continue;
    }
    pid_t child = threads_fork();
    if (child < 0) give_up("cannot fork");
    if (child == 0) {
      close(SLOT);
      serving_confine(&request, "main.js", (struct bytes){.data = source, .length = source_length});
      if (!descriptors_renew() || !threads_go_on()) _exit(NOT_CONFINED);
      return;
    }
    if (!serving_watch(SLOT, child, request.stdio)) _exit(1);
  }
}

// Node opens all files by this function of the C library.
int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (serves && strcmp(path, MAIN) == 0) {
    serves = false;
    serve();
  }
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}
