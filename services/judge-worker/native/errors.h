// A program's standard error: a pipe that the slot empties. A program that floods it waits for the slot, so the flood uses
// no memory and breaks no file size limit. The first bytes are kept, all others are thrown away.
#ifndef EVIDENT_ERRORS_H
#define EVIDENT_ERRORS_H

#include <stdint.h>

#include "fault.h"
#include "wire.h"

struct errors {
  int from, to;  // the ends of the pipe; the slot keeps both open, so that it never reads an end of file
  size_t size;
  struct writer kept;
  uint64_t resting_until_us;
};

#define NO_ERRORS ((struct errors){.from = -1, .to = -1})

bool errors_open(struct errors *errors, struct fault *fault);
void errors_close(struct errors *errors);
// The descriptor to poll for reading, or -1 during the rest after a read.
int errors_awaited(const struct errors *errors, uint64_t now_us);
// Milliseconds until the rest ends, at most `otherwise`.
int errors_wait_ms(const struct errors *errors, uint64_t now_us, int otherwise);
// Reads at most one pipe size without waiting. @param at_most bytes kept in all. @param nowhere a descriptor of /dev/null.
void errors_take(struct errors *errors, uint64_t at_most, int nowhere, uint64_t now_us);

#endif
