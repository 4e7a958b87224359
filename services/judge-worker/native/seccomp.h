// The system call filter. It is built as a BPF program here, so that no library is needed.
#ifndef EVIDENT_SECCOMP_H
#define EVIDENT_SECCOMP_H

#include <stdbool.h>

// Without `may_fork`, a caller that starts a process is killed with SIGSYS. The worker sees that and runs the program as a
// plain process instead. Threads are always allowed.
// Without a control group (`counted` is false) memfd_create is refused, because no process is charged for unmapped memory.
bool seccomp_install(bool may_fork, bool counted);

// For a trusted runtime whose children will be confined: it boots without the calls that runtimes can do without, so that
// nothing which it sets up needs them later.
bool seccomp_hide_absent(void);

#endif
