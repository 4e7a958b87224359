// The private files, /tmp, /dev/shm and /proc of one sandbox. They vanish with its last process.
#ifndef EVIDENT_BOX_H
#define EVIDENT_BOX_H

#include "fault.h"
#include "limits.h"
#include "wire.h"

// Mounts a fresh, empty file system of limited size at BOX. /tmp and /dev/shm of the root are links into it.
bool box_mount_files(const struct limits *limits, struct fault *fault);
// Mounts /proc for the caller's process namespace. It does not show processes of other users.
bool box_mount_processes(struct fault *fault);
// Hides where the mounts come from. /proc/self/mountinfo shows the mounts of the namespace below the caller's root, with
// folders of the machine in it. The caller moves into a copy of the root that belongs to no namespace, so it shows none.
bool box_hide_mounts(struct fault *fault);
// Reads `u32 count, (string name, u32 mode, bytes content)*` and writes the files into BOX. An existing file, such as a
// gate, is replaced atomically. The content of the file named `streamed` is also written to `stream`.
bool box_write_files(struct reader *reader, const char *streamed, int stream, struct fault *fault);

#endif
