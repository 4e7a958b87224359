// The messages between a slot and its fork server, over one stream socket.
#ifndef EVIDENT_FORK_PROTOCOL_H
#define EVIDENT_FORK_PROTOCOL_H

#include <sys/types.h>

#include "limits.h"

// The first byte of each request.
// FORK_PREPARE is a service question: a big-endian u32 length and so many bytes, the source and what the language adds.
// FORK_TEST is followed by struct fork_test and carries standard input, output and error as descriptors.
// FORK_END is a service question of one byte. It ends a submission; a fresh fork server answers the next preparation.
enum { FORK_PREPARE = 'P', FORK_TEST = 'T', FORK_END = 'E' };

struct fork_test {
  struct limits limits;
  uid_t uid;
  gid_t gid;
};

// The answer to a test: this byte with a pidfd of the child, and a struct notice when the child has ended.
enum { FORK_STARTED = 'S' };

#endif
