// Counts processes and memory where no control group does it: in the tier of an ordinary user.
#ifndef EVIDENT_CENSUS_H
#define EVIDENT_CENSUS_H

#include <sys/types.h>

#include "sandbox.h"

// Waits for any child like wait4(-1), and every few milliseconds adds up what all processes of the sandbox use. Above a limit
// it ends them all and says so in the notice.
pid_t census_wait(int *status, const struct limits *limits, struct notice *notice);

#endif
