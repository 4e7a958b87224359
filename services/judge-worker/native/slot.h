// The state of one slot: a resident process that holds at most one sandbox at a time.
#ifndef EVIDENT_SLOT_H
#define EVIDENT_SLOT_H

#include <stdbool.h>
#include <sys/types.h>

#include "cgroup.h"
#include "errors.h"
#include "fault.h"
#include "sandbox.h"
#include "talk.h"

enum { CONTROL_IN = 0, CONTROL_OUT = 1 };

struct slot {
  struct cgroup group;
  bool user_namespace;
  uid_t uid;
  gid_t gid;
  int processors;
  int host_stat;      // /proc/stat of the machine, for stolen time
  int host_pressure;  // /proc/pressure/cpu, or -1 where the kernel does not count it
  int nowhere;        // /dev/null
};

// The sandbox that a slot holds.
struct held {
  enum sandbox_mode mode;
  struct limits limits;
  pid_t init;
  int init_fd;  // becomes readable when the sandbox's last process is gone
  int channel;
  int service;  // the slot's end of a service's socket, or -1
  int input, output;
  struct errors errors;
  struct talk talk;
  int child;  // pidfd of the fork server's child while a test runs, or -1
  uint64_t residents;  // processes and threads of the fork server itself
  // A fork server's memory before its first submission, and before the first test of this one; 0 before they are known.
  uint64_t submission_floor_kb, test_floor_kb;
};

#define NOTHING_HELD \
  ((struct held){.init = -1, .init_fd = -1, .channel = -1, .service = -1, .input = -1, .output = -1, .errors = NO_ERRORS, .talk = NO_TALK, .child = -1})

enum ending { ENDED_BY_ITSELF = 0, ENDED_BY_CPU = 1, ENDED_BY_WALL = 2, ENDED_BY_MEMORY = 3, ENDED_BY_OUTPUT = 4, ENDED_BY_STOP = 5 };

struct report {
  enum ending ending;
  int32_t status;
  uint64_t cpu_us;
  uint64_t wall_us;
  uint64_t memory_kb;
  uint64_t tasks;
  uint64_t output_bytes;
  uint64_t steal_ms;
  uint64_t pressure_us;
  bool oom_killed;
  bool more;  // another test of the same series follows
};

// launch.c: starts the sandbox's init, which starts the program, and begins the measurement.
bool launch(struct slot *slot, struct sandbox *sandbox, struct held *held, struct fault *fault);
// Makes a file in memory for standard input or output.
int memory_file(const char *name, bool append);
// Writes and seals the standard input of a program.
bool fill_input(int input, struct bytes content, struct fault *fault);
// Ends a sandbox and frees what the slot held for it. False: a process did not die.
bool dismiss(struct slot *slot, struct held *held, struct fault *fault);

// supervise.c: watches a run until it ends, breaks a limit, or the worker stops it or ends.
bool supervise(struct slot *slot, struct held *held, struct report *report, struct fault *fault);
// How much the program has written to its standard output.
uint64_t printed_bytes(const struct held *held);
enum ending broken_limit(const struct slot *slot, const struct held *held, uint64_t started_us);
uint64_t next_look_us(const struct slot *slot, const struct held *held, uint64_t started_us);
// Reads a request that came during a run. It always means that the run must end.
void obey(struct report *report);
uint64_t now_us(void);
uint64_t steal_ms(const struct slot *slot);
// Time during which some process of the machine waited for a core.
uint64_t pressure_us(const struct slot *slot);

// service.c: asks a resident service one question. The caller frees `answer`. An empty answer means that a limit ended the
// service, and the report says which.
bool service_call(struct slot *slot, struct held *held, struct reader *request, struct writer *answer,
                  struct report *report, struct fault *fault);

// fork_server.c: runs and reports a series of tests, each in a child of the fork server. It ends with the last test, with the
// first that did not end by itself, when its time is over or when the worker asks for something else.
bool fork_series(struct slot *slot, struct held *held, struct reader *request, struct fault *fault);

// reply.c
bool reply_fault(const struct fault *fault);
// Sends the report with what the program wrote.
bool reply_result(const struct held *held, const struct report *report);
// The same for a test of a series: where `more` follow, a small report is kept and sent with theirs.
bool reply_series(const struct held *held, const struct report *report, struct writer *kept);

#endif
