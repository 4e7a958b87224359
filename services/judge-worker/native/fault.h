// A fault is a failure of the platform. The worker gets it as one sentence, and it never becomes a verdict.
#ifndef EVIDENT_FAULT_H
#define EVIDENT_FAULT_H

#include <stdbool.h>

struct fault {
  bool spent;  // the slot cannot run another program, but a new slot can
  char text[256];
};

// Keeps the first sentence, with errno's text when errno is not zero. Always returns false.
bool fault_set(struct fault *fault, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
