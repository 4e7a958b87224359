// The standard input and output of a program that talks with another one: two pipes. The slot hands each piece of output to
// the worker as soon as it is there, and passes on what the worker sends. The worker relays between two slots, so the two
// programs share nothing.
#ifndef EVIDENT_TALK_H
#define EVIDENT_TALK_H

#include <stdint.h>

#include "fault.h"
#include "wire.h"

struct talk {
  int in;              // writes to the program; -1 after the end of its input
  int out;             // reads from the program; -1 after the end of its output
  int program_in, program_out;  // the program's ends, until it has started
  struct writer told;  // what the program may read
  size_t taken;        // how much of it is in the pipe
  bool told_all;
  uint64_t said;       // how much the program has printed
};

#define NO_TALK ((struct talk){.in = -1, .out = -1, .program_in = -1, .program_out = -1})

bool talk_open(struct talk *talk, struct fault *fault);
// After the start of the program, whose own copies are then the only ones.
void talk_began(struct talk *talk);
void talk_close(struct talk *talk);
// Notes what the program may read next. No bytes are the end of its input.
void talk_tell(struct talk *talk, struct bytes content);
// The descriptor to poll for writing, or -1 when nothing is left to write.
int talk_awaits_reader(const struct talk *talk);
// The descriptor to poll for reading, or -1 when nothing more is wanted.
int talk_awaits_writer(const struct talk *talk, uint64_t at_most);
// Writes as much as the pipe takes.
void talk_feed(struct talk *talk);
// Sends on what the program has printed, and the end of it. Reads at most one byte more than allowed.
void talk_hear(struct talk *talk, uint64_t at_most);

#endif
