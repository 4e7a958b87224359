// What the fork servers of all languages share: requests of the slot, the confinement of a child, and the report of its end.
#ifndef EVIDENT_SERVING_H
#define EVIDENT_SERVING_H

#include <stdbool.h>
#include <stddef.h>

#include "../fork_protocol.h"
#include "../wire.h"

struct fork_request {
  uint8_t kind;
  struct fork_test test;  // of FORK_TEST, with its standard streams
  int stdio[3];
  size_t length;  // of the bytes that follow FORK_PREPARE
};

// Reads a request up to the bytes that follow it. False: the slot has ended.
bool serving_receive(int slot, struct fork_request *request);
// The answer to a preparation or an end.
bool serving_answer(int slot, const void *text, size_t length);
// The exit code of a child that could not be confined.
enum { NOT_CONFINED = 125 };
// Confines a fresh child before the learner's code runs. The source becomes the file `name` of its private folder, and the
// test's streams become its standard streams. Ends the child when that fails.
void serving_confine(const struct fork_request *request, const char *name, struct bytes source);
// Sends the slot a pidfd of the child, waits for the child and reports its end.
bool serving_watch(int slot, pid_t child, const int stdio[3]);

#endif
