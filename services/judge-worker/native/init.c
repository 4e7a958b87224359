#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "box.h"
#include "census.h"
#include "confine.h"
#include "root.h"
#include "sandbox.h"

// Descriptors of init after it has closed everything else.
enum { CHANNEL = 3, STDIO = 4, SERVICE = 7, FIRST_UNUSED = 8 };

static int channel = CHANNEL;

static void tell(const struct notice *notice) { (void)!send(channel, notice, sizeof *notice, MSG_NOSIGNAL); }

static _Noreturn void give_up(const struct fault *fault) {
  struct notice notice = {.kind = NOTICE_FAULT, .fault = *fault};
  tell(&notice);
  _exit(1);
}

static void on_stop(int signal_number) {
  (void)signal_number;
  int error = errno;
  kill(-1, SIGKILL);
  errno = error;
}

static bool keep_only(const struct sandbox *sandbox) {
  int wanted[] = {sandbox->channel, sandbox->stdio[0], sandbox->stdio[1], sandbox->stdio[2], sandbox->service};
  int count = sandbox->service >= 0 ? 5 : 4;
  // First move them away from the numbers that they will get.
  for (int i = 0; i < count; i++)
    if ((wanted[i] = fcntl(wanted[i], F_DUPFD_CLOEXEC, FIRST_UNUSED + 8)) < 0) return false;
  for (int i = 0; i < count; i++)
    if (dup3(wanted[i], CHANNEL + i, O_CLOEXEC) < 0) return false;
  for (int fd = 0; fd < CHANNEL; fd++) close(fd);
  return close_range((unsigned)(CHANNEL + count), ~0u, 0) == 0;
}

static bool make_gates(const struct sandbox *sandbox, struct fault *fault) {
  const char *names[] = {sandbox->ready, sandbox->gate};
  for (int i = 0; i < 2; i++) {
    if (!names[i][0]) continue;
    if (mkfifo(names[i], 0444) != 0 || chmod(names[i], 0444) != 0) return fault_set(fault, "cannot make a gate");
  }
  return true;
}

// Makes the OOM killer choose the program and not the judge's processes.
static void offer_to_oom_killer(void) {
  int fd = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (fd < 0) return;
  (void)!write(fd, "1000", 4);
  close(fd);
}

static _Noreturn void become_program(const struct sandbox *sandbox) {
  struct fault fault = {0};
  bool trusted = sandbox->mode == MODE_FORK_SERVER;
  bool service = sandbox->mode == MODE_SERVICE;
  setsid();
  signal(SIGNAL_STOP, SIG_DFL);
  // This copy of the channel reports a failure and closes with exec.
  channel = fcntl(CHANNEL, F_DUPFD_CLOEXEC, FIRST_UNUSED);
  int in = service ? SERVICE : STDIO, out = service ? SERVICE : STDIO + 1;
  if (channel < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(STDIO + 2, 2) < 0 ||
      (trusted && dup2(SERVICE, 3) < 0)) {
    fault_set(&fault, "cannot set up standard input and output");
    give_up(&fault);
  }
  if (!trusted) {
    offer_to_oom_killer();
    if (!box_hide_mounts(&fault) || !confine_resources(&sandbox->limits, sandbox->counted, &fault) || !confine_identity(sandbox->uid, sandbox->gid, &fault) ||
        !confine_system_calls(sandbox->may_fork, sandbox->counted, &fault))
      give_up(&fault);
  }
  execve(sandbox->arguments[0], sandbox->arguments, sandbox->environment);
  fault_set(&fault, "cannot start %s", sandbox->arguments[0]);
  give_up(&fault);
}

// Waits until the program has opened the FIFO for reading. Returns -1 when the program ended first.
static int open_for_reader(const char *name, pid_t program) {
  for (;;) {
    int fd = open(name, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd >= 0) {
      fcntl(fd, F_SETFL, 0);
      return fd;
    }
    siginfo_t info = {0};
    if (waitid(P_PID, (id_t)program, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0) return -1;
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  }
}

static void pass_gate(const struct sandbox *sandbox, pid_t program, struct limits *limits) {
  int held = open_for_reader(sandbox->ready, program);
  if (held < 0) return;
  struct notice notice = {.kind = NOTICE_AT_GATE};
  tell(&notice);
  struct frame frame;
  if (frame_read(CHANNEL, &frame) != 1) _exit(0);
  struct reader reader = frame_reader(&frame);
  struct fault fault = {0};
  *limits = read_limits(&reader);
  if (!box_write_files(&reader, sandbox->ready, held, &fault)) give_up(&fault);
  if (sandbox->gate[0]) {
    int gate = open_for_reader(sandbox->gate, program);
    unlink(sandbox->ready);
    unlink(sandbox->gate);
    if (gate >= 0) close(gate);
  }
  close(held);
  free(frame.body);
}

// Reaps every process. When the program has ended, kills and reaps the processes that it left.
static void wait_for_all(const struct sandbox *sandbox, const struct limits *limits, pid_t program, struct notice *notice) {
  bool gone = false;
  for (;;) {
    int status;
    pid_t pid = sandbox->counted ? wait4(-1, &status, 0, NULL) : census_wait(&status, limits, notice);
    if (pid < 0 && errno == EINTR) continue;
    if (pid < 0) return;
    if (pid != program || gone) continue;
    gone = true;
    notice->status = status;
    kill(-1, SIGKILL);
  }
}

_Noreturn void init_main(const struct sandbox *sandbox) {
  struct fault fault = {0};
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_DUMPABLE, 0);
  signal(SIGPIPE, SIG_IGN);
  sigaction(SIGNAL_STOP, &(struct sigaction){.sa_handler = on_stop}, NULL);
  channel = sandbox->channel;
  struct reader files = sandbox->files;
  if (!keep_only(sandbox)) {
    fault_set(&fault, "cannot arrange descriptors");
    give_up(&fault);
  }
  channel = CHANNEL;
  if (!box_mount_processes(&fault) || !box_mount_files(&sandbox->limits, &fault) ||
      !box_write_files(&files, NULL, -1, &fault) || !make_gates(sandbox, &fault))
    give_up(&fault);
  pid_t program = fork();
  if (program == 0) become_program(sandbox);
  if (program < 0) {
    fault_set(&fault, "cannot fork");
    give_up(&fault);
  }
  // Only the program may hold standard input and output, so that they close when it ends.
  close_range(STDIO, ~0u, 0);
  struct limits limits = sandbox->limits;
  if (sandbox->mode == MODE_GATED) pass_gate(sandbox, program, &limits);
  struct notice notice = {.kind = NOTICE_EXITED};
  wait_for_all(sandbox, &limits, program, &notice);
  struct rusage usage;
  getrusage(RUSAGE_CHILDREN, &usage);
  notice.cpu_us = (uint64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000u +
                  (uint64_t)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
  if ((uint64_t)usage.ru_maxrss > notice.peak_rss_kb) notice.peak_rss_kb = (uint64_t)usage.ru_maxrss;
  tell(&notice);
  _exit(0);
}
