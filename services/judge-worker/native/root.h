// The private root of all sandboxes of a slot: a small read-only tmpfs that holds only what the language runtimes need,
// bound read-only and without set-uid. It is built once for each slot.
#ifndef EVIDENT_ROOT_H
#define EVIDENT_ROOT_H

#include "fault.h"
#include "wire.h"

enum root_entry_kind { ROOT_BIND = 0, ROOT_LINK = 1, ROOT_FILE = 2, ROOT_DEVICE = 3 };

// Reads `u32 count, (u32 kind, string source, string target)*`, builds the root in a new mount namespace of this
// process and moves into it. The source of a link is its text, that of a file its content.
bool root_build(struct reader *reader, struct fault *fault);

// The folder for a sandbox's own files, mounted fresh for each sandbox.
#define BOX "/box"

#endif
