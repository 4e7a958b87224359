// Length-prefixed frames between the worker and a slot, and between a slot and its init process.
// A frame is u32 length of what follows, u32 kind, body. Numbers are little endian.
#ifndef EVIDENT_WIRE_H
#define EVIDENT_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum request_kind {
  REQUEST_CONFIGURE = 1,
  REQUEST_START = 2,    // begin a sandbox; its mode decides what follows
  REQUEST_RELEASE = 3,  // give a waiting interpreter its files and input
  REQUEST_CALL = 4,     // one question to a resident service
  REQUEST_FORK = 5,     // a series of tests in a fork server
  REQUEST_STOP = 6,     // end whatever runs
  REQUEST_TELL = 7,     // more standard input of a program that talks; none is its end
  REQUEST_QUIT = 8,     // end a program that talks, and report
};

enum reply_kind {
  REPLY_READY = 1,
  REPLY_FAULT = 2,    // the platform failed; body is one sentence
  REPLY_WAITING = 3,  // a started sandbox has booted
  REPLY_RESULT = 4,
  REPLY_ANSWER = 5,  // a service's answer
  REPLY_STOPPED = 6,
  REPLY_SPENT = 7,  // as a fault, but a new slot can do the work
  REPLY_SAID = 8,   // more standard output of a program that talks; none is its end
};

struct frame {
  uint32_t kind;
  uint8_t *body;
  size_t length;
};

struct bytes {
  const uint8_t *data;
  size_t length;
};

// Reads fields in order. After a field that does not fit, `broken` is set and every read gives zero.
struct reader {
  const uint8_t *next;
  size_t left;
  bool broken;
};

struct writer {
  uint8_t *data;
  size_t length;
  size_t capacity;
};

// Returns 1 for a frame, whose body the caller frees; 0 at end of file; -1 on an error or for a frame that is too large.
int frame_read(int fd, struct frame *frame);
// Writes `head` and then each of `extra`, at most two, without copying it. Returns false when the peer is gone.
bool frame_write(int fd, uint32_t kind, const struct writer *head, const struct bytes *extra, int extras);
// Appends the same bytes to `kept`, to be written later together with others.
void frame_keep(struct writer *kept, uint32_t kind, const struct writer *head, const struct bytes *extra, int extras);

struct reader frame_reader(const struct frame *frame);
uint32_t read_u32(struct reader *reader);
uint64_t read_u64(struct reader *reader);
struct bytes read_bytes(struct reader *reader);
// The result points into the frame. The sender wrote the NUL at its end.
const char *read_string(struct reader *reader);

void write_u32(struct writer *writer, uint32_t value);
void write_u64(struct writer *writer, uint64_t value);
void write_raw(struct writer *writer, const void *data, size_t length);

bool read_all(int fd, void *buffer, size_t length);
bool write_all(int fd, const void *buffer, size_t length);

#endif
