#define _GNU_SOURCE
#include "root.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/mount.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Any directory would do. Only this process sees the mount, until it pivots into it.
static const char STAGE[] = "/tmp";

struct entry {
  uint32_t kind;
  const char *source;
  const char *target;
  int tree;  // the detached copy of a bound source
  bool directory;
};

static bool make_parents(char *path) {
  for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    bool made = mkdir(path, 0755) == 0 || errno == EEXIST;
    *slash = '/';
    if (!made) return false;
  }
  return true;
}

static bool make_file(const char *path, const char *content) {
  int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (fd < 0) return false;
  bool ok = write_all(fd, content, strlen(content));
  close(fd);
  return ok;
}

// Clones the sources before the mount at STAGE hides what lies below it.
static bool detach_sources(struct entry *entries, uint32_t count, struct fault *fault) {
  for (uint32_t i = 0; i < count; i++) {
    struct entry *entry = &entries[i];
    if (entry->kind != ROOT_BIND && entry->kind != ROOT_DEVICE) continue;
    struct stat status;
    if (stat(entry->source, &status) != 0) return fault_set(fault, "cannot find %s", entry->source);
    entry->directory = S_ISDIR(status.st_mode);
    entry->tree = (int)syscall(SYS_open_tree, AT_FDCWD, entry->source, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);
    if (entry->tree < 0) return fault_set(fault, "cannot open %s for binding", entry->source);
    struct mount_attr attributes = {.attr_set = MOUNT_ATTR_NOSUID, .propagation = MS_PRIVATE};
    if (entry->kind == ROOT_BIND) attributes.attr_set |= MOUNT_ATTR_RDONLY | MOUNT_ATTR_NODEV;
    if (syscall(SYS_mount_setattr, entry->tree, "", AT_EMPTY_PATH | AT_RECURSIVE, &attributes, sizeof attributes) != 0)
      return fault_set(fault, "cannot make %s read-only", entry->source);
  }
  return true;
}

static bool place(const struct entry *entry, struct fault *fault) {
  char path[512];
  if (snprintf(path, sizeof path, "%s%s", STAGE, entry->target) >= (int)sizeof path || !make_parents(path))
    return fault_set(fault, "cannot make the folder of %s", entry->target);
  if (entry->kind == ROOT_LINK)
    return symlink(entry->source, path) == 0 || fault_set(fault, "cannot link %s", entry->target);
  if (entry->kind == ROOT_FILE) return make_file(path, entry->source) || fault_set(fault, "cannot write %s", entry->target);
  bool ready = entry->directory ? mkdir(path, 0755) == 0 || errno == EEXIST : make_file(path, "");
  if (!ready) return fault_set(fault, "cannot make %s", entry->target);
  if (syscall(SYS_move_mount, entry->tree, "", AT_FDCWD, path, MOVE_MOUNT_F_EMPTY_PATH) != 0)
    return fault_set(fault, "cannot bind %s", entry->target);
  close(entry->tree);
  return true;
}

static bool enter(struct fault *fault) {
  if (chdir(STAGE) != 0 || syscall(SYS_pivot_root, ".", ".") != 0) return fault_set(fault, "cannot enter the private root");
  if (umount2(".", MNT_DETACH) != 0 || chdir("/") != 0) return fault_set(fault, "cannot leave the machine's root");
  struct mount_attr attributes = {.attr_set = MOUNT_ATTR_RDONLY};
  if (syscall(SYS_mount_setattr, AT_FDCWD, "/", 0, &attributes, sizeof attributes) != 0)
    return fault_set(fault, "cannot make the private root read-only");
  return true;
}

bool root_build(struct reader *reader, struct fault *fault) {
  uint32_t count = read_u32(reader);
  if (reader->broken || count > 256) return fault_set(fault, "the list of exposed files is malformed");
  struct entry *entries = calloc(count + 1, sizeof *entries);
  if (!entries) return fault_set(fault, "out of memory");
  for (uint32_t i = 0; i < count; i++)
    entries[i] = (struct entry){.kind = read_u32(reader), .source = read_string(reader), .target = read_string(reader), .tree = -1};
  bool ok = !reader->broken || fault_set(fault, "the list of exposed files is malformed");
  if (ok && mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) ok = fault_set(fault, "cannot detach from the machine's mounts");
  ok = ok && detach_sources(entries, count, fault);
  if (ok && mount("evident", STAGE, "tmpfs", MS_NOSUID | MS_NODEV, "size=4m,mode=755") != 0)
    ok = fault_set(fault, "cannot mount a private root");
  for (uint32_t i = 0; ok && i < count; i++) ok = place(&entries[i], fault);
  mkdir("/tmp" BOX, 0755);
  mkdir("/tmp/proc", 0555);
  ok = ok && enter(fault);
  free(entries);
  return ok;
}
