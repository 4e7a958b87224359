// The private view of one sandbox: its own files, /tmp, /dev/shm and /proc, gone with its last process.
#ifndef EVIDENT_BOX_H
#define EVIDENT_BOX_H

#include "fault.h"
#include "limits.h"
#include "wire.h"

// Mounts a fresh, empty file system of limited size at BOX; /tmp and /dev/shm of the root point into it.
bool box_mount_files(const struct limits *limits, struct fault *fault);
// Mounts /proc for the caller's process namespace; processes of other users are not shown.
bool box_mount_processes(struct fault *fault);
// Reads `u32 count, (string name, u32 mode, bytes content)*` and writes the files into BOX. A name that exists, such as
// a gate, is replaced in one step. The content of the file called `streamed` also goes to `stream`.
bool box_write_files(struct reader *reader, const char *streamed, int stream, struct fault *fault);

#endif
