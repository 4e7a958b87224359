#define _GNU_SOURCE
#include "errors.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

// A large pipe, because a slot on a busy machine reads seldom.
enum { PIPE_BYTES = 1 << 20 };

// The slot rests between reads, because waking for each line would cost more than the line.
static const uint64_t REST_US = 1000;

bool errors_open(struct errors *errors, struct fault *fault) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return fault_set(fault, "cannot make a pipe");
  *errors = (struct errors){.from = ends[0], .to = ends[1]};
  // The program is another user and may open the pipe as /dev/stderr.
  if (fchmod(errors->to, 0222) != 0 || fcntl(errors->from, F_SETFL, O_NONBLOCK) != 0)
    return fault_set(fault, "cannot prepare a pipe");
  // The kernel may refuse the size to a user with many pipes. A flood then takes longer.
  int size = fcntl(errors->from, F_SETPIPE_SZ, PIPE_BYTES);
  if (size < 0) size = fcntl(errors->from, F_GETPIPE_SZ);
  errors->size = size > 0 ? (size_t)size : PIPE_BUF;
  errno = 0;
  return true;
}

void errors_close(struct errors *errors) {
  if (errors->from >= 0) close(errors->from);
  if (errors->to >= 0) close(errors->to);
  free(errors->kept.data);
  *errors = NO_ERRORS;
}

int errors_awaited(const struct errors *errors, uint64_t now_us) {
  return now_us < errors->resting_until_us ? -1 : errors->from;
}

int errors_wait_ms(const struct errors *errors, uint64_t now_us, int otherwise) {
  if (now_us >= errors->resting_until_us) return otherwise;
  int rest = (int)((errors->resting_until_us - now_us + 999) / 1000);
  return rest < otherwise ? rest : otherwise;
}

void errors_take(struct errors *errors, uint64_t at_most, int nowhere, uint64_t now_us) {
  uint8_t buffer[16384];
  size_t taken = 0;
  while (errors->kept.length < at_most) {
    uint64_t wanted = at_most - errors->kept.length;
    ssize_t got = read(errors->from, buffer, wanted < sizeof buffer ? (size_t)wanted : sizeof buffer);
    if (got <= 0) break;
    write_raw(&errors->kept, buffer, (size_t)got);
    taken += (size_t)got;
  }
  if (errors->kept.length >= at_most) {
    ssize_t thrown = splice(errors->from, NULL, nowhere, NULL, errors->size, SPLICE_F_NONBLOCK);
    if (thrown > 0) taken += (size_t)thrown;
  }
  errno = 0;
  // No rest after a full pipe, because the program waits.
  if (taken < errors->size / 2) errors->resting_until_us = now_us + REST_US;
}
