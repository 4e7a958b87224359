#define _GNU_SOURCE
#include "fork_protocol.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "slot.h"

// A fork server that takes longer to start a child is stuck.
enum { START_DEADLINE_MS = 10000 };

static bool send_test(const struct held *held, const struct fork_test *test, struct fault *fault) {
  uint8_t kind = FORK_TEST;
  struct iovec parts[] = {{.iov_base = &kind, .iov_len = 1}, {.iov_base = (void *)test, .iov_len = sizeof *test}};
  int stdio[] = {held->input, held->output, held->errors.to};
  union {
    char buffer[CMSG_SPACE(sizeof stdio)];
    struct cmsghdr align;
  } control = {0};
  struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2, .msg_control = control.buffer, .msg_controllen = sizeof control.buffer};
  struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
  rights->cmsg_level = SOL_SOCKET;
  rights->cmsg_type = SCM_RIGHTS;
  rights->cmsg_len = CMSG_LEN(sizeof stdio);
  memcpy(CMSG_DATA(rights), stdio, sizeof stdio);
  return sendmsg(held->service, &message, MSG_NOSIGNAL) == 1 + sizeof *test || fault_set(fault, "the fork server is gone");
}

static bool receive_child(struct held *held, struct fault *fault) {
  struct pollfd started = {.fd = held->service, .events = POLLIN};
  if (poll(&started, 1, START_DEADLINE_MS) != 1) return fault_set(fault, "the fork server does not start a test");
  uint8_t kind = 0;
  struct iovec part = {.iov_base = &kind, .iov_len = 1};
  union {
    char buffer[CMSG_SPACE(sizeof(int))];
    struct cmsghdr align;
  } control = {0};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.buffer, .msg_controllen = sizeof control.buffer};
  ssize_t got = recvmsg(held->service, &message, MSG_CMSG_CLOEXEC);
  struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
  errno = 0;
  if (got != 1 || kind != FORK_STARTED || !rights || rights->cmsg_type != SCM_RIGHTS) return fault_set(fault, "the fork server could not start a test");
  memcpy(&held->child, CMSG_DATA(rights), sizeof held->child);
  return true;
}

static void drop_stdio(struct held *held) {
  close(held->input);
  close(held->output);
  errors_close(&held->errors);
  held->input = held->output = -1;
}

static bool fresh_stdio(struct held *held, struct bytes input, struct fault *fault) {
  held->input = memory_file("stdin", false);
  held->output = memory_file("stdout", true);
  if (held->input < 0 || held->output < 0) return fault_set(fault, "cannot make files in memory");
  if (!errors_open(&held->errors, fault)) return false;
  return fill_input(held->input, input, fault);
}

static bool run_test(struct slot *slot, struct held *held, struct bytes input, struct report *report, struct fault *fault) {
  drop_stdio(held);
  if (!cgroup_settle(&slot->group, &held->test_floor_kb, SETTLED_KB, fault)) return false;
  if (!fresh_stdio(held, input, fault)) return false;
  cgroup_set_aside(&slot->group);
  // The booted interpreter, its threads and the submission's fork server do not count as the test's.
  held->residents = cgroup_tasks(&slot->group);
  if (!cgroup_measure(&slot->group, held->limits.memory_kb, held->limits.tasks + held->residents, fault)) return false;
  struct fork_test test = {.limits = held->limits, .uid = slot->uid, .gid = slot->gid};
  if (!send_test(held, &test, fault) || !receive_child(held, fault)) return false;
  bool ok = supervise(slot, held, report, fault);
  close(held->child);
  held->child = -1;
  return ok;
}

// Whether the worker has sent something, which is a request to stop.
static bool is_called(void) {
  struct pollfd control = {.fd = CONTROL_IN, .events = POLLIN};
  return poll(&control, 1, 0) != 0;
}

bool fork_series(struct slot *slot, struct held *held, struct reader *request, struct fault *fault) {
  held->limits = read_limits(request);
  uint64_t until = now_us() + read_u64(request);
  uint32_t left = read_u32(request);
  struct writer kept = {0};
  struct report report = {.more = true};
  bool ok = true;
  while (ok && report.more) {
    struct bytes input = read_bytes(request);
    ok = request->broken ? fault_set(fault, "a test request is malformed") : run_test(slot, held, input, &report, fault);
    report.more = left > 1 && report.ending == ENDED_BY_ITSELF && now_us() < until && !is_called();
    left--;
    if (ok) ok = reply_series(held, &report, &kept);
  }
  free(kept.data);
  return ok;
}
