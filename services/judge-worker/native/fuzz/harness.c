// Feeds bytes to every place where the slot and its init parse what they did not write: frames and requests of the worker,
// answers of resident services and fork servers, and files of /proc that name hostile processes. Built with sanitizers.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>

// Their static functions are what is tested.
#include "../box.c"
#include "../census.c"
#include "../fork_server.c"
#include "../service.c"
#include "../launch.c"

#include "harness.h"

enum { MOST_FRAMES = 64 };

static int memory_with(const uint8_t *data, size_t size) {
  int fd = memfd_create("input", MFD_CLOEXEC);
  if (fd < 0 || !write_all(fd, data, size) || lseek(fd, 0, SEEK_SET) != 0) abort();
  return fd;
}

// Reads every byte of what a parser returned, so that a sanitizer sees each one that is not there.
static uint64_t touch(struct bytes bytes) {
  uint64_t sum = 0;
  for (size_t i = 0; i < bytes.length; i++) sum += bytes.data[i];
  return sum;
}

static void parse_start(const uint8_t *data, size_t size) {
  struct sandbox sandbox = {0};
  struct reader request = {.next = data, .left = size};
  if (!sandbox_read(&sandbox, &request)) return;
  volatile uint64_t sum = touch(sandbox.input) + strlen(sandbox.ready) + strlen(sandbox.gate);
  for (char **at = sandbox.arguments; *at; at++) sum += strlen(*at);
  for (char **at = sandbox.environment; *at; at++) sum += strlen(*at);
}

// The walk over the files in main.c's release().
static void parse_release(const uint8_t *data, size_t size) {
  struct reader files = {.next = data, .left = size};
  volatile uint64_t sum = read_limits(&files).cpu_us;
  uint32_t count = read_u32(&files);
  for (uint32_t i = 0; i < count && !files.broken; i++) {
    sum += strlen(read_string(&files)) + read_u32(&files) + touch(read_bytes(&files));
  }
  sum += touch(read_bytes(&files));
}

// The walk over the inputs in fork_server.c's fork_series().
static void parse_series(const uint8_t *data, size_t size) {
  struct reader request = {.next = data, .left = size};
  volatile uint64_t sum = read_limits(&request).cpu_us + read_u64(&request);
  for (uint32_t left = read_u32(&request); left > 0 && !request.broken; left--) sum += touch(read_bytes(&request));
}

static void parse_frames(const uint8_t *data, size_t size) {
  int fd = memory_with(data, size);
  struct frame frame;
  for (int i = 0; i < MOST_FRAMES && frame_read(fd, &frame) == 1; i++) {
    parse_start(frame.body, frame.length);
    parse_release(frame.body, frame.length);
    parse_series(frame.body, frame.length);
    free(frame.body);
  }
  close(fd);
}

static void parse_answer(const uint8_t *data, size_t size) {
  int ends[2];
  struct fault fault = {0};
  struct writer answer = {0};
  struct exchange exchange = {.answer = &answer};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) abort();
  // In two pieces, so that a head may be torn.
  size_t first = size > 2 ? data[0] % size : size;
  if (send(ends[1], data, first, MSG_DONTWAIT) < 0) first = size;
  bool more = receive_some(ends[0], &exchange, &fault);
  if (first < size) send(ends[1], data + first, size - first, MSG_DONTWAIT);
  close(ends[1]);
  while (more && !complete(&exchange)) more = receive_some(ends[0], &exchange, &fault);
  if (answer.length > exchange.expected) abort();
  volatile uint64_t sum = touch((struct bytes){.data = answer.data, .length = answer.length});
  (void)sum;
  free(answer.data);
  close(ends[0]);
}

static void parse_child(const uint8_t *data, size_t size) {
  int ends[2];
  struct fault fault = {0};
  struct held held = NOTHING_HELD;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) abort();
  held.service = ends[0];
  union {
    char buffer[CMSG_SPACE(2 * sizeof(int))];
    struct cmsghdr align;
  } control = {0};
  struct iovec part = {.iov_base = (void *)(size ? data + 1 : data), .iov_len = size > 1 ? size - 1 : 0};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  int descriptors = size ? data[0] % 3 : 0;
  if (descriptors > 0) {
    message.msg_control = control.buffer;
    message.msg_controllen = CMSG_SPACE((size_t)descriptors * sizeof(int));
    struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
    *rights = (struct cmsghdr){.cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN((size_t)descriptors * sizeof(int))};
    int sent[2] = {ends[1], ends[1]};
    memcpy(CMSG_DATA(rights), sent, (size_t)descriptors * sizeof(int));
  }
  sendmsg(ends[1], &message, MSG_NOSIGNAL | MSG_DONTWAIT);
  close(ends[1]);
  if (receive_child(&held, &fault)) close(held.child);
  close(ends[0]);
}

static void parse_process(const uint8_t *data, size_t size) {
  char text[4096];
  size_t length = size < sizeof text - 1 ? size : sizeof text - 1;
  memcpy(text, data, length);
  text[length] = 0;
  volatile uint64_t sum = cpu_of(text) + status_field(text, "RssAnon:") + status_field(text, "Threads:");
  (void)sum;
}

// Names only: the files themselves would be written where the fuzzer runs.
static void parse_names(const uint8_t *data, size_t size) {
  char name[600];
  size_t length = size < sizeof name - 1 ? size : sizeof name - 1;
  memcpy(name, data, length);
  name[length] = 0;
  if (!is_plain_name(name)) return;
  char path[256];
  if (snprintf(path, sizeof path, "%s", name) >= (int)sizeof path) abort();
  if (path[0] == '/' || strstr(path, "..")) abort();
}

// Pieces of input for a program that talks, with a program that sometimes reads and at last does not.
static void parse_talk(const uint8_t *data, size_t size) {
  struct talk talk;
  struct fault fault = {0};
  struct frame frame;
  uint8_t taken[512];
  int fd = memory_with(data, size);
  if (!talk_open(&talk, &fault)) abort();
  fcntl(talk.program_in, F_SETFL, O_NONBLOCK);
  for (int i = 0; i < MOST_FRAMES && frame_read(fd, &frame) == 1; i++) {
    struct reader request = frame_reader(&frame);
    talk_tell(&talk, read_bytes(&request));
    if (frame.kind % 2 == 0) (void)!read(talk.program_in, taken, sizeof taken);
    if (frame.kind % 5 == 0) talk_began(&talk);
    talk_feed(&talk);
    if (talk.taken > talk.told.length) abort();
    free(frame.body);
  }
  talk_close(&talk);
  close(fd);
}

void parse_one(const uint8_t *data, size_t size) {
  static void (*const PARSERS[])(const uint8_t *, size_t) = {parse_frames, parse_start,   parse_release, parse_answer,
                                                              parse_child,  parse_process, parse_names,   parse_talk};
  if (size == 0) return;
  PARSERS[data[0] % (sizeof PARSERS / sizeof *PARSERS)](data + 1, size - 1);
}
