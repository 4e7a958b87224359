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

// Intervals between two looks at a run: far from a limit and near one.
static const uint64_t COARSEST_US = 20000, FINEST_US = 3000;
// How long a stopped sandbox may take to report what it used, and the interval between looks meanwhile.
static const uint64_t REPORT_DEADLINE_US = 4000000, STOPPED_LOOK_US = 10000;

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

uint64_t printed_bytes(const struct held *held) {
  return held->mode == MODE_TALK ? held->talk.said : size_of(held->output);
}

enum ending broken_limit(const struct slot *slot, const struct held *held, uint64_t started_us) {
  if (printed_bytes(held) > held->limits.output_bytes) return ENDED_BY_OUTPUT;
  if (cgroup_oom_killed(&slot->group)) return ENDED_BY_MEMORY;
  if (cgroup_cpu_us(&slot->group) > held->limits.cpu_us) return ENDED_BY_CPU;
  if (now_us() - started_us > held->limits.wall_us) return ENDED_BY_WALL;
  return ENDED_BY_ITSELF;
}

uint64_t next_look_us(const struct slot *slot, const struct held *held, uint64_t started_us) {
  uint64_t waited = now_us() - started_us;
  uint64_t left = held->limits.wall_us > waited ? held->limits.wall_us - waited : 0;
  uint64_t used = cgroup_cpu_us(&slot->group);
  uint64_t cpu_left = held->limits.cpu_us > used ? (held->limits.cpu_us - used) / (uint64_t)slot->processors : 0;
  if (cpu_left < left) left = cpu_left;
  if (left > COARSEST_US) left = COARSEST_US;
  return left < FINEST_US ? FINEST_US : left;
}

void obey(struct report *report) {
  struct frame frame;
  if (frame_read(CONTROL_IN, &frame) != 1) _exit(0);
  free(frame.body);
  report->ending = ENDED_BY_STOP;
}

// Reads a request that came while a program talked. One that only feeds the program does not end its run.
static void heed(struct held *held, struct report *report) {
  struct frame frame;
  if (frame_read(CONTROL_IN, &frame) != 1) _exit(0);
  struct reader request = frame_reader(&frame);
  if (frame.kind == REQUEST_TELL) talk_tell(&held->talk, read_bytes(&request));
  else report->ending = ENDED_BY_STOP;
  free(frame.body);
}

static void finish(const struct slot *slot, const struct held *held, const struct notice *notice, struct report *report) {
  bool counted = slot->group.version != CGROUP_NONE;
  report->status = notice->status;
  // For a child of the fork server the child's own time counts, because the group's time includes the server's.
  report->cpu_us = counted && held->mode != MODE_FORK_SERVER ? cgroup_cpu_us(&slot->group) : notice->cpu_us;
  report->memory_kb = cgroup_memory_peak_kb(&slot->group);
  if (notice->peak_rss_kb > report->memory_kb) report->memory_kb = notice->peak_rss_kb;
  if (notice->most_tasks > report->tasks) report->tasks = notice->most_tasks;
  report->output_bytes = printed_bytes(held);
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

// Ends the sandbox when a limit is broken or the worker asked for it. False: it was told to end and has not.
static bool look(struct slot *slot, struct held *held, struct report *report, uint64_t started, uint64_t *stopped) {
  uint64_t tasks = cgroup_tasks(&slot->group);
  if (tasks > held->residents + report->tasks) report->tasks = tasks - held->residents;
  if (*stopped) return now_us() - *stopped <= REPORT_DEADLINE_US;
  if (report->ending == ENDED_BY_ITSELF) report->ending = broken_limit(slot, held, started);
  if (report->ending == ENDED_BY_ITSELF) return true;
  stop(held);
  *stopped = now_us();
  return true;
}

// Waits once, at most until `look_at`. False: the run has ended, or waiting failed.
static bool wait_a_while(struct slot *slot, struct held *held, struct report *report, struct notice *notice, uint64_t look_at,
                         bool obeys, struct fault *fault) {
  int source = held->mode == MODE_FORK_SERVER ? held->service : held->channel;
  uint64_t now = now_us();
  int until_look = now < look_at ? (int)((look_at - now + 999) / 1000) : 0;
  struct pollfd events[] = {{.fd = source, .events = POLLIN},
                            {.fd = obeys ? CONTROL_IN : -1, .events = POLLIN},
                            {.fd = errors_awaited(&held->errors, now), .events = POLLIN},
                            {.fd = talk_awaits_writer(&held->talk, held->limits.output_bytes), .events = POLLIN},
                            {.fd = talk_awaits_reader(&held->talk), .events = POLLOUT}};
  if (poll(events, sizeof events / sizeof *events, errors_wait_ms(&held->errors, now, until_look)) < 0 && errno != EINTR) return fault_set(fault, "cannot wait");
  if (events[2].revents) errors_take(&held->errors, held->limits.stderr_bytes, slot->nowhere, now_us());
  if (events[3].revents) talk_hear(&held->talk, held->limits.output_bytes);
  if (events[4].revents) talk_feed(&held->talk);
  if (events[1].revents) {
    if (held->mode == MODE_TALK) heed(held, report);
    else obey(report);
  }
  if (!events[0].revents) return true;
  ssize_t got = recv(source, notice, sizeof *notice, MSG_WAITALL);
  errno = 0;
  if (got != sizeof *notice) return fault_set(fault, "a sandbox ended without a report");
  if (notice->kind == NOTICE_FAULT) return fault_set(fault, "%s", notice->fault.text);
  return notice->kind != NOTICE_EXITED;
}

bool supervise(struct slot *slot, struct held *held, struct report *report, struct fault *fault) {
  uint64_t started = now_us(), steal = steal_ms(slot), pressure = pressure_us(slot), stopped = 0;
  struct notice notice = {0};
  *report = (struct report){0};
  uint64_t look_at = started + next_look_us(slot, held, started);
  while (wait_a_while(slot, held, report, &notice, look_at, !stopped, fault)) {
    bool told_to_stop = !stopped && report->ending != ENDED_BY_ITSELF;
    if (now_us() < look_at && !told_to_stop) continue;
    if (!look(slot, held, report, started, &stopped)) return fault_set(fault, "a sandbox did not end when it was told to");
    look_at = now_us() + (stopped ? STOPPED_LOOK_US : next_look_us(slot, held, started));
  }
  if (notice.kind != NOTICE_EXITED) return false;
  report->wall_us = now_us() - started;
  report->steal_ms = steal_ms(slot) - steal;
  report->pressure_us = pressure_us(slot) - pressure;
  if (!await_end(held, fault)) return false;
  // Reads the rest of standard output and standard error. No process is left to write more.
  talk_hear(&held->talk, held->limits.output_bytes);
  errors_take(&held->errors, held->limits.stderr_bytes, slot->nowhere, now_us());
  finish(slot, held, &notice, report);
  return true;
}
