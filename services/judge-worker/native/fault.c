#include "fault.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool fault_set(struct fault *fault, const char *format, ...) {
  int error = errno;
  if (fault->text[0]) return false;
  va_list arguments;
  va_start(arguments, format);
  int used = vsnprintf(fault->text, sizeof fault->text, format, arguments);
  va_end(arguments);
  if (error && used >= 0 && (size_t)used < sizeof fault->text)
    snprintf(fault->text + used, sizeof fault->text - (size_t)used, ": %s", strerror(error));
  return false;
}
