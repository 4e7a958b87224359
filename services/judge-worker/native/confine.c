#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "seccomp.h"

static const unsigned FORK_SERVER_CAPABILITIES = 1u << CAP_SYS_ADMIN | 1u << CAP_SYS_CHROOT | 1u << CAP_SETUID | 1u << CAP_SETGID;

static bool keep_for_fork_server(struct fault *fault) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  struct __user_cap_data_struct data[2];
  if (syscall(SYS_capget, &header, data) != 0) return fault_set(fault, "cannot read capabilities");
  data[0].inheritable = FORK_SERVER_CAPABILITIES & data[0].permitted;
  data[1].inheritable = 0;
  return syscall(SYS_capset, &header, data) == 0 || fault_set(fault, "cannot set capabilities");
}

bool confine_for_good(struct fault *fault) {
  if (!keep_for_fork_server(fault)) return false;
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++)
    if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) != 0) return fault_set(fault, "cannot drop capability %d", capability);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fault_set(fault, "cannot set no_new_privs");
  return true;
}

bool confine_identity(uid_t uid, gid_t gid, struct fault *fault) {
  if (getuid() != uid) {
    // Without the C library, which would ask all threads that it knows of, also those that were not forked with their process.
    if (syscall(SYS_setgroups, 0, NULL) != 0 || syscall(SYS_setresgid, gid, gid, gid) != 0 || syscall(SYS_setresuid, uid, uid, uid) != 0)
      return fault_set(fault, "cannot become user %u", uid);
  }
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  struct __user_cap_data_struct none[2] = {{0}};
  if (syscall(SYS_capset, &header, none) != 0) return fault_set(fault, "cannot give up capabilities");
  return true;
}

static bool limit(int resource, uint64_t value, uint64_t hard, struct fault *fault) {
  struct rlimit limits = {.rlim_cur = value, .rlim_max = hard};
  return setrlimit(resource, &limits) == 0 || fault_set(fault, "cannot set resource limit %d", resource);
}

bool confine_resources(const struct limits *limits, bool counted, struct fault *fault) {
  // RLIMIT_CPU counts whole seconds and is only a backstop. The supervisor ends a run at its exact limit.
  uint64_t seconds = limits->cpu_us / 1000000 + 2;
  uint64_t largest_file = limits->files_kb << 10;
  if (largest_file < limits->output_bytes + (1 << 16)) largest_file = limits->output_bytes + (1 << 16);
  bool ok = limit(RLIMIT_CPU, seconds, seconds + 1, fault) && limit(RLIMIT_FSIZE, largest_file, largest_file, fault) &&
            limit(RLIMIT_CORE, 0, 0, fault) && limit(RLIMIT_NOFILE, 1024, 1024, fault) &&
            limit(RLIMIT_MEMLOCK, 0, 0, fault) && limit(RLIMIT_MSGQUEUE, 0, 0, fault) &&
            limit(RLIMIT_SIGPENDING, 256, 256, fault) &&
            limit(RLIMIT_STACK, limits->stack_kb << 10, limits->stack_kb << 10, fault);
  if (!ok || counted) return ok;
  // RLIMIT_DATA also counts reserved memory such as thread stacks, so it is generous. The census counts used memory.
  uint64_t data = (limits->memory_kb << 10) * 4 + (4ull << 30);
  return limit(RLIMIT_DATA, data, data, fault) &&
         limit(RLIMIT_NPROC, limits->tasks + 2, limits->tasks + 2, fault);
}

bool confine_system_calls(bool may_fork, bool counted, struct fault *fault) {
  return seccomp_install(may_fork, counted) || fault_set(fault, "cannot install the system call filter");
}
