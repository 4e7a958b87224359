// What a slot and its Python fork server say to each other, over one stream socket.
#ifndef EVIDENT_FORK_PROTOCOL_H
#define EVIDENT_FORK_PROTOCOL_H

#include <sys/types.h>

#include "limits.h"

// The first byte of each request. A preparation goes on as a service question: the source's big-endian u32 length, the source.
// A test goes on with struct fork_test and carries its standard input, output and error as descriptors. The end of a
// submission is a service question of this one byte; the next preparation finds a fresh fork server.
enum { FORK_PREPARE = 'P', FORK_TEST = 'T', FORK_END = 'E' };

// Processes that are there besides a test's: the booted interpreter, and the fork server that it forked for the submission.
enum { FORK_RESIDENTS = 2 };

struct fork_test {
  struct limits limits;
  uid_t uid;
  gid_t gid;
};

// A test is answered by one byte that carries a descriptor of the child, and by a struct notice when it has ended.
enum { FORK_STARTED = 'S' };

#endif
