// A program's standard error: a pipe that the slot empties. A flood waits for the slot, so it fills no memory and breaks no
// limit of file sizes however late the slot comes. The first bytes are kept, all others are thrown away.
#ifndef EVIDENT_ERRORS_H
#define EVIDENT_ERRORS_H

#include <stdint.h>

#include "fault.h"
#include "wire.h"

struct errors {
  int from, to;  // the ends of the pipe; the slot holds both, so that it meets no end of file while it waits
  size_t size;
  struct writer kept;
  uint64_t resting_until_us;
};

#define NO_ERRORS ((struct errors){.from = -1, .to = -1})

bool errors_open(struct errors *errors, struct fault *fault);
void errors_close(struct errors *errors);
// What to poll for reading, or -1 while a program that writes line after line is left alone for a moment.
int errors_awaited(const struct errors *errors, uint64_t now_us);
// Milliseconds until then, at most `otherwise`.
int errors_wait_ms(const struct errors *errors, uint64_t now_us, int otherwise);
// Empties the pipe, without waiting and at most once its size. @param nowhere a descriptor of /dev/null.
void errors_take(struct errors *errors, uint64_t at_most, int nowhere, uint64_t now_us);

#endif
