// One sandbox: a process namespace. Its first process is the judge's init (init.c), its second the program.
#ifndef EVIDENT_SANDBOX_H
#define EVIDENT_SANDBOX_H

#include <sys/types.h>

#include "fault.h"
#include "limits.h"
#include "wire.h"

enum sandbox_mode {
  MODE_RUN = 0,          // start, run, report
  MODE_GATED = 1,        // start an interpreter, let it wait at its gate, then run
  MODE_SERVICE = 2,      // a resident process that answers questions on its stdin and stdout
  MODE_FORK_SERVER = 3,  // a trusted interpreter that forks one confined child for each test
  MODE_TALK = 4,         // as MODE_RUN, but standard input and output are pipes to the worker
};

enum { MAX_ARGUMENTS = 64 };

struct sandbox {
  enum sandbox_mode mode;
  struct limits limits;
  bool may_fork;
  bool counted;  // a control group measures and limits
  uid_t uid;
  gid_t gid;
  char *arguments[MAX_ARGUMENTS + 1];
  char *environment[MAX_ARGUMENTS + 1];
  const char *ready;    // the FIFO that an interpreter opens when it has booted; may be empty
  const char *gate;     // the FIFO where it then waits; may be empty
  struct reader files;  // not yet read
  struct bytes input;
  int stdio[3];
  int service;  // the program's end of the service's socket, or -1
  int channel;  // init's end of the socket to the slot
};

enum notice_kind { NOTICE_FAULT = 1, NOTICE_AT_GATE = 2, NOTICE_EXITED = 3 };

// A message from init to the slot.
struct notice {
  uint32_t kind;
  int32_t status;  // of the program, as wait4 gives it
  uint64_t cpu_us;
  uint64_t peak_rss_kb;
  // Set by init where there is no control group, when it ended the sandbox for a broken limit.
  uint32_t memory_exceeded;
  uint32_t cpu_exceeded;
  uint32_t most_tasks;
  struct fault fault;
};

// Reads a start request. The strings point into the frame.
bool sandbox_read(struct sandbox *sandbox, struct reader *reader);

// Runs the first process of the sandbox. It ends after the sandbox's last process, or when the slot dies.
_Noreturn void init_main(const struct sandbox *sandbox);

// Makes init kill every process of the sandbox and report what they used.
#define SIGNAL_STOP SIGUSR1

#endif
