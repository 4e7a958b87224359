// Counts processes and memory in the tier of an ordinary user, which has no control groups.
#ifndef EVIDENT_CENSUS_H
#define EVIDENT_CENSUS_H

#include <sys/types.h>

#include "sandbox.h"

// Waits for any child like wait4(-1). Every few milliseconds it adds up what all processes of the sandbox use. When a limit
// is broken it kills them all and records that in the notice.
pid_t census_wait(int *status, const struct limits *limits, struct notice *notice);

#endif
