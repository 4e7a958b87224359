// What a process gives up before foreign code runs in it.
#ifndef EVIDENT_CONFINE_H
#define EVIDENT_CONFINE_H

#include <sys/types.h>

#include "fault.h"
#include "limits.h"

// Once a slot: nothing that is started later can gain a privilege by exec. A trusted process that stays root keeps what
// a fork server needs to make the views of its children and to give up its identity in them, and nothing else.
bool confine_for_good(struct fault *fault);
// Becomes `uid` without capabilities. In a user namespace the process has its only uid already.
bool confine_identity(uid_t uid, gid_t gid, struct fault *fault);
// `counted` says that a control group counts; without one, the kernel's per-process limits stand in.
bool confine_resources(const struct limits *limits, bool counted, struct fault *fault);
bool confine_system_calls(bool may_fork, bool counted, struct fault *fault);

#endif
