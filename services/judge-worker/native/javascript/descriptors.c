#define _GNU_SOURCE
#include "descriptors.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { FIRST = 3, LAST = 255, MOST = 64, MOST_WATCHED = 64, MOST_BYTES = 256 };

struct pipe_pair {
  unsigned long long inode;
  int ends[2];
  int flags[2];
  size_t length;
  char content[MOST_BYTES];
};
struct counter {
  int fd, flags;
  unsigned count;
};
struct queue {
  int fd;
};
struct watched {
  int queue, fd;
  struct epoll_event event;
};

static struct pipe_pair pipes[MOST];
static struct counter counters[MOST];
static struct queue queues[MOST];
static struct watched watches[MOST_WATCHED];
static int pipe_count, counter_count, queue_count, watch_count;

static bool note_pipe(int fd, const char *target) {
  unsigned long long inode = strtoull(target + strlen("pipe:["), NULL, 10);
  int flags = fcntl(fd, F_GETFL);
  struct pipe_pair *pair = pipes;
  while (pair < pipes + pipe_count && pair->inode != inode) pair++;
  if (pair == pipes + pipe_count) {
    if (pipe_count++ == MOST) return false;
    *pair = (struct pipe_pair){.inode = inode, .ends = {-1, -1}};
  }
  int end = (flags & O_ACCMODE) == O_RDONLY ? 0 : 1;
  if (pair->ends[end] >= 0) return false;
  pair->ends[end] = fd;
  pair->flags[end] = flags & O_NONBLOCK;
  return true;
}

static bool read_details(int fd, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fdinfo/%d", fd);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t length = file < 0 ? -1 : read(file, text, size - 1);
  if (file >= 0) close(file);
  text[length > 0 ? length : 0] = 0;
  return length > 0 && (size_t)length < size - 1;
}

static bool note_counter(int fd) {
  char text[1024];
  if (counter_count == MOST || !read_details(fd, text, sizeof text)) return false;
  const char *count = strstr(text, "eventfd-count:");
  if (!count) return false;
  counters[counter_count++] = (struct counter){
      .fd = fd, .flags = fcntl(fd, F_GETFL) & O_NONBLOCK, .count = (unsigned)strtoul(count + strlen("eventfd-count:"), NULL, 16)};
  return true;
}

static bool note_queue(int fd) {
  char text[8192];
  if (queue_count == MOST || !read_details(fd, text, sizeof text)) return false;
  queues[queue_count++] = (struct queue){.fd = fd};
  for (const char *line = strstr(text, "tfd:"); line; line = strstr(line + 1, "tfd:")) {
    int watched;
    unsigned events;
    unsigned long long data;
    if (watch_count == MOST_WATCHED || sscanf(line, "tfd: %d events: %x data: %llx", &watched, &events, &data) != 3) return false;
    watches[watch_count++] = (struct watched){.queue = fd, .fd = watched, .event = {.events = events, .data.u64 = data}};
  }
  return true;
}

// What lies in a pipe is read and written back.
static bool note_contents(struct pipe_pair *pair) {
  int waiting = 0;
  if (pair->ends[0] < 0 || pair->ends[1] < 0) return false;
  if (ioctl(pair->ends[0], FIONREAD, &waiting) != 0 || waiting > MOST_BYTES) return false;
  if (waiting == 0) return true;
  pair->length = (size_t)waiting;
  return read(pair->ends[0], pair->content, pair->length) == waiting && write(pair->ends[1], pair->content, pair->length) == waiting;
}

bool descriptors_note(void) {
  char path[64], target[128];
  for (int fd = FIRST; fd <= LAST; fd++) {
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(path, target, sizeof target - 1);
    if (length < 0) continue;
    target[length] = 0;
    if (strncmp(target, "pipe:[", 6) == 0 && !note_pipe(fd, target)) return false;
    if (strcmp(target, "anon_inode:[eventfd]") == 0 && !note_counter(fd)) return false;
    if (strcmp(target, "anon_inode:[eventpoll]") == 0 && !note_queue(fd)) return false;
  }
  for (int i = 0; i < pipe_count; i++)
    if (!note_contents(&pipes[i])) return false;
  return true;
}

static bool put_at(int fresh, int fd) {
  bool ok = fresh >= 0 && dup3(fresh, fd, O_CLOEXEC) == fd;
  if (fresh >= 0) close(fresh);
  return ok;
}

static bool renew_pipe(const struct pipe_pair *pair) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  bool ok = pair->length == 0 || write(ends[1], pair->content, pair->length) == (ssize_t)pair->length;
  for (int end = 0; end < 2; end++) {
    ok = ok && fcntl(ends[end], F_SETFL, pair->flags[end]) == 0;
    ok = put_at(ends[end], pair->ends[end]) && ok;
  }
  return ok;
}

bool descriptors_renew(void) {
  for (int i = 0; i < pipe_count; i++)
    if (!renew_pipe(&pipes[i])) return false;
  for (int i = 0; i < counter_count; i++)
    if (!put_at(eventfd(counters[i].count, EFD_CLOEXEC | (counters[i].flags ? EFD_NONBLOCK : 0)), counters[i].fd)) return false;
  for (int i = 0; i < queue_count; i++)
    if (!put_at(epoll_create1(EPOLL_CLOEXEC), queues[i].fd)) return false;
  for (int i = 0; i < watch_count; i++) {
    struct epoll_event event = watches[i].event;
    if (epoll_ctl(watches[i].queue, EPOLL_CTL_ADD, watches[i].fd, &event) != 0) return false;
  }
  return true;
}
