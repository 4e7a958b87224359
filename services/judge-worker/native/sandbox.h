// One sandbox: a process namespace whose first process (init.c) is ours and whose second is the program.
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
};

enum { MAX_ARGUMENTS = 64 };

struct sandbox {
  enum sandbox_mode mode;
  struct limits limits;
  bool may_fork;
  bool counted;  // a control group counts and limits
  uid_t uid;
  gid_t gid;
  char *arguments[MAX_ARGUMENTS + 1];
  char *environment[MAX_ARGUMENTS + 1];
  const char *ready;    // a FIFO whose opening says that the interpreter has booted
  const char *gate;     // a FIFO that holds it back after that; may be empty
  struct reader files;  // not yet read
  struct bytes input;
  int stdio[3];
  int service;  // the program's end of the service's socket, or -1
  int channel;  // init's end of the socket to the slot
};

enum notice_kind { NOTICE_FAULT = 1, NOTICE_AT_GATE = 2, NOTICE_EXITED = 3 };

// What init tells the slot.
struct notice {
  uint32_t kind;
  int32_t status;  // of the program, as wait4 gives it
  uint64_t cpu_us;
  uint64_t peak_rss_kb;
  // Without a control group init counts, and ends the sandbox when a limit is broken.
  uint32_t memory_exceeded;
  uint32_t cpu_exceeded;
  uint32_t most_tasks;
  struct fault fault;
};

// Reads a start request. The strings point into the frame.
bool sandbox_read(struct sandbox *sandbox, struct reader *reader);

// The first process of the sandbox. Ends with the sandbox's last process, or when the slot dies.
_Noreturn void init_main(const struct sandbox *sandbox);

// Tells init to end every process of the sandbox and report what they used.
#define SIGNAL_STOP SIGUSR1

#endif
