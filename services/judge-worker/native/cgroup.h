// The kernel's accounting of one slot: CPU time, peak memory, processes and OOM kills of everything in its group.
// In version 2 every sandbox gets a fresh group and starts inside it.
// In version 1 a slot has one group and is itself a member, because moving a process into a group takes some 12 ms.
#ifndef EVIDENT_CGROUP_H
#define EVIDENT_CGROUP_H

#include <stdbool.h>
#include <stdint.h>

#include "fault.h"

// The kernel counts in batches and keeps some pages of its own for later.
enum { SETTLED_KB = 4096 };

enum cgroup_version { CGROUP_NONE = 0, CGROUP_V1 = 1, CGROUP_V2 = 2 };

struct cgroup {
  enum cgroup_version version;
  int memory, cpu, pids;  // directory descriptors; in version 2 all three are of the slot's group
  int run;                // version 2: the group of the sandbox that runs now, or -1
  unsigned serial;        // names the version 2 groups
  int usage, tasks, peak;  // open counter files
  int now, oom;             // open as well: at the limit, opening a file would make the OOM killer look for a victim
  int limit, swap_limit;    // version 1: the same, for more room after an OOM kill
  bool peak_is_fresh;      // the peak began with this measurement
  uint64_t cpu_start_us;
  uint64_t memory_start_kb;
  uint64_t limit_kb;         // of the measurement, with what was in use at its start
  uint64_t launch_floor_kb;  // version 1: in use before the slot's first program, or 0 before it is known
  uint64_t oom_start;
  uint64_t own_tasks;  // the judge's own processes inside the group
};

bool cgroup_open(struct cgroup *group, enum cgroup_version version, const char *memory, const char *cpu,
                 const char *pids, const char *share, struct fault *fault);
// Prepares a group for a new sandbox. In version 2 pass `group->run` to clone3.
bool cgroup_begin(struct cgroup *group, struct fault *fault);
// Waits until the group holds at most `allowed_kb` more than at the floor, which the first call sets. Kernel objects such as
// descriptors in messages between sockets may outlive a program for some milliseconds, and files that it read stay in the
// kernel's cache. They must not raise the start of the next program. False: the memory stays, so the slot is spent.
bool cgroup_settle(const struct cgroup *group, uint64_t *floor_kb, uint64_t allowed_kb, struct fault *fault);
// Notes the memory in use now, which is not the program's: pages of the judge, cached files, a fork server.
void cgroup_set_aside(struct cgroup *group);
// Sets limits and starts a measurement. Earlier CPU time does not count.
bool cgroup_measure(struct cgroup *group, uint64_t memory_kb, uint64_t tasks, struct fault *fault);
// Starts a measurement of CPU time alone.
void cgroup_measure_cpu(struct cgroup *group);
uint64_t cgroup_cpu_us(const struct cgroup *group);
uint64_t cgroup_memory_peak_kb(const struct cgroup *group);
// After an OOM kill version 1 leaves some room above the limit, so that nothing of the judge dies before the program's memory is free.
bool cgroup_oom_killed(const struct cgroup *group);
uint64_t cgroup_tasks(const struct cgroup *group);
void cgroup_kill(const struct cgroup *group);
// Removes the group of a sandbox whose last process is gone.
void cgroup_end(struct cgroup *group);

#endif
