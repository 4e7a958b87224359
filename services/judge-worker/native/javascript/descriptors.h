// Descriptors through which a process talks to itself: pipes, event counters and event queues. Forked processes share
// them, so each child gets its own.
#ifndef EVIDENT_DESCRIPTORS_H
#define EVIDENT_DESCRIPTORS_H

#include <stdbool.h>

// Notes such descriptors and what they hold. False: there are more than expected.
bool descriptors_note(void);
// In a child: replaces them by new ones with the same numbers and contents.
bool descriptors_renew(void);

#endif
