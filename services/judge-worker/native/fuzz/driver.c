// Runs the harness: under AFL++ as its persistent loop, otherwise by itself on changed copies of the seeds.
// Usage: driver <seconds> <file for the input in hand> <seed>...
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "harness.h"

enum { LARGEST = 4096, MOST_SEEDS = 256, MOST_CHANGES = 8, HANG_S = 10 };

#ifdef __AFL_COMPILER

int main(void) {
  static uint8_t input[LARGEST];
  while (__AFL_LOOP(20000)) {
    ssize_t size = read(0, input, sizeof input);
    if (size > 0) parse_one(input, (size_t)size);
  }
  return 0;
}

#else

struct seed {
  uint8_t data[LARGEST];
  size_t size;
};

static struct seed seeds[MOST_SEEDS];
static uint64_t state;

static uint64_t random_below(uint64_t most) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return most ? state % most : 0;
}

static void put_number(uint8_t *data, size_t size) {
  static const uint64_t EDGES[] = {0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, UINT64_MAX};
  uint64_t edge = EDGES[random_below(sizeof EDGES / sizeof *EDGES)];
  size_t width = (size_t)1 << random_below(4);
  if (size < width) return;
  memcpy(data + random_below(size - width + 1), &edge, width);
}

static size_t change(uint8_t *data, size_t size) {
  size_t at = random_below(size), length = random_below(16);
  switch (random_below(5)) {
    case 0:
      if (size) data[at] ^= (uint8_t)(1 << random_below(8));
      return size;
    case 1:
      put_number(data, size);
      return size;
    case 2:  // insert
      if (size + length > LARGEST) return size;
      memmove(data + at + length, data + at, size - at);
      for (size_t i = 0; i < length; i++) data[at + i] = (uint8_t)random_below(256);
      return size + length;
    case 3:  // remove
      if (at + length > size) return size;
      memmove(data + at, data + at + length, size - at - length);
      return size - length;
    default: {  // a piece of another seed
      const struct seed *other = &seeds[random_below(MOST_SEEDS)];
      if (other->size < length || at + length > size) return size;
      memcpy(data + at, other->data + random_below(other->size - length + 1), length);
      return size;
    }
  }
}

int main(int count, char **arguments) {
  if (count < 4) return 2;
  size_t known = 0;
  for (int i = 3; i < count && known < MOST_SEEDS; i++) {
    int fd = open(arguments[i], O_RDONLY | O_CLOEXEC);
    ssize_t size = fd < 0 ? -1 : read(fd, seeds[known].data, LARGEST);
    if (size <= 0) return 2;
    seeds[known++].size = (size_t)size;
    close(fd);
  }
  int file = open(arguments[2], O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0 || ftruncate(file, sizeof(struct seed)) != 0) return 2;
  struct seed *hand = mmap(NULL, sizeof *hand, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (hand == MAP_FAILED) return 2;
  time_t end = time(NULL) + atol(arguments[1]);
  state = (uint64_t)time(NULL) << 20 | (uint64_t)getpid() | 1;
  unsigned long long runs = 0;
  for (; time(NULL) < end; runs++) {
    if (runs % 256 == 0) alarm(HANG_S);
    *hand = seeds[random_below(known)];
    for (uint64_t changes = 1 + random_below(MOST_CHANGES); changes > 0; changes--) hand->size = change(hand->data, hand->size);
    parse_one(hand->data, hand->size);
  }
  printf("%llu\n", runs);
  return 0;
}

#endif
