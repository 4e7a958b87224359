#define _GNU_SOURCE
#include "census.h"

#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/statfs.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "root.h"

static const long INTERVAL_NS = 10 * 1000 * 1000;

struct sum {
  uint64_t memory_kb;
  uint64_t cpu_us;
  uint32_t tasks;
};

static bool read_process_file(const char *pid, const char *name, char *text, size_t size) {
  char path[300];
  snprintf(path, sizeof path, "/proc/%s/%s", pid, name);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  ssize_t length = read(fd, text, size - 1);
  close(fd);
  text[length > 0 ? length : 0] = 0;
  return length > 0;
}

static uint64_t status_field(const char *text, const char *key) {
  const char *at = strstr(text, key);
  return at ? strtoull(at + strlen(key), NULL, 10) : 0;
}

// Fields 14 to 17 of /proc/<pid>/stat: user and system time of the process and of its reaped children, in ticks.
static uint64_t cpu_of(const char *stat) {
  unsigned long long ticks[4] = {0};
  const char *after_name = strrchr(stat, ')');
  if (!after_name) return 0;
  sscanf(after_name, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu %llu %llu", &ticks[0], &ticks[1], &ticks[2], &ticks[3]);
  return (ticks[0] + ticks[1] + ticks[2] + ticks[3]) * 1000000u / (uint64_t)sysconf(_SC_CLK_TCK);
}

static void add_process(const char *pid, struct sum *sum) {
  char text[4096];
  if (read_process_file(pid, "status", text, sizeof text)) {
    sum->memory_kb += status_field(text, "RssAnon:") + status_field(text, "RssShmem:");
    sum->tasks += (uint32_t)status_field(text, "Threads:");
  }
  if (read_process_file(pid, "stat", text, sizeof text)) sum->cpu_us += cpu_of(text);
}

static uint64_t private_files_kb(void) {
  struct statfs files;
  if (statfs(BOX, &files) != 0) return 0;
  return (uint64_t)(files.f_blocks - files.f_bfree) * (uint64_t)files.f_bsize >> 10;
}

static uint64_t cpu_of_the_reaped(void) {
  struct rusage usage;
  getrusage(RUSAGE_CHILDREN, &usage);
  return (uint64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000u +
         (uint64_t)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

static void count_all(const struct limits *limits, struct notice *notice) {
  struct sum sum = {.memory_kb = private_files_kb(), .cpu_us = cpu_of_the_reaped()};
  DIR *processes = opendir("/proc");
  if (!processes) return;
  for (struct dirent *entry; (entry = readdir(processes));)
    if (isdigit((unsigned char)entry->d_name[0]) && strcmp(entry->d_name, "1") != 0) add_process(entry->d_name, &sum);
  closedir(processes);
  if (sum.tasks > notice->most_tasks) notice->most_tasks = sum.tasks;
  if (sum.memory_kb > notice->peak_rss_kb) notice->peak_rss_kb = sum.memory_kb;
  if (notice->memory_exceeded || notice->cpu_exceeded) return;
  notice->memory_exceeded = sum.memory_kb > limits->memory_kb;
  notice->cpu_exceeded = sum.cpu_us > limits->cpu_us;
  if (notice->memory_exceeded || notice->cpu_exceeded) kill(-1, SIGKILL);
}

pid_t census_wait(int *status, const struct limits *limits, struct notice *notice) {
  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  sigprocmask(SIG_BLOCK, &child, NULL);
  for (;;) {
    pid_t pid = wait4(-1, status, WNOHANG, NULL);
    if (pid != 0) return pid;
    // A blocked SIGCHLD stays pending, so a child that ends between the two calls is not missed.
    if (sigtimedwait(&child, NULL, &(struct timespec){.tv_nsec = INTERVAL_NS}) < 0) count_all(limits, notice);
  }
}
