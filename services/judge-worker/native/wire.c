#include "wire.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_FRAME = 256 << 20 };

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
  uint32_t length;
  ssize_t first;
  do first = read(fd, &length, sizeof length);
  while (first < 0 && errno == EINTR);
  if (first == 0) return 0;
  if (first < 0) return -1;
  if ((size_t)first < sizeof length &&
      !read_all(fd, (uint8_t *)&length + first, sizeof length - (size_t)first))
    return -1;
  if (length < sizeof frame->kind || length > MAX_FRAME) return -1;
  if (!read_all(fd, &frame->kind, sizeof frame->kind)) return -1;
  frame->length = length - sizeof frame->kind;
  frame->body = malloc(frame->length + 1);
  if (!frame->body) return -1;
  if (!read_all(fd, frame->body, frame->length)) {
    free(frame->body);
    return -1;
  }
  return 1;
}

bool frame_write(int fd, uint32_t kind, const struct writer *head, const struct bytes *extra, int extras) {
  size_t length = sizeof kind + (head ? head->length : 0);
  for (int i = 0; i < extras; i++) length += sizeof(uint32_t) + extra[i].length;
  uint32_t prefix[2] = {(uint32_t)length, kind};
  if (!write_all(fd, prefix, sizeof prefix)) return false;
  if (head && !write_all(fd, head->data, head->length)) return false;
  for (int i = 0; i < extras; i++) {
    uint32_t size = (uint32_t)extra[i].length;
    if (!write_all(fd, &size, sizeof size) || !write_all(fd, extra[i].data, size)) return false;
  }
  return true;
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
