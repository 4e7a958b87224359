// The kernel's accounting of one slot: CPU, peak memory, processes, OOM kills of everything in it.
// Version 2 makes a fresh group for every sandbox and starts the process inside it.
// Version 1 has one group a slot; the slot itself lives in it, because moving a process waits some 12 ms.
#ifndef EVIDENT_CGROUP_H
#define EVIDENT_CGROUP_H

#include <stdbool.h>
#include <stdint.h>

#include "fault.h"

enum cgroup_version { CGROUP_NONE = 0, CGROUP_V1 = 1, CGROUP_V2 = 2 };

struct cgroup {
  enum cgroup_version version;
  int memory, cpu, pids;  // directory descriptors; in version 2 all three are the slot's group
  int run;                // version 2: the group of the sandbox that runs now, or -1
  unsigned serial;        // names the version 2 groups
  int usage, tasks, peak;  // the open counters of the group that is read
  bool peak_is_fresh;      // the peak is of this measurement alone
  uint64_t cpu_start_us;
  uint64_t memory_start_kb;
  uint64_t oom_start;
  uint64_t own_tasks;  // processes of ours inside the group
};

bool cgroup_open(struct cgroup *group, enum cgroup_version version, const char *memory, const char *cpu,
                 const char *pids, struct fault *fault);
// Readies a group for a new sandbox. Version 2: `group->run` is to be given to clone3.
bool cgroup_begin(struct cgroup *group, struct fault *fault);
// What is in use now is not the program's: our own pages, cached files, a fork server.
void cgroup_set_aside(struct cgroup *group);
// Starts a measurement with these limits. CPU time before it does not count.
bool cgroup_measure(struct cgroup *group, uint64_t memory_kb, uint64_t tasks, struct fault *fault);
// Starts a measurement of CPU time alone.
void cgroup_measure_cpu(struct cgroup *group);
uint64_t cgroup_cpu_us(const struct cgroup *group);
uint64_t cgroup_memory_peak_kb(const struct cgroup *group);
bool cgroup_oom_killed(const struct cgroup *group);
uint64_t cgroup_tasks(const struct cgroup *group);
void cgroup_kill(const struct cgroup *group);
// After the sandbox's last process is gone.
void cgroup_end(struct cgroup *group);

#endif
