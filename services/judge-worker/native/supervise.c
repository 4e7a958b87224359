#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "fork_protocol.h"
#include "slot.h"

// A run is looked at this often, and closer to a limit as often as FINEST says.
static const uint64_t COARSEST_US = 20000, FINEST_US = 3000;
// How long a stopped sandbox may take to report what it used.
static const uint64_t REPORT_DEADLINE_US = 1000000;

uint64_t now_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000u + (uint64_t)now.tv_nsec / 1000;
}

uint64_t steal_ms(const struct slot *slot) {
  char text[256];
  ssize_t length = slot->host_stat < 0 ? -1 : pread(slot->host_stat, text, sizeof text - 1, 0);
  if (length <= 0) return 0;
  text[length] = 0;
  unsigned long long ticks[8] = {0};
  sscanf(text, "cpu %llu %llu %llu %llu %llu %llu %llu %llu", &ticks[0], &ticks[1], &ticks[2], &ticks[3], &ticks[4], &ticks[5], &ticks[6], &ticks[7]);
  return ticks[7] * 10;
}

uint64_t pressure_us(const struct slot *slot) {
  char text[256];
  ssize_t length = slot->host_pressure < 0 ? -1 : pread(slot->host_pressure, text, sizeof text - 1, 0);
  if (length <= 0) return 0;
  text[length] = 0;
  const char *total = strstr(text, "total=");
  return total ? strtoull(total + strlen("total="), NULL, 10) : 0;
}

static uint64_t size_of(int fd) {
  struct stat status;
  return fstat(fd, &status) == 0 ? (uint64_t)status.st_size : 0;
}

// A flood on stderr is cut while it goes on, so that it costs the program no memory and nobody else either.
static void trim_errors(const struct held *held) {
  if (size_of(held->errors) > held->limits.stderr_bytes * 16) (void)!ftruncate(held->errors, (off_t)held->limits.stderr_bytes);
}

enum ending broken_limit(const struct slot *slot, const struct held *held, uint64_t started_us) {
  if (size_of(held->output) > held->limits.output_bytes) return ENDED_BY_OUTPUT;
  if (cgroup_oom_killed(&slot->group)) return ENDED_BY_MEMORY;
  if (cgroup_cpu_us(&slot->group) > held->limits.cpu_us) return ENDED_BY_CPU;
  if (now_us() - started_us > held->limits.wall_us) return ENDED_BY_WALL;
  return ENDED_BY_ITSELF;
}

int next_look_ms(const struct slot *slot, const struct held *held, uint64_t started_us) {
  uint64_t waited = now_us() - started_us;
  uint64_t left = held->limits.wall_us > waited ? held->limits.wall_us - waited : 0;
  uint64_t used = cgroup_cpu_us(&slot->group);
  uint64_t cpu_left = held->limits.cpu_us > used ? (held->limits.cpu_us - used) / (uint64_t)slot->processors : 0;
  if (cpu_left < left) left = cpu_left;
  // Memory takes a flood on stderr at gigabytes a second: it must be met when it begins, and while it lasts.
  uint64_t coarsest = waited < COARSEST_US || size_of(held->errors) > held->limits.stderr_bytes ? FINEST_US : COARSEST_US;
  if (left > coarsest) left = coarsest;
  if (left < FINEST_US) left = FINEST_US;
  return (int)((left + 999) / 1000);
}

void obey(struct report *report) {
  struct frame frame;
  if (frame_read(CONTROL_IN, &frame) != 1) _exit(0);
  free(frame.body);
  report->ending = ENDED_BY_STOP;
}

static void finish(const struct slot *slot, const struct held *held, const struct notice *notice, struct report *report) {
  bool counted = slot->group.version != CGROUP_NONE;
  report->status = notice->status;
  // A child of the fork server is one process, whose own time leaves out the server's.
  report->cpu_us = counted && held->mode != MODE_FORK_SERVER ? cgroup_cpu_us(&slot->group) : notice->cpu_us;
  report->memory_kb = cgroup_memory_peak_kb(&slot->group);
  if (notice->peak_rss_kb > report->memory_kb) report->memory_kb = notice->peak_rss_kb;
  if (notice->most_tasks > report->tasks) report->tasks = notice->most_tasks;
  report->output_bytes = size_of(held->output);
  report->oom_killed = cgroup_oom_killed(&slot->group);
  if (report->ending == ENDED_BY_STOP) return;
  if (report->output_bytes > held->limits.output_bytes) report->ending = ENDED_BY_OUTPUT;
  else if (report->oom_killed || notice->memory_exceeded) report->ending = ENDED_BY_MEMORY;
  else if (notice->cpu_exceeded || (report->ending == ENDED_BY_ITSELF && report->cpu_us > held->limits.cpu_us)) report->ending = ENDED_BY_CPU;
}

static void stop(const struct held *held) {
  if (held->mode == MODE_FORK_SERVER) syscall(SYS_pidfd_send_signal, held->child, SIGKILL, NULL, 0);
  else kill(held->init, SIGNAL_STOP);
}

static bool await_end(const struct held *held, struct fault *fault) {
  if (held->mode == MODE_FORK_SERVER) return true;
  struct pollfd ended = {.fd = held->init_fd, .events = POLLIN};
  return poll(&ended, 1, (int)(REPORT_DEADLINE_US / 1000)) == 1 || fault_set(fault, "a sandbox did not end");
}

bool supervise(struct slot *slot, struct held *held, struct report *report, struct fault *fault) {
  uint64_t started = now_us(), steal = steal_ms(slot), pressure = pressure_us(slot), stopped = 0;
  struct notice notice = {0};
  *report = (struct report){0};
  bool forked = held->mode == MODE_FORK_SERVER;
  int source = forked ? held->service : held->channel;
  uint64_t residents = forked ? FORK_RESIDENTS : 0;
  for (;;) {
    struct pollfd events[] = {{.fd = source, .events = POLLIN}, {.fd = stopped ? -1 : CONTROL_IN, .events = POLLIN}};
    if (poll(events, 2, stopped ? 10 : next_look_ms(slot, held, started)) < 0 && errno != EINTR) return fault_set(fault, "cannot wait");
    if (events[0].revents) {
      ssize_t got = recv(source, &notice, sizeof notice, MSG_WAITALL);
      errno = 0;
      if (got != sizeof notice) return fault_set(fault, "a sandbox ended without a report");
      if (notice.kind == NOTICE_FAULT) return fault_set(fault, "%s", notice.fault.text);
      if (notice.kind == NOTICE_EXITED) break;
    }
    if (events[1].revents) obey(report);
    uint64_t tasks = cgroup_tasks(&slot->group);
    if (tasks > residents + report->tasks) report->tasks = tasks - residents;
    trim_errors(held);
    if (stopped && now_us() - stopped > REPORT_DEADLINE_US) return fault_set(fault, "a sandbox did not end when it was told to");
    if (report->ending == ENDED_BY_ITSELF) report->ending = broken_limit(slot, held, started);
    if (report->ending != ENDED_BY_ITSELF && !stopped) {
      stop(held);
      stopped = now_us();
    }
  }
  report->wall_us = now_us() - started;
  report->steal_ms = steal_ms(slot) - steal;
  report->pressure_us = pressure_us(slot) - pressure;
  if (!await_end(held, fault)) return false;
  finish(slot, held, &notice, report);
  return true;
}
