#include "wire.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MAX_FRAME = 256 << 20, MAX_EXTRAS = 2 };

bool read_all(int fd, void *buffer, size_t length) {
  uint8_t *at = buffer;
  while (length > 0) {
    ssize_t got = read(fd, at, length);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    at += got;
    length -= (size_t)got;
  }
  return true;
}

bool write_all(int fd, const void *buffer, size_t length) {
  const uint8_t *at = buffer;
  while (length > 0) {
    ssize_t put = write(fd, at, length);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    at += put;
    length -= (size_t)put;
  }
  return true;
}

int frame_read(int fd, struct frame *frame) {
  uint32_t prefix[2];
  ssize_t first;
  do first = read(fd, prefix, sizeof prefix);
  while (first < 0 && errno == EINTR);
  if (first == 0) return 0;
  if (first < 0 || !read_all(fd, (uint8_t *)prefix + first, sizeof prefix - (size_t)first)) return -1;
  if (prefix[0] < sizeof frame->kind || prefix[0] > MAX_FRAME) return -1;
  frame->kind = prefix[1];
  frame->length = prefix[0] - sizeof frame->kind;
  frame->body = malloc(frame->length + 1);
  if (!frame->body) return -1;
  if (!read_all(fd, frame->body, frame->length)) {
    free(frame->body);
    return -1;
  }
  return 1;
}

// Writes the parts by one system call where the pipe takes them, so that the reader wakes once.
static bool write_parts(int fd, struct iovec *parts, int count) {
  while (count > 0) {
    ssize_t put = writev(fd, parts, count);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    for (; count > 0 && (size_t)put >= parts->iov_len; parts++, count--) put -= (ssize_t)parts->iov_len;
    if (count == 0) return true;
    parts->iov_base = (uint8_t *)parts->iov_base + put;
    parts->iov_len -= (size_t)put;
  }
  return true;
}

// The parts of one frame, which point at `sizes`, `prefix` and what the caller gave.
struct gathered {
  uint32_t prefix[2];
  uint32_t sizes[MAX_EXTRAS];
  struct iovec parts[2 + 2 * MAX_EXTRAS];
  int count;
};

static void gather(struct gathered *frame, uint32_t kind, const struct writer *head, const struct bytes *extra, int extras) {
  struct iovec *part = frame->parts;
  size_t length = sizeof kind;
  *part++ = (struct iovec){.iov_base = frame->prefix, .iov_len = sizeof frame->prefix};
  if (head) *part++ = (struct iovec){.iov_base = head->data, .iov_len = head->length};
  if (head) length += head->length;
  for (int i = 0; i < extras && i < MAX_EXTRAS; i++) {
    frame->sizes[i] = (uint32_t)extra[i].length;
    *part++ = (struct iovec){.iov_base = &frame->sizes[i], .iov_len = sizeof frame->sizes[i]};
    *part++ = (struct iovec){.iov_base = (void *)extra[i].data, .iov_len = extra[i].length};
    length += sizeof frame->sizes[i] + extra[i].length;
  }
  frame->prefix[0] = (uint32_t)length;
  frame->prefix[1] = kind;
  frame->count = (int)(part - frame->parts);
}

bool frame_write(int fd, uint32_t kind, const struct writer *head, const struct bytes *extra, int extras) {
  struct gathered frame;
  gather(&frame, kind, head, extra, extras);
  return write_parts(fd, frame.parts, frame.count);
}

void frame_keep(struct writer *kept, uint32_t kind, const struct writer *head, const struct bytes *extra, int extras) {
  struct gathered frame;
  gather(&frame, kind, head, extra, extras);
  for (int i = 0; i < frame.count; i++) write_raw(kept, frame.parts[i].iov_base, frame.parts[i].iov_len);
}

struct reader frame_reader(const struct frame *frame) {
  return (struct reader){.next = frame->body, .left = frame->length, .broken = false};
}

static const void *take(struct reader *reader, size_t length) {
  if (reader->broken || reader->left < length) {
    reader->broken = true;
    return NULL;
  }
  const void *at = reader->next;
  reader->next += length;
  reader->left -= length;
  return at;
}

uint32_t read_u32(struct reader *reader) {
  uint32_t value = 0;
  const void *at = take(reader, sizeof value);
  if (at) memcpy(&value, at, sizeof value);
  return value;
}

uint64_t read_u64(struct reader *reader) {
  uint64_t value = 0;
  const void *at = take(reader, sizeof value);
  if (at) memcpy(&value, at, sizeof value);
  return value;
}

struct bytes read_bytes(struct reader *reader) {
  uint32_t length = read_u32(reader);
  const void *at = take(reader, length);
  return at ? (struct bytes){.data = at, .length = length} : (struct bytes){.data = NULL, .length = 0};
}

const char *read_string(struct reader *reader) {
  struct bytes text = read_bytes(reader);
  if (text.length == 0 || text.data[text.length - 1] != 0) {
    reader->broken = true;
    return "";
  }
  return (const char *)text.data;
}

void write_raw(struct writer *writer, const void *data, size_t length) {
  if (length == 0) return;
  if (writer->length + length > writer->capacity) {
    size_t capacity = (writer->length + length) * 2;
    uint8_t *grown = realloc(writer->data, capacity);
    if (!grown) abort();
    writer->data = grown;
    writer->capacity = capacity;
  }
  memcpy(writer->data + writer->length, data, length);
  writer->length += length;
}

void write_u32(struct writer *writer, uint32_t value) { write_raw(writer, &value, sizeof value); }

void write_u64(struct writer *writer, uint64_t value) { write_raw(writer, &value, sizeof value); }
