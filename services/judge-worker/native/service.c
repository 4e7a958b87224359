#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "fork_protocol.h"
#include "slot.h"

// A fork server may still boot when it gets its first submission.
enum { LARGEST_ANSWER = 64 << 20, BOOTED_KB = 16384 };

// The state of sending a question and receiving its answer, which is a big-endian u32 length and so many bytes.
struct exchange {
  struct bytes question;
  size_t sent;
  uint8_t head[4];
  size_t head_read;
  struct writer *answer;
  size_t expected;
};

static bool complete(const struct exchange *exchange) {
  return exchange->head_read == sizeof exchange->head && exchange->answer->length == exchange->expected;
}

static bool send_some(int fd, struct exchange *exchange) {
  ssize_t put = send(fd, exchange->question.data + exchange->sent, exchange->question.length - exchange->sent,
                     MSG_DONTWAIT | MSG_NOSIGNAL);
  if (put > 0) exchange->sent += (size_t)put;
  return put > 0 || errno == EAGAIN || errno == EINTR;
}

static bool receive_some(int fd, struct exchange *exchange, struct fault *fault) {
  uint8_t buffer[65536];
  bool in_head = exchange->head_read < sizeof exchange->head;
  size_t wanted = in_head ? sizeof exchange->head - exchange->head_read : exchange->expected - exchange->answer->length;
  ssize_t got = recv(fd, buffer, wanted < sizeof buffer ? wanted : sizeof buffer, MSG_DONTWAIT);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return true;
  errno = 0;
  if (got <= 0) return fault_set(fault, "a service ended in the middle of an answer");
  if (!in_head) {
    write_raw(exchange->answer, buffer, (size_t)got);
    return true;
  }
  memcpy(exchange->head + exchange->head_read, buffer, (size_t)got);
  exchange->head_read += (size_t)got;
  const uint8_t *head = exchange->head;
  exchange->expected = (size_t)head[0] << 24 | (size_t)head[1] << 16 | (size_t)head[2] << 8 | head[3];
  if (exchange->head_read == sizeof exchange->head && (exchange->expected == 0 || exchange->expected > LARGEST_ANSWER))
    return fault_set(fault, "a service announced an answer of %zu bytes", exchange->expected);
  return true;
}

bool service_call(struct slot *slot, struct held *held, struct reader *request, struct writer *answer,
                  struct report *report, struct fault *fault) {
  held->limits = read_limits(request);
  struct exchange exchange = {.question = read_bytes(request), .answer = answer};
  if (request->broken) return fault_set(fault, "a question is malformed");
  bool prepares = held->mode == MODE_FORK_SERVER && exchange.question.length > 0 && exchange.question.data[0] == FORK_PREPARE;
  if (prepares && !cgroup_settle(&slot->group, &held->submission_floor_kb, BOOTED_KB, fault)) return false;
  if (prepares) held->test_floor_kb = 0;
  uint64_t started = now_us();
  cgroup_measure_cpu(&slot->group);
  while (!complete(&exchange)) {
    bool sending = exchange.sent < exchange.question.length;
    uint64_t now = now_us();
    struct pollfd events[] = {{.fd = held->service, .events = (short)(POLLIN | (sending ? POLLOUT : 0))},
                              {.fd = CONTROL_IN, .events = POLLIN},
                              {.fd = errors_awaited(&held->errors, now), .events = POLLIN}};
    if (poll(events, 3, errors_wait_ms(&held->errors, now, (int)(next_look_us(slot, held, started) / 1000))) < 0 && errno != EINTR) return fault_set(fault, "cannot wait");
    if (events[2].revents) errors_take(&held->errors, held->limits.stderr_bytes, slot->nowhere, now_us());
    if (events[1].revents) obey(report);
    if (report->ending == ENDED_BY_ITSELF) report->ending = broken_limit(slot, held, started);
    if (report->ending != ENDED_BY_ITSELF) {
      answer->length = 0;
      return true;
    }
    if ((events[0].revents & POLLOUT) && sending && !send_some(held->service, &exchange))
      return fault_set(fault, "a service does not take a question");
    if ((events[0].revents & ~POLLOUT) && !receive_some(held->service, &exchange, fault)) return false;
  }
  return true;
}
