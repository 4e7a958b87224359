#define _GNU_SOURCE
#include "threads.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#if __has_include(<sys/rseq.h>)
#include <sys/rseq.h>
#endif
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#if !defined(__x86_64__)
#error "threads are stopped and continued on x86-64 only"
#endif

// The C library uses this signal for its own purposes, so no thread of a program can block it.
enum { SIGNAL_HOLD = 33 };
enum { MOST_THREADS = 64, START_STACK = 16384, MOST_OFFSET = 4096, PATIENCE_MS = 2000 };
static const unsigned FLAGS = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM | CLONE_SETTLS |
                              CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID;

struct held_thread {
  pid_t tid;
  jmp_buf at;
  char *local;  // the thread pointer; the C library's record of the thread begins there
  void *robust_list;
  size_t robust_size;
  atomic_int held;
  _Alignas(16) char stack[START_STACK];
};

// As the kernel has it. The C library refuses to change this signal.
struct kernel_action {
  void (*handler)(int);
  unsigned long flags;
  void (*restorer)(void);
  uint64_t mask;
};
enum { RESTORER = 0x04000000 };

static struct held_thread threads[MOST_THREADS];
static int count;
static size_t tid_offset;
static struct kernel_action before;
static atomic_int never;

__asm__(".text\njudge_return_from_signal:\n mov $15, %rax\n syscall\n");
extern void judge_return_from_signal(void);

static pid_t own_tid(void) { return (pid_t)syscall(SYS_gettid); }

static struct held_thread *find(pid_t tid) {
  for (int i = 0; i < count; i++)
    if (threads[i].tid == tid) return &threads[i];
  return NULL;
}

static void hold(int signal_number) {
  (void)signal_number;
  const int error = errno;
  struct held_thread *const me = find(own_tid());
  if (!me) return;
  me->local = (char *)pthread_self();
  syscall(SYS_get_robust_list, 0, &me->robust_list, &me->robust_size);
  if (_setjmp(me->at) == 0) {
    atomic_store(&me->held, 1);
    // The child jumps back to the line above. This process runs no further.
    for (;;) syscall(SYS_futex, &never, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
  }
  errno = error;
}

// Finds where the C library keeps the number of a thread in its record.
static bool find_tid_offset(void) {
  const char *self = (const char *)pthread_self();
  pid_t tid = own_tid();
  for (tid_offset = 512; tid_offset < MOST_OFFSET; tid_offset += sizeof tid)
    if (memcmp(self + tid_offset, &tid, sizeof tid) == 0) return true;
  return false;
}

static bool list_threads(void) {
  _Alignas(8) char entries[4096];
  int folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  pid_t self = own_tid();
  count = 0;
  for (long got; folder >= 0 && (got = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0;)
    for (long at = 0; at < got; at += *(uint16_t *)(entries + at + 16)) {
      pid_t tid = atoi(entries + at + 19);
      if (tid <= 0 || tid == self) continue;
      if (count == MOST_THREADS) return false;
      threads[count++].tid = tid;
    }
  if (folder >= 0) close(folder);
  return folder >= 0;
}

bool threads_stop(void) {
  if (!find_tid_offset() || !list_threads()) return false;
  struct kernel_action action = {.handler = hold, .flags = SA_RESTART | RESTORER, .restorer = judge_return_from_signal, .mask = ~0ull};
  if (syscall(SYS_rt_sigaction, SIGNAL_HOLD, &action, &before, sizeof action.mask) != 0) return false;
  for (int i = 0; i < count; i++)
    if (syscall(SYS_tgkill, getpid(), threads[i].tid, SIGNAL_HOLD) != 0) return false;
  for (int i = 0; i < count; i++) {
    for (int waited = 0; !atomic_load(&threads[i].held); waited++) {
      if (waited == PATIENCE_MS * 10) return false;
      nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
    if (memcmp(threads[i].local + tid_offset, &threads[i].tid, sizeof(pid_t)) != 0) return false;
  }
  return true;
}

pid_t threads_fork(void) {
  // The child's number is written to where the C library keeps it.
  char *tid = (char *)pthread_self() + tid_offset;
  return (pid_t)syscall(SYS_clone, SIGCHLD | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID, NULL, NULL, tid, NULL);
}

// Tells the kernel anew where the C library wants to read on which processor a thread runs.
static void register_processor(const struct held_thread *thread) {
#ifdef RSEQ_SIG
  if (__rseq_size == 0) return;
  struct rseq *area = (struct rseq *)(thread->local + __rseq_offset);
  area->cpu_id = (uint32_t)RSEQ_CPU_ID_UNINITIALIZED;
  if (syscall(SYS_rseq, area, sizeof *area, 0, RSEQ_SIG) != 0) area->cpu_id = (uint32_t)RSEQ_CPU_ID_REGISTRATION_FAILED;
#else
  (void)thread;
#endif
}

static int go_on(void *argument) {
  struct held_thread *thread = argument;
  syscall(SYS_set_robust_list, thread->robust_list, thread->robust_size);
  register_processor(thread);
  _longjmp(thread->at, 1);
}

bool threads_go_on(void) {
  for (int i = 0; i < count; i++) {
    struct held_thread *thread = &threads[i];
    char *tid = thread->local + tid_offset;
    if (clone(go_on, thread->stack + START_STACK, (int)FLAGS, thread, tid, thread->local, tid) < 0) return false;
  }
  return syscall(SYS_rt_sigaction, SIGNAL_HOLD, &before, NULL, sizeof before.mask) == 0;
}
