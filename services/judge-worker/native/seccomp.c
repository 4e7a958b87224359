#define _GNU_SOURCE
#include "seccomp.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NATIVE_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_ARCH AUDIT_ARCH_AARCH64
#else
#error "the system call filter knows x86-64 and arm64"
#endif

// The headers of older systems do not name these calls. Their numbers are the same on every architecture.
enum { STATMOUNT = 457, LISTMOUNT = 458 };

// System calls that namespaces do not contain, that reach other processes, or that programs here do not need.
static const int REFUSED[] = {
    // other processes
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_open, SYS_pidfd_getfd,
    SYS_process_madvise, SYS_process_mrelease,
    // mounts and namespaces
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_setns, SYS_unshare, SYS_open_tree, SYS_move_mount,
    SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, STATMOUNT, LISTMOUNT, SYS_mount_setattr, SYS_open_by_handle_at, SYS_name_to_handle_at,
    // kernel memory and programs in the kernel
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_memfd_secret, SYS_kexec_load, SYS_kexec_file_load,
    SYS_init_module, SYS_finit_module, SYS_delete_module,
    // objects that outlive a process
    SYS_keyctl, SYS_add_key, SYS_request_key, SYS_shmget, SYS_semget, SYS_msgget, SYS_mq_open, SYS_mq_unlink,
    // the machine
    SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, SYS_syslog, SYS_vhangup, SYS_settimeofday,
    SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex, SYS_sethostname, SYS_setdomainname, SYS_personality,
    SYS_nfsservctl, SYS_lookup_dcookie,
#ifdef SYS_iopl
    SYS_inotify_init, SYS_iopl, SYS_ioperm, SYS_uselib, SYS_ustat, SYS_sysfs, SYS_modify_ldt,
#endif
    // watching and locking files that other sandboxes read too, and memory placement
    SYS_inotify_init1, SYS_inotify_add_watch, SYS_fanotify_init, SYS_fanotify_mark, SYS_flock, SYS_mbind, SYS_set_mempolicy, SYS_migrate_pages, SYS_move_pages,
    // sockets, because some address families are not contained by a network namespace
    SYS_socket,
};

// Runtimes try these calls and do without them when they get ENOSYS.
static const int ABSENT[] = {SYS_clone3, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register};

// Newer system calls get ENOSYS until somebody has checked that they are harmless.
enum { LAST_KNOWN_CALL = 462 };

static const unsigned NAMESPACES = CLONE_NEWNS | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;

enum { WORDS = LAST_KNOWN_CALL / 32 + 1, BIT = 0 /* BPF memory cell */ };

struct filter {
  struct sock_filter code[256];
  unsigned short length;
};

static void add(struct filter *filter, struct sock_filter instruction) { filter->code[filter->length++] = instruction; }

static void statement(struct filter *filter, unsigned short code, unsigned value) {
  add(filter, (struct sock_filter)BPF_STMT(code, value));
}

static void jump(struct filter *filter, unsigned short test, unsigned value, unsigned char if_true, unsigned char if_false) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | test | BPF_K, value, if_true, if_false));
}

static void answer(struct filter *filter, unsigned action) { statement(filter, BPF_RET | BPF_K, action); }

static void load(struct filter *filter, size_t offset) { statement(filter, BPF_LD | BPF_W | BPF_ABS, (unsigned)offset); }

// Returns `action` when the loaded value equals `value`.
static void on_equal(struct filter *filter, unsigned value, unsigned action) {
  jump(filter, BPF_JEQ, value, 0, 1);
  answer(filter, action);
}

// Allows threads, refuses namespaces, and answers new processes with `on_fork`.
static void judge_clone(struct filter *filter, unsigned on_fork) {
  jump(filter, BPF_JEQ, SYS_clone, 0, 6);
  load(filter, offsetof(struct seccomp_data, args[0]));
  jump(filter, BPF_JSET, NAMESPACES, 0, 1);
  answer(filter, SECCOMP_RET_ERRNO | EPERM);
  jump(filter, BPF_JSET, CLONE_THREAD, 1, 0);
  answer(filter, on_fork);
  answer(filter, SECCOMP_RET_ALLOW);
}

// Expects the second argument loaded. For standard error such a request does nothing and succeeds. Node makes every pipe
// non-blocking; then a flood fills Node's memory, or a write fails instead of waiting.
static void keep_errors_blocking(struct filter *filter, unsigned request) {
  jump(filter, BPF_JEQ, request, 0, 3);
  load(filter, offsetof(struct seccomp_data, args[0]));
  on_equal(filter, STDERR_FILENO, SECCOMP_RET_ERRNO | 0);
}

