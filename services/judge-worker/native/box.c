#define _GNU_SOURCE
#include "box.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/mount.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "root.h"

bool box_mount_files(const struct limits *limits, struct fault *fault) {
  char options[96];
  snprintf(options, sizeof options, "size=%lluk,nr_inodes=4096,mode=1777", (unsigned long long)limits->files_kb);
  if (mount("box", BOX, "tmpfs", MS_NOSUID | MS_NODEV, options) != 0) return fault_set(fault, "cannot mount private files");
  if (chdir(BOX) != 0 || mkdir("tmp", 0) != 0 || mkdir("shm", 0) != 0 || chmod("tmp", 01777) != 0 || chmod("shm", 01777) != 0)
    return fault_set(fault, "cannot make private folders");
  return true;
}

bool box_mount_processes(struct fault *fault) {
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, "hidepid=invisible,subset=pid") != 0)
    return fault_set(fault, "cannot mount /proc");
  return true;
}

bool box_hide_mounts(struct fault *fault) {
  int copy = (int)syscall(SYS_open_tree, AT_FDCWD, "/", OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);
  if (copy < 0) return fault_set(fault, "cannot copy the private root");
  if (fchdir(copy) != 0 || chroot(".") != 0 || chdir(BOX) != 0) return fault_set(fault, "cannot enter the copy of the private root");
  close(copy);
  return true;
}

static bool write_file(const char *name, mode_t mode, struct bytes content) {
  static const char FRESH[] = ".incoming";
  int fd = open(FRESH, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (fd < 0) return false;
  bool ok = write_all(fd, content.data, content.length) && fchmod(fd, mode) == 0;
  close(fd);
  return ok && rename(FRESH, name) == 0;
}

// Accepts names that stay below BOX.
static bool is_plain_name(const char *name) {
  errno = 0;
  return name[0] != 0 && name[0] != '/' && strstr(name, "..") == NULL && strlen(name) < 255;
}

static bool make_folders(const char *name) {
  char path[256];
  snprintf(path, sizeof path, "%s", name);
  for (char *slash = strchr(path, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    if (mkdir(path, 0755) != 0 && errno != EEXIST) return false;
    *slash = '/';
  }
  return true;
}

bool box_write_files(struct reader *reader, const char *streamed, int stream, struct fault *fault) {
  uint32_t count = read_u32(reader);
  struct bytes to_stream = {0};
  for (uint32_t i = 0; i < count && !reader->broken; i++) {
    const char *name = read_string(reader);
    mode_t mode = read_u32(reader);
    struct bytes content = read_bytes(reader);
    if (reader->broken) break;
    if (!is_plain_name(name)) return fault_set(fault, "a file name leads out of the sandbox");
    if (!make_folders(name) || !write_file(name, mode & 0555, content)) return fault_set(fault, "cannot write %s", name);
    if (streamed && strcmp(name, streamed) == 0) to_stream = content;
  }
  if (reader->broken) return fault_set(fault, "the list of files is malformed");
  // A failed write means that the reader died. Whoever waits for that process notices it.
  if (stream >= 0 && to_stream.data) write_all(stream, to_stream.data, to_stream.length);
  return true;
}
