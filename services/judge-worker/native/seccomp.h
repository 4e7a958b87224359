// The system call filter, a BPF program built here so that no library is needed.
#ifndef EVIDENT_SECCOMP_H
#define EVIDENT_SECCOMP_H

#include <stdbool.h>

// Without `may_fork`, a new process ends the caller with SIGSYS, so that the worker can tell and run the program in a
// plain process instead; threads stay allowed.
// Memory files that are not mapped belong to no process, so without a control group (`counted`) there are none.
bool seccomp_install(bool may_fork, bool counted);

#endif
