#define _GNU_SOURCE
#include "serving.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../box.h"
#include "../confine.h"
#include "../sandbox.h"

bool serving_receive(int slot, struct fork_request *request) {
  *request = (struct fork_request){.stdio = {-1, -1, -1}};
  struct iovec part = {.iov_base = &request->kind, .iov_len = 1};
  union {
    char buffer[CMSG_SPACE(sizeof request->stdio)];
    struct cmsghdr align;
  } control = {0};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.buffer, .msg_controllen = sizeof control.buffer};
  ssize_t got;
  do got = recvmsg(slot, &message, MSG_CMSG_CLOEXEC);
  while (got < 0 && errno == EINTR);
  if (got != 1) return false;
  if (request->kind == FORK_PREPARE) {
    uint8_t head[4];
    if (!read_all(slot, head, sizeof head)) return false;
    request->length = (size_t)head[0] << 24 | (size_t)head[1] << 16 | (size_t)head[2] << 8 | head[3];
    return true;
  }
  if (request->kind == FORK_END) return true;
  struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
  if (request->kind != FORK_TEST || !rights || !read_all(slot, &request->test, sizeof request->test)) return false;
  memcpy(request->stdio, CMSG_DATA(rights), sizeof request->stdio);
  return true;
}

bool serving_answer(int slot, const void *text, size_t length) {
  uint8_t head[4] = {(uint8_t)(length >> 24), (uint8_t)(length >> 16), (uint8_t)(length >> 8), (uint8_t)length};
  return write_all(slot, head, sizeof head) && write_all(slot, text, length);
}

static bool private_view(const struct fork_test *test, const char *name, struct bytes source, struct fault *fault) {
  if (unshare(CLONE_NEWNS | CLONE_NEWIPC) != 0) return fault_set(fault, "cannot make a private view");
  if (!box_mount_files(&test->limits, fault)) return false;
  int fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0444);
  bool written = fd >= 0 && write_all(fd, source.data, source.length);
  if (fd >= 0) close(fd);
  return written || fault_set(fault, "cannot write the source");
}

void serving_confine(const struct fork_request *request, const char *name, struct bytes source) {
  const struct fork_test *test = &request->test;
  struct fault fault = {0};
  int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (score >= 0) {
    (void)!write(score, "1000", 4);
    close(score);
  }
  setsid();
  for (int fd = 0; fd < 3; fd++)
    if (dup2(request->stdio[fd], fd) < 0) _exit(NOT_CONFINED);
  for (int fd = 0; fd < 3; fd++) close(request->stdio[fd]);
  if (!private_view(test, name, source, &fault) || !box_hide_mounts(&fault) || !confine_resources(&test->limits, true, &fault) ||
      !confine_identity(test->uid, test->gid, &fault) || !confine_system_calls(false, true, &fault))
    _exit(NOT_CONFINED);
}

static void send_started(int slot, int child) {
  uint8_t kind = FORK_STARTED;
  struct iovec part = {.iov_base = &kind, .iov_len = 1};
  union {
    char buffer[CMSG_SPACE(sizeof child)];
    struct cmsghdr align;
  } control = {0};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.buffer, .msg_controllen = sizeof control.buffer};
  struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
  rights->cmsg_level = SOL_SOCKET;
  rights->cmsg_type = SCM_RIGHTS;
  rights->cmsg_len = CMSG_LEN(sizeof child);
  memcpy(CMSG_DATA(rights), &child, sizeof child);
  sendmsg(slot, &message, MSG_NOSIGNAL);
}

bool serving_watch(int slot, pid_t child, const int stdio[3]) {
  int status;
  struct rusage usage;
  for (int i = 0; i < 3; i++) close(stdio[i]);
  int descriptor = (int)syscall(SYS_pidfd_open, child, 0);
  if (descriptor < 0) return false;
  send_started(slot, descriptor);
  close(descriptor);
  if (wait4(child, &status, 0, &usage) != child) return false;
  struct notice notice = {.kind = NOTICE_EXITED, .status = status, .peak_rss_kb = (uint64_t)usage.ru_maxrss};
  notice.cpu_us = (uint64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000u +
                  (uint64_t)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
  return write_all(slot, &notice, sizeof notice);
}
