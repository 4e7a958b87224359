// A slot of the judge: a resident process that the worker starts and that takes requests on standard input. It moves into a
// private root and an empty network once, then runs one sandbox after the other. It ends when the worker ends, and its
// sandbox ends with it.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "confine.h"
#include "root.h"
#include "slot.h"

static bool put_file(const char *path, const char *text) {
  int fd = open(path, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return false;
  bool ok = write_all(fd, text, strlen(text));
  close(fd);
  return ok;
}

static bool enter_user_namespace(struct slot *slot, struct fault *fault) {
  char map[64];
  uid_t uid = geteuid();
  gid_t gid = getegid();
  if (unshare(CLONE_NEWUSER) != 0) return fault_set(fault, "this machine does not let an ordinary user make user namespaces");
  if (!put_file("/proc/self/setgroups", "deny")) return fault_set(fault, "cannot give up groups");
  snprintf(map, sizeof map, "%u %u 1", slot->uid, uid);
  if (!put_file("/proc/self/uid_map", map)) return fault_set(fault, "cannot map the user");
  snprintf(map, sizeof map, "%u %u 1", slot->gid, gid);
  return put_file("/proc/self/gid_map", map) || fault_set(fault, "cannot map the group");
}

static bool configure(struct slot *slot, struct reader *request, struct fault *fault) {
  slot->user_namespace = read_u32(request) != 0;
  slot->uid = read_u32(request);
  slot->gid = read_u32(request);
  enum cgroup_version version = read_u32(request);
  const char *memory = read_string(request), *cpu = read_string(request), *pids = read_string(request), *share = read_string(request);
  if (request->broken) return fault_set(fault, "the configuration is malformed");
  if (!slot->user_namespace && geteuid() != 0) return fault_set(fault, "full isolation needs root");
  cpu_set_t processors;
  slot->processors = sched_getaffinity(0, sizeof processors, &processors) == 0 ? CPU_COUNT(&processors) : 1;
  slot->host_stat = open("/proc/stat", O_RDONLY | O_CLOEXEC);
  slot->host_pressure = open("/proc/pressure/cpu", O_RDONLY | O_CLOEXEC);
  slot->nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (slot->nowhere < 0) return fault_set(fault, "cannot open /dev/null");
  // The OOM killer should never choose the slot. An ordinary user may not set this; programs set the highest score.
  put_file("/proc/self/oom_score_adj", "-1000");
  errno = 0;
  if (!cgroup_open(&slot->group, version, memory, cpu, pids, share, fault)) return false;
  if (slot->user_namespace && !enter_user_namespace(slot, fault)) return false;
  if (unshare(CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS) != 0) return fault_set(fault, "cannot make namespaces");
  if (sethostname("judge", 5) != 0) return fault_set(fault, "cannot set a host name");
  return root_build(request, fault) && confine_for_good(fault);
}

// Waits until the interpreter of a sandbox that stays has booted.
static bool await_boot(struct held *held, struct fault *fault) {
  if (held->mode != MODE_GATED) return true;
  struct notice notice;
  struct pollfd events[] = {{.fd = held->channel, .events = POLLIN}, {.fd = CONTROL_IN, .events = POLLIN}};
  if (poll(events, 2, (int)(held->limits.wall_us / 1000)) <= 0) return fault_set(fault, "an interpreter did not boot in time");
  if (!events[0].revents) return fault_set(fault, "stopped while booting");
  ssize_t got = recv(held->channel, &notice, sizeof notice, MSG_WAITALL);
  errno = 0;
  if (got != sizeof notice) return fault_set(fault, "an interpreter ended while it booted");
  if (notice.kind == NOTICE_FAULT) return fault_set(fault, "%s", notice.fault.text);
  return notice.kind == NOTICE_AT_GATE || fault_set(fault, "an interpreter ended instead of waiting");
}

static bool release(struct slot *slot, struct held *held, const struct frame *frame, struct report *report, struct fault *fault) {
  struct reader request = frame_reader(frame);
  held->limits = read_limits(&request);
  // The files, which init reads for itself, lie between the limits and the input.
  struct reader files = request;
  uint32_t count = read_u32(&files);
  for (uint32_t i = 0; i < count && !files.broken; i++) read_string(&files), read_u32(&files), read_bytes(&files);
  struct bytes input = read_bytes(&files);
  if (files.broken) return fault_set(fault, "a release request is malformed");
  if (!fill_input(held->input, input, fault)) return false;
  if (!cgroup_measure(&slot->group, held->limits.memory_kb, held->limits.tasks, fault)) return false;
  size_t body = (size_t)(files.next - frame->body) - input.length - sizeof(uint32_t);
  struct writer head = {.data = frame->body, .length = body};
  if (!frame_write(held->channel, frame->kind, &head, NULL, 0)) return fault_set(fault, "a waiting interpreter is gone");
  return supervise(slot, held, report, fault);
}

static void start(struct slot *slot, struct held *held, bool *holding, const struct frame *frame) {
  struct fault fault = {0};
  struct sandbox sandbox = {0};
  struct report report = {0};
  struct reader request = frame_reader(frame);
  errno = 0;
  if (*holding) dismiss(slot, held, &fault);
  *holding = false;
  bool ok = !fault.text[0] && (sandbox_read(&sandbox, &request) || fault_set(&fault, "a start request is malformed"));
  if (ok) ok = launch(slot, &sandbox, held, &fault);
  if (ok && (sandbox.mode == MODE_RUN || sandbox.mode == MODE_TALK)) {
    ok = supervise(slot, held, &report, &fault);
    if (ok) ok = reply_result(held, &report);
    if (!dismiss(slot, held, &fault) || !ok) reply_fault(&fault);
    return;
  }
  ok = ok && await_boot(held, &fault);
  *holding = ok;
  if (ok) {
    frame_write(CONTROL_OUT, REPLY_WAITING, NULL, NULL, 0);
    return;
  }
  dismiss(slot, held, &fault);
  reply_fault(&fault);
}

static void finish_gated(struct slot *slot, struct held *held, bool *holding, const struct frame *frame) {
  struct fault fault = {0};
  struct report report = {0};
  bool ok = *holding && held->mode == MODE_GATED ? release(slot, held, frame, &report, &fault)
                                                 : fault_set(&fault, "no interpreter waits here");
  if (ok) ok = reply_result(held, &report);
  if (*holding && !dismiss(slot, held, &fault)) ok = false;
  *holding = false;
  if (!ok) reply_fault(&fault);
}

static void call(struct slot *slot, struct held *held, bool *holding, const struct frame *frame) {
  struct fault fault = {0};
  struct report report = {0};
  struct writer answer = {0};
  struct reader request = frame_reader(frame);
  bool resident = *holding && (held->mode == MODE_SERVICE || held->mode == MODE_FORK_SERVER);
  bool ok = resident ? service_call(slot, held, &request, &answer, &report, &fault)
                     : fault_set(&fault, "no service runs here");
  struct bytes content = {.data = answer.data, .length = answer.length};
  if (ok && answer.length > 0) {
    frame_write(CONTROL_OUT, REPLY_ANSWER, NULL, &content, 1);
    free(answer.data);
    return;
  }
  if (ok) ok = reply_result(held, &report);
  if (*holding && !dismiss(slot, held, &fault)) ok = false;
  *holding = false;
  if (!ok) reply_fault(&fault);
}

static void run_forked(struct slot *slot, struct held *held, bool *holding, const struct frame *frame) {
  struct fault fault = {0};
  struct reader request = frame_reader(frame);
  bool ok = *holding && held->mode == MODE_FORK_SERVER ? fork_series(slot, held, &request, &fault)
                                                       : fault_set(&fault, "no fork server runs here");
  if (ok) return;
  if (*holding) dismiss(slot, held, &fault);
  *holding = false;
  reply_fault(&fault);
}

static bool handle(struct slot *slot, struct held *held, bool *holding, const struct frame *frame) {
  struct fault fault = {0};
  switch (frame->kind) {
    case REQUEST_START:
      start(slot, held, holding, frame);
      return true;
    case REQUEST_RELEASE:
      finish_gated(slot, held, holding, frame);
      return true;
    case REQUEST_CALL:
      call(slot, held, holding, frame);
      return true;
    case REQUEST_FORK:
      run_forked(slot, held, holding, frame);
      return true;
    case REQUEST_STOP:
      if (*holding && !dismiss(slot, held, &fault)) return reply_fault(&fault);
      *holding = false;
      return frame_write(CONTROL_OUT, REPLY_STOPPED, NULL, NULL, 0);
    // The program had ended when the worker sent this.
    case REQUEST_TELL:
    case REQUEST_QUIT:
      return true;
    default:
      fault_set(&fault, "unknown request %u", frame->kind);
      return reply_fault(&fault);
  }
}

int main(void) {
  struct slot slot = {0};
  struct held held = NOTHING_HELD;
  struct fault fault = {0};
  struct frame frame;
  bool holding = false;
  signal(SIGPIPE, SIG_IGN);
  if (frame_read(CONTROL_IN, &frame) != 1 || frame.kind != REQUEST_CONFIGURE) return 2;
  struct reader request = frame_reader(&frame);
  if (!configure(&slot, &request, &fault)) {
    reply_fault(&fault);
    return 1;
  }
  free(frame.body);
  // Set after the new user namespace, because a change of identity clears it.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  frame_write(CONTROL_OUT, REPLY_READY, NULL, NULL, 0);
  while (frame_read(CONTROL_IN, &frame) == 1) {
    bool reachable = handle(&slot, &held, &holding, &frame);
    free(frame.body);
    if (!reachable) break;
  }
  return 0;
}
