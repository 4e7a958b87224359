// What a sandbox may use, in the order in which src/sandbox/wire.ts sends it.
#ifndef EVIDENT_LIMITS_H
#define EVIDENT_LIMITS_H

#include <stdint.h>

#include "wire.h"

struct limits {
  uint64_t cpu_us;
  uint64_t wall_us;
  uint64_t memory_kb;
  uint64_t output_bytes;
  uint64_t stderr_bytes;
  uint64_t tasks;     // processes and threads
  uint64_t files_kb;  // private files
  uint64_t stack_kb;
};

static inline struct limits read_limits(struct reader *reader) {
  struct limits limits;
  limits.cpu_us = read_u64(reader);
  limits.wall_us = read_u64(reader);
  limits.memory_kb = read_u64(reader);
  limits.output_bytes = read_u64(reader);
  limits.stderr_bytes = read_u64(reader);
  limits.tasks = read_u64(reader);
  limits.files_kb = read_u64(reader);
  limits.stack_kb = read_u64(reader);
  return limits;
}

#endif
