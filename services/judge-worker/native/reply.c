#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "slot.h"

bool reply_fault(const struct fault *fault) {
  struct bytes text = {.data = (const uint8_t *)fault->text, .length = strlen(fault->text)};
  return frame_write(CONTROL_OUT, fault->spent ? REPLY_SPENT : REPLY_FAULT, NULL, &text, 1);
}

static struct bytes map_output(int fd, uint64_t at_most) {
  struct stat status;
  if (fstat(fd, &status) != 0 || status.st_size == 0) return (struct bytes){0};
  size_t length = (uint64_t)status.st_size < at_most ? (size_t)status.st_size : (size_t)at_most;
  void *data = length ? mmap(NULL, length, PROT_READ, MAP_SHARED, fd, 0) : MAP_FAILED;
  return data == MAP_FAILED ? (struct bytes){0} : (struct bytes){.data = data, .length = length};
}

// What is kept of a series at most, so that the worker wakes once for many results.
enum { KEPT_BYTES = 65536 };

bool reply_series(const struct held *held, const struct report *report, struct writer *kept) {
  struct writer head = {0};
  write_u32(&head, report->more);
  write_u32(&head, report->ending);
  write_u32(&head, (uint32_t)report->status);
  write_u32(&head, report->oom_killed);
  write_u64(&head, report->cpu_us);
  write_u64(&head, report->wall_us);
  write_u64(&head, report->memory_kb);
  write_u64(&head, report->tasks);
  write_u64(&head, report->output_bytes);
  write_u64(&head, report->steal_ms);
  write_u64(&head, report->pressure_us);
  struct bytes output = map_output(held->output, held->limits.output_bytes);
  struct bytes streams[] = {output, {.data = held->errors.kept.data, .length = held->errors.kept.length}};
  bool sent = true;
  if (report->more && kept->length + output.length + streams[1].length < KEPT_BYTES) {
    frame_keep(kept, REPLY_RESULT, &head, streams, 2);
  } else {
    sent = write_all(CONTROL_OUT, kept->data, kept->length) && frame_write(CONTROL_OUT, REPLY_RESULT, &head, streams, 2);
    kept->length = 0;
  }
  if (output.data) munmap((void *)output.data, output.length);
  free(head.data);
  return sent;
}

bool reply_result(const struct held *held, const struct report *report) {
  struct writer nothing = {0};
  return reply_series(held, report, &nothing);
}
