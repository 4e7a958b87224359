#define _GNU_SOURCE
#include "talk.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "slot.h"

static void close_end(int *fd) {
  if (*fd >= 0) close(*fd);
  *fd = -1;
}

bool talk_open(struct talk *talk, struct fault *fault) {
  int in[2], out[2];
  *talk = NO_TALK;
  if (pipe2(in, O_CLOEXEC) != 0) return fault_set(fault, "cannot make a pipe");
  talk->program_in = in[0];
  talk->in = in[1];
  if (pipe2(out, O_CLOEXEC) != 0) return fault_set(fault, "cannot make a pipe");
  talk->out = out[0];
  talk->program_out = out[1];
  // The program is another user and may open the pipes as /dev/stdin and /dev/stdout.
  if (fchmod(in[0], 0444) != 0 || fchmod(out[1], 0222) != 0 || fcntl(talk->in, F_SETFL, O_NONBLOCK) != 0 ||
      fcntl(talk->out, F_SETFL, O_NONBLOCK) != 0)
    return fault_set(fault, "cannot prepare a pipe");
  return true;
}

void talk_began(struct talk *talk) {
  close_end(&talk->program_in);
  close_end(&talk->program_out);
}

void talk_close(struct talk *talk) {
  talk_began(talk);
  close_end(&talk->in);
  close_end(&talk->out);
  free(talk->told.data);
  *talk = NO_TALK;
}

void talk_tell(struct talk *talk, struct bytes content) {
  if (talk->in < 0) return;
  if (content.length == 0) talk->told_all = true;
  else write_raw(&talk->told, content.data, content.length);
  talk_feed(talk);
}

int talk_awaits_reader(const struct talk *talk) { return talk->taken < talk->told.length ? talk->in : -1; }

int talk_awaits_writer(const struct talk *talk, uint64_t at_most) { return talk->said <= at_most ? talk->out : -1; }

void talk_feed(struct talk *talk) {
  bool reads = talk->in >= 0;
  while (reads && talk->taken < talk->told.length) {
    ssize_t put = write(talk->in, talk->told.data + talk->taken, talk->told.length - talk->taken);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0 && errno == EAGAIN) break;
    // The program has closed its standard input.
    if (put <= 0) reads = false;
    else talk->taken += (size_t)put;
  }
  errno = 0;
  bool passed_on = talk->taken == talk->told.length;
  if (!reads || passed_on) talk->told.length = talk->taken = 0;
  if (!reads || (passed_on && talk->told_all)) close_end(&talk->in);
}

void talk_hear(struct talk *talk, uint64_t at_most) {
  uint8_t buffer[65536];
  while (talk->out >= 0 && talk->said <= at_most) {
    uint64_t wanted = at_most + 1 - talk->said;
    ssize_t got = read(talk->out, buffer, wanted < sizeof buffer ? (size_t)wanted : sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) break;
    struct bytes piece = {.data = buffer, .length = (size_t)got};
    frame_write(CONTROL_OUT, REPLY_SAID, NULL, &piece, 1);
    talk->said += (uint64_t)got;
    if (got == 0) close_end(&talk->out);
  }
  errno = 0;
}
