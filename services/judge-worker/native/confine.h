// The rights that a process gives up before foreign code runs in it.
#ifndef EVIDENT_CONFINE_H
#define EVIDENT_CONFINE_H

#include <sys/types.h>

#include "fault.h"
#include "limits.h"

// Called once by each slot. Afterwards no process can gain a privilege by exec. A trusted process that stays root keeps only
// the capabilities that a fork server needs to prepare and confine its children.
bool confine_for_good(struct fault *fault);
// Becomes `uid` without capabilities. In a user namespace the process already has the only uid.
bool confine_identity(uid_t uid, gid_t gid, struct fault *fault);
// `counted`: a control group limits memory and processes. Without one, per-process limits of the kernel are set.
bool confine_resources(const struct limits *limits, bool counted, struct fault *fault);
bool confine_system_calls(bool may_fork, bool counted, struct fault *fault);

#endif
