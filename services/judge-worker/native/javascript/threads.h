// Stops the threads of a process where they are, and lets them go on in a forked child, which the kernel gives only the
// thread that forked.
#ifndef EVIDENT_THREADS_H
#define EVIDENT_THREADS_H

#include <stdbool.h>
#include <sys/types.h>

// Stops every other thread of the process for good. False: one could not be stopped, and the process must not fork.
bool threads_stop(void);
// Forks although other threads exist. The child's locks and lists of threads are as they were.
pid_t threads_fork(void);
// In a child: starts a thread for each one that was stopped, with its stack, its registers and its local storage, so that
// it goes on as if nothing had happened.
bool threads_go_on(void);

#endif
