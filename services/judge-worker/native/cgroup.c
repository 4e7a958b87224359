#define _GNU_SOURCE
#include "cgroup.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { SETTLE_WAITS = 100, SETTLE_WAIT_NS = 2000000 };

static bool put(int directory, const char *name, const char *value) {
  int fd = openat(directory, name, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return false;
  ssize_t length = (ssize_t)strlen(value);
  bool ok = write(fd, value, (size_t)length) == length;
  int error = errno;
  close(fd);
  errno = error;
  return ok;
}

static bool put_number(int directory, const char *name, uint64_t value) {
  char text[32];
  snprintf(text, sizeof text, "%llu", (unsigned long long)value);
  return put(directory, name, text);
}

static bool read_text(int fd, char *text, size_t size) {
  ssize_t length = fd < 0 ? -1 : pread(fd, text, size - 1, 0);
  text[length > 0 ? length : 0] = 0;
  return length > 0;
}

static bool read_file(int directory, const char *name, char *text, size_t size) {
  int fd = openat(directory, name, O_RDONLY | O_CLOEXEC);
  bool ok = read_text(fd, text, size);
  if (fd >= 0) close(fd);
  return ok;
}

static uint64_t number_of(int directory, const char *name) {
  char text[64];
  return read_file(directory, name, text, sizeof text) ? strtoull(text, NULL, 10) : 0;
}

// The number after `key ` at the start of a line, or 0.
static uint64_t field_of(const char *text, const char *key) {
  size_t length = strlen(key);
  for (const char *line = text; line && *line; line = strchr(line, '\n'), line += line != NULL)
    if (strncmp(line, key, length) == 0 && line[length] == ' ') return strtoull(line + length, NULL, 10);
  return 0;
}

static uint64_t own_cpu_us(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (uint64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000u +
         (uint64_t)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

static int current(const struct cgroup *group) { return group->version == CGROUP_V2 ? group->run : group->memory; }

static uint64_t oom_kills(const struct cgroup *group) {
  char text[1024];
  const char *file = group->version == CGROUP_V2 ? "memory.events" : "memory.oom_control";
  return read_file(current(group), file, text, sizeof text) ? field_of(text, "oom_kill") : 0;
}

static uint64_t total_cpu_us(const struct cgroup *group) {
  char text[512];
  if (!read_text(group->usage, text, sizeof text)) return 0;
  if (group->version == CGROUP_V2) return field_of(text, "usage_usec");
  // The slot's own CPU time began before its group. That does no harm, because only differences are used.
  return strtoull(text, NULL, 10) / 1000 - own_cpu_us();
}

static int open_directory(const char *path) { return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC); }

bool cgroup_open(struct cgroup *group, enum cgroup_version version, const char *memory, const char *cpu,
                 const char *pids, struct fault *fault) {
  *group = (struct cgroup){.version = version, .memory = -1, .cpu = -1, .pids = -1, .run = -1, .usage = -1, .tasks = -1, .peak = -1};
  if (version == CGROUP_NONE) return true;
  group->memory = open_directory(memory);
  group->cpu = open_directory(cpu);
  group->pids = open_directory(pids);
  if (group->memory < 0 || group->cpu < 0 || group->pids < 0) return fault_set(fault, "cannot open the control group %s", memory);
  if (version == CGROUP_V2) return true;
  if (!put(group->memory, "cgroup.procs", "0") || !put(group->cpu, "cgroup.procs", "0") ||
      !put(group->pids, "cgroup.procs", "0"))
    return fault_set(fault, "cannot join the control group %s", memory);
  group->own_tasks = 1;
  group->usage = openat(group->cpu, "cpuacct.usage", O_RDONLY | O_CLOEXEC);
  group->tasks = openat(group->pids, "pids.current", O_RDONLY | O_CLOEXEC);
  put(group->memory, "memory.swappiness", "0");
  return group->usage >= 0 && group->tasks >= 0 ? true : fault_set(fault, "the control group %s has no counters", memory);
}

bool cgroup_begin(struct cgroup *group, struct fault *fault) {
  if (group->version != CGROUP_V2) return true;
  char name[32];
  snprintf(name, sizeof name, "run-%u", ++group->serial);
  if (mkdirat(group->memory, name, 0755) != 0) return fault_set(fault, "cannot make a control group");
  group->run = openat(group->memory, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (group->run < 0) return fault_set(fault, "cannot open a control group");
  group->usage = openat(group->run, "cpu.stat", O_RDONLY | O_CLOEXEC);
  group->tasks = openat(group->run, "pids.current", O_RDONLY | O_CLOEXEC);
  group->peak = openat(group->run, "memory.peak", O_RDWR | O_CLOEXEC);
  if (group->peak < 0) group->peak = openat(group->run, "memory.peak", O_RDONLY | O_CLOEXEC);
  group->peak_is_fresh = true;
  put(group->run, "memory.swap.max", "0");
  return true;
}

// Version 1 refuses a memory limit above the limit of memory and swap, so the latter is written before and after.
static bool limit_memory_v1(int directory, uint64_t kb) {
  uint64_t value = kb << 10;
  put_number(directory, "memory.memsw.limit_in_bytes", value);
  if (!put_number(directory, "memory.limit_in_bytes", value)) return false;
  put_number(directory, "memory.memsw.limit_in_bytes", value);
  return true;
}

static uint64_t memory_now_kb(const struct cgroup *group) {
  return number_of(current(group), group->version == CGROUP_V2 ? "memory.current" : "memory.usage_in_bytes") >> 10;
}

bool cgroup_settle(const struct cgroup *group, uint64_t *floor_kb, uint64_t allowed_kb, struct fault *fault) {
  if (group->version == CGROUP_NONE) return true;
  uint64_t now = memory_now_kb(group);
  if (*floor_kb == 0 || now < *floor_kb) *floor_kb = now;
  for (int waits = 0; waits < SETTLE_WAITS && now > *floor_kb + allowed_kb; waits++) {
    nanosleep(&(struct timespec){.tv_nsec = SETTLE_WAIT_NS}, NULL);
    now = memory_now_kb(group);
  }
  if (now <= *floor_kb + allowed_kb) return true;
  fault->spent = true;
  errno = 0;
  return fault_set(fault, "%llu KB of earlier programs are still in use", (unsigned long long)(now - *floor_kb));
}

void cgroup_set_aside(struct cgroup *group) {
  if (group->version != CGROUP_NONE) group->memory_start_kb = memory_now_kb(group);
}

bool cgroup_measure(struct cgroup *group, uint64_t memory_kb, uint64_t tasks, struct fault *fault) {
  if (group->version == CGROUP_NONE) return true;
  bool limited;
  if (group->version == CGROUP_V1) {
    limited = limit_memory_v1(group->memory, group->memory_start_kb + memory_kb) &&
              put(group->memory, "memory.max_usage_in_bytes", "0");
  } else {
    limited = put_number(group->run, "memory.max", (group->memory_start_kb + memory_kb) << 10);
    // Linux 6.12 can reset the peak. Older kernels have a peak for the first measurement of a group only.
    if (group->cpu_start_us > 0) group->peak_is_fresh = write(group->peak, "reset", 5) == 5;
  }
  if (!limited) return fault_set(fault, "cannot set the memory limit");
  int pids = group->version == CGROUP_V2 ? group->run : group->pids;
  if (!put_number(pids, "pids.max", tasks + group->own_tasks + 1)) return fault_set(fault, "cannot set the process limit");
  group->oom_start = oom_kills(group);
  group->cpu_start_us = total_cpu_us(group);
  return true;
}

void cgroup_measure_cpu(struct cgroup *group) {
  if (group->version != CGROUP_NONE) group->cpu_start_us = total_cpu_us(group);
}

uint64_t cgroup_cpu_us(const struct cgroup *group) {
  if (group->version == CGROUP_NONE) return 0;
  int64_t used = (int64_t)(total_cpu_us(group) - group->cpu_start_us);
  return used > 0 ? (uint64_t)used : 0;
}

uint64_t cgroup_memory_peak_kb(const struct cgroup *group) {
  if (group->version == CGROUP_NONE) return 0;
  char text[64];
  uint64_t peak = 0;
  if (group->version == CGROUP_V1) peak = number_of(group->memory, "memory.max_usage_in_bytes") >> 10;
  else if (group->peak_is_fresh && read_text(group->peak, text, sizeof text)) peak = strtoull(text, NULL, 10) >> 10;
  return peak > group->memory_start_kb ? peak - group->memory_start_kb : 0;
}

bool cgroup_oom_killed(const struct cgroup *group) {
  return group->version != CGROUP_NONE && oom_kills(group) > group->oom_start;
}

uint64_t cgroup_tasks(const struct cgroup *group) {
  char text[32];
  if (group->version == CGROUP_NONE || !read_text(group->tasks, text, sizeof text)) return 0;
  uint64_t all = strtoull(text, NULL, 10);
  // One more process is the sandbox's init.
  return all > group->own_tasks + 1 ? all - group->own_tasks - 1 : 0;
}

void cgroup_kill(const struct cgroup *group) {
  if (group->version == CGROUP_V2 && group->run >= 0) put(group->run, "cgroup.kill", "1");
}

void cgroup_end(struct cgroup *group) {
  if (group->version != CGROUP_V2 || group->run < 0) return;
  close(group->usage);
  close(group->tasks);
  if (group->peak >= 0) close(group->peak);
  close(group->run);
  group->usage = group->tasks = group->peak = group->run = -1;
  group->cpu_start_us = group->memory_start_kb = 0;
  char name[32];
  snprintf(name, sizeof name, "run-%u", group->serial);
  // The kernel may keep the group busy for a moment. A group that stays is removed with the slot's group.
  for (int tries = 0; tries < 20 && unlinkat(group->memory, name, AT_REMOVEDIR) != 0 && errno == EBUSY; tries++)
    nanosleep(&(struct timespec){.tv_nsec = 500000}, NULL);
}