// No program gets a terminal. Requests that push characters into one are refused anyway.
static void judge_ioctl(struct filter *filter) {
  jump(filter, BPF_JEQ, SYS_ioctl, 0, 10);
  load(filter, offsetof(struct seccomp_data, args[1]));
  on_equal(filter, TIOCSTI, SECCOMP_RET_ERRNO | EPERM);
  on_equal(filter, TIOCLINUX, SECCOMP_RET_ERRNO | EPERM);
  keep_errors_blocking(filter, FIONBIO);
  answer(filter, SECCOMP_RET_ALLOW);
}

// A program may lock its own files. It learns of no locks, and gets no signals, of files that other sandboxes read too.
static void judge_fcntl(struct filter *filter) {
  static const unsigned refused[] = {F_GETLK, F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW, F_NOTIFY, F_SETLEASE};
  enum { REFUSED_REQUESTS = sizeof refused / sizeof *refused };
  jump(filter, BPF_JEQ, SYS_fcntl, 0, 6 + 2 * REFUSED_REQUESTS);
  load(filter, offsetof(struct seccomp_data, args[1]));
  for (int i = 0; i < REFUSED_REQUESTS; i++) on_equal(filter, refused[i], SECCOMP_RET_ERRNO | EPERM);
  keep_errors_blocking(filter, F_SETFL);
  answer(filter, SECCOMP_RET_ALLOW);
}

// Tests the refused calls as a bit set of 32-bit words. The kernel translates the filter for every program, and one
// comparison for each call would make that the slowest part of a start.
static void judge_by_set(struct filter *filter) {
  unsigned words[WORDS] = {0};
  for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++) words[REFUSED[i] / 32] |= 1u << REFUSED[i] % 32;
  statement(filter, BPF_ALU | BPF_AND | BPF_K, 31);
  statement(filter, BPF_MISC | BPF_TAX, 0);
  statement(filter, BPF_LD | BPF_IMM, 1);
  statement(filter, BPF_ALU | BPF_LSH | BPF_X, 0);
  statement(filter, BPF_ST, BIT);
  load(filter, offsetof(struct seccomp_data, nr));
  statement(filter, BPF_ALU | BPF_RSH | BPF_K, 5);
  for (unsigned word = 0; word < WORDS; word++) {
    if (words[word] == 0) continue;
    jump(filter, BPF_JEQ, word, 0, 4);
    statement(filter, BPF_LD | BPF_MEM, BIT);
    jump(filter, BPF_JSET, words[word], 0, 1);
    answer(filter, SECCOMP_RET_ERRNO | EPERM);
    answer(filter, SECCOMP_RET_ALLOW);
  }
  answer(filter, SECCOMP_RET_ALLOW);
}

// Expects the number of the call loaded.
static void answer_absent(struct filter *filter) {
  for (size_t i = 0; i < sizeof ABSENT / sizeof *ABSENT; i++) on_equal(filter, (unsigned)ABSENT[i], SECCOMP_RET_ERRNO | ENOSYS);
}

static void build(struct filter *filter, bool may_fork, bool counted) {
  load(filter, offsetof(struct seccomp_data, arch));
  jump(filter, BPF_JEQ, NATIVE_ARCH, 1, 0);
  answer(filter, SECCOMP_RET_KILL_PROCESS);
  load(filter, offsetof(struct seccomp_data, nr));
  // This also refuses the x32 interface, whose numbers carry a high bit.
  jump(filter, BPF_JGT, LAST_KNOWN_CALL, 0, 1);
  answer(filter, SECCOMP_RET_ERRNO | ENOSYS);
  answer_absent(filter);
  if (!counted) on_equal(filter, SYS_memfd_create, SECCOMP_RET_ERRNO | EPERM);
#ifdef SYS_fork
  if (!may_fork) {
    on_equal(filter, SYS_fork, SECCOMP_RET_KILL_PROCESS);
    on_equal(filter, SYS_vfork, SECCOMP_RET_KILL_PROCESS);
  }
#endif
  judge_clone(filter, may_fork ? SECCOMP_RET_ALLOW : SECCOMP_RET_KILL_PROCESS);
  judge_ioctl(filter);
  judge_fcntl(filter);
  judge_by_set(filter);
}

static bool install(const struct filter *filter) {
  struct sock_fprog program = {.len = filter->length, .filter = (struct sock_filter *)filter->code};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
}

bool seccomp_hide_absent(void) {
  struct filter filter = {.length = 0};
  load(&filter, offsetof(struct seccomp_data, nr));
  answer_absent(&filter);
  answer(&filter, SECCOMP_RET_ALLOW);
  return install(&filter);
}

bool seccomp_install(bool may_fork, bool counted) {
  static struct filter filters[2][2];
  struct filter *filter = &filters[may_fork][counted];
  if (filter->length == 0) build(filter, may_fork, counted);
  return install(filter);
}
