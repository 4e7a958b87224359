#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "slot.h"

// How long a killed process may take to die, for example in uninterruptible sleep, before the slot is given up.
enum { DEATH_DEADLINE_MS = 3000 };

bool sandbox_read(struct sandbox *sandbox, struct reader *reader) {
  sandbox->mode = (enum sandbox_mode)read_u32(reader);
  sandbox->limits = read_limits(reader);
  sandbox->may_fork = read_u32(reader) != 0;
  char **lists[] = {sandbox->arguments, sandbox->environment};
  for (int list = 0; list < 2; list++) {
    uint32_t count = read_u32(reader);
    if (count > MAX_ARGUMENTS) return false;
    for (uint32_t i = 0; i < count; i++) lists[list][i] = (char *)read_string(reader);
    lists[list][count] = NULL;
  }
  sandbox->ready = read_string(reader);
  sandbox->gate = read_string(reader);
  sandbox->input = read_bytes(reader);
  sandbox->files = *reader;
  return !reader->broken && sandbox->arguments[0] != NULL;
}

int memory_file(const char *name, bool append) {
  int fd = memfd_create(name, MFD_CLOEXEC | (append ? 0 : MFD_ALLOW_SEALING));
  if (fd >= 0 && append) fcntl(fd, F_SETFL, O_APPEND);
  return fd;
}

/* The kernel itself may hold a page for a moment, as when it moves memory; each call waits up to 150 ms for it. */
enum { SEAL_ATTEMPTS = 8 };

static bool seal(int input) {
  for (int attempt = 0; attempt < SEAL_ATTEMPTS; attempt++) {
    if (fcntl(input, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL) == 0) return true;
    if (errno != EBUSY) return false;
  }
  return false;
}

bool fill_input(int input, struct bytes content, struct fault *fault) {
  for (size_t done = 0; done < content.length;) {
    ssize_t put = pwrite(input, content.data + done, content.length - done, (off_t)done);
    if (put <= 0) return fault_set(fault, "cannot write the input");
    done += (size_t)put;
  }
  return seal(input) || fault_set(fault, "cannot seal the input");
}

static pid_t clone_init(const struct slot *slot, int *pidfd) {
  struct clone_args arguments = {
      .flags = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP | CLONE_PIDFD,
      .pidfd = (uint64_t)(uintptr_t)pidfd,
      .exit_signal = SIGCHLD,
  };
  if (slot->group.version == CGROUP_V2) {
    arguments.flags |= CLONE_INTO_CGROUP;
    arguments.cgroup = (uint64_t)slot->group.run;
  }
  return (pid_t)syscall(SYS_clone3, &arguments, sizeof arguments);
}

static bool open_channels(struct sandbox *sandbox, struct held *held, struct fault *fault) {
  int channel[2], service[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, channel) != 0) return fault_set(fault, "cannot make a channel");
  held->channel = channel[0];
  sandbox->channel = channel[1];
  if (sandbox->mode != MODE_SERVICE && sandbox->mode != MODE_FORK_SERVER) return true;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, service) != 0) return fault_set(fault, "cannot make a service socket");
  held->service = service[0];
  sandbox->service = service[1];
  return true;
}

bool launch(struct slot *slot, struct sandbox *sandbox, struct held *held, struct fault *fault) {
  *held = NOTHING_HELD;
  held->mode = sandbox->mode;
  held->limits = sandbox->limits;
  if (!cgroup_settle(&slot->group, &slot->group.launch_floor_kb, SETTLED_KB, fault)) return false;
  held->input = memory_file("stdin", false);
  held->output = memory_file("stdout", true);
  if (held->input < 0 || held->output < 0) return fault_set(fault, "cannot make files in memory");
  if (!errors_open(&held->errors, fault)) return false;
  if (sandbox->mode == MODE_TALK && !talk_open(&held->talk, fault)) return false;
  if (sandbox->mode == MODE_RUN && !fill_input(held->input, sandbox->input, fault)) return false;
  sandbox->service = -1;
  if (!open_channels(sandbox, held, fault)) return false;
  bool talks = sandbox->mode == MODE_TALK;
  sandbox->stdio[0] = talks ? held->talk.program_in : held->input;
  sandbox->stdio[1] = talks ? held->talk.program_out : held->output;
  sandbox->stdio[2] = held->errors.to;
  sandbox->uid = slot->uid;
  sandbox->gid = slot->gid;
  sandbox->counted = slot->group.version != CGROUP_NONE;
  if (!cgroup_begin(&slot->group, fault)) return false;
  cgroup_set_aside(&slot->group);
  if (!cgroup_measure(&slot->group, sandbox->limits.memory_kb, sandbox->limits.tasks, fault)) return false;
  held->init = clone_init(slot, &held->init_fd);
  if (held->init == 0) init_main(sandbox);
  int error = errno;
  close(sandbox->channel);
  talk_began(&held->talk);
  if (sandbox->service >= 0) close(sandbox->service);
  errno = error;
  return held->init > 0 || fault_set(fault, "cannot start a sandbox");
}

static void close_if_open(int fd) {
  if (fd >= 0) close(fd);
}

bool dismiss(struct slot *slot, struct held *held, struct fault *fault) {
  bool gone = true;
  if (held->init > 0) {
    kill(held->init, SIGKILL);
    cgroup_kill(&slot->group);
    struct pollfd ended = {.fd = held->init_fd, .events = POLLIN};
    gone = poll(&ended, 1, DEATH_DEADLINE_MS) == 1;
    if (gone) waitpid(held->init, NULL, 0);
  }
  close_if_open(held->init_fd);
  close_if_open(held->channel);
  close_if_open(held->service);
  close_if_open(held->input);
  close_if_open(held->output);
  errors_close(&held->errors);
  talk_close(&held->talk);
  *held = NOTHING_HELD;
  cgroup_end(&slot->group);
  return gone || fault_set(fault, "a process did not end when it was killed");
}
