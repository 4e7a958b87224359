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
// Version 1: what the judge's own processes may still need when a program has filled its group.
static const uint64_t ROOM_AFTER_OOM_KB = 16384;

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

static bool write_number(int fd, uint64_t value) {
  char text[32];
  int length = snprintf(text, sizeof text, "%llu", (unsigned long long)value);
  return fd >= 0 && pwrite(fd, text, (size_t)length, 0) == length;
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

static uint64_t number_in(int fd) {
  char text[64];
  return read_text(fd, text, sizeof text) ? strtoull(text, NULL, 10) : 0;
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

static uint64_t oom_kills(const struct cgroup *group) {
  char text[1024];
  return read_text(group->oom, text, sizeof text) ? field_of(text, "oom_kill") : 0;
}

static uint64_t total_cpu_us(const struct cgroup *group) {
  char text[512];
  if (!read_text(group->usage, text, sizeof text)) return 0;
  if (group->version == CGROUP_V2) return field_of(text, "usage_usec");
  // The slot's own CPU time began before its group. That does no harm, because only differences are used.
  return strtoull(text, NULL, 10) / 1000 - own_cpu_us();
}

static int open_directory(const char *path) { return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC); }

// The first process that joins a group after a pause waits for the whole machine, so the slot does it and not the worker.
static bool join_share(const char *share, struct fault *fault) {
  if (share[0] == 0) return true;
  int directory = open_directory(share);
  bool joined = directory >= 0 && put(directory, "cgroup.procs", "0");
  if (!joined) fault_set(fault, "cannot join the control group %s", share);
  if (directory >= 0) close(directory);
  return joined;
}

bool cgroup_open(struct cgroup *group, enum cgroup_version version, const char *memory, const char *cpu,
                 const char *pids, const char *share, struct fault *fault) {
  *group = (struct cgroup){.version = version, .memory = -1, .cpu = -1, .pids = -1, .run = -1, .usage = -1, .tasks = -1, .peak = -1,
                           .now = -1, .oom = -1, .limit = -1, .swap_limit = -1};
  if (version == CGROUP_NONE) return true;
  group->memory = open_directory(memory);
  group->cpu = open_directory(cpu);
  group->pids = open_directory(pids);
  if (group->memory < 0 || group->cpu < 0 || group->pids < 0) return fault_set(fault, "cannot open the control group %s", memory);
  if (version == CGROUP_V2) return true;
  if (!put(group->memory, "cgroup.procs", "0") || !put(group->cpu, "cgroup.procs", "0") ||
      !put(group->pids, "cgroup.procs", "0"))
    return fault_set(fault, "cannot join the control group %s", memory);
  if (!join_share(share, fault)) return false;
  group->own_tasks = 1;
  group->usage = openat(group->cpu, "cpuacct.usage", O_RDONLY | O_CLOEXEC);
  group->tasks = openat(group->pids, "pids.current", O_RDONLY | O_CLOEXEC);
  group->peak = openat(group->memory, "memory.max_usage_in_bytes", O_RDWR | O_CLOEXEC);
  group->now = openat(group->memory, "memory.usage_in_bytes", O_RDONLY | O_CLOEXEC);
  group->oom = openat(group->memory, "memory.oom_control", O_RDONLY | O_CLOEXEC);
  group->limit = openat(group->memory, "memory.limit_in_bytes", O_WRONLY | O_CLOEXEC);
  // Absent where the kernel does not account for swap.
  group->swap_limit = openat(group->memory, "memory.memsw.limit_in_bytes", O_WRONLY | O_CLOEXEC);
  put(group->memory, "memory.swappiness", "0");
  // The kernel allocates the buffer of a counter at its first reading.
  oom_kills(group), number_in(group->now), number_in(group->peak), number_in(group->usage), number_in(group->tasks);
  bool counts = group->usage >= 0 && group->tasks >= 0 && group->peak >= 0 && group->now >= 0 && group->oom >= 0;
  return counts && group->limit >= 0 ? true : fault_set(fault, "the control group %s has no counters", memory);
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
  group->now = openat(group->run, "memory.current", O_RDONLY | O_CLOEXEC);
  group->oom = openat(group->run, "memory.events", O_RDONLY | O_CLOEXEC);
  group->peak_is_fresh = true;
  put(group->run, "memory.swap.max", "0");
  return true;
}

// Version 1 refuses a memory limit above the limit of memory and swap, so the latter is written before and after.
static bool limit_memory_v1(const struct cgroup *group, uint64_t kb) {
  uint64_t value = kb << 10;
  write_number(group->swap_limit, value);
  if (!write_number(group->limit, value)) return false;
  write_number(group->swap_limit, value);
  return true;
}

// Between two programs of version 2 there is no group to ask.
static uint64_t memory_now_kb(const struct cgroup *group) { return number_in(group->now) >> 10; }

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
  group->limit_kb = group->memory_start_kb + memory_kb;
  if (group->version == CGROUP_V1) {
    limited = limit_memory_v1(group, group->limit_kb) && write_number(group->peak, 0);
  } else {
    limited = put_number(group->run, "memory.max", group->limit_kb << 10);
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
  uint64_t peak = group->version == CGROUP_V1 || group->peak_is_fresh ? number_in(group->peak) >> 10 : 0;
  if (peak > group->limit_kb) peak = group->limit_kb;
  return peak > group->memory_start_kb ? peak - group->memory_start_kb : 0;
}

bool cgroup_oom_killed(const struct cgroup *group) {
  if (group->version == CGROUP_NONE || oom_kills(group) <= group->oom_start) return false;
  if (group->version == CGROUP_V1) limit_memory_v1(group, group->limit_kb + ROOM_AFTER_OOM_KB);
  return true;
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
  close(group->now);
  close(group->oom);
  if (group->peak >= 0) close(group->peak);
  close(group->run);
  group->usage = group->tasks = group->peak = group->now = group->oom = group->run = -1;
  group->cpu_start_us = group->memory_start_kb = 0;
  char name[32];
  snprintf(name, sizeof name, "run-%u", group->serial);
  // The kernel may keep the group busy for a moment. A group that stays is removed with the slot's group.
  for (int tries = 0; tries < 20 && unlinkat(group->memory, name, AT_REMOVEDIR) != 0 && errno == EBUSY; tries++)
    nanosleep(&(struct timespec){.tv_nsec = 500000}, NULL);
}
