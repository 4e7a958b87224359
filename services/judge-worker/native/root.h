// The private, read-only root that every sandbox of a slot starts from: a small tmpfs into which only what the
// language runtimes need is bound, without set-uid and read-only. It is built once a slot, not once a run.
#ifndef EVIDENT_ROOT_H
#define EVIDENT_ROOT_H

#include "fault.h"
#include "wire.h"

enum root_entry_kind { ROOT_BIND = 0, ROOT_LINK = 1, ROOT_FILE = 2, ROOT_DEVICE = 3 };

// Reads `u32 count, (u32 kind, string source, string target)*`, builds the root in a new mount namespace of this
// process and moves into it. A link's source is its text and a file's source its content.
bool root_build(struct reader *reader, struct fault *fault);

// Where a sandbox's own files live; mounted fresh for each.
#define BOX "/box"

#endif
