#ifndef EVIDENT_HARNESS_H
#define EVIDENT_HARNESS_H

#include <stddef.h>
#include <stdint.h>

// Parses one input. Its first byte chooses the parser.
void parse_one(const uint8_t *data, size_t size);

#endif
