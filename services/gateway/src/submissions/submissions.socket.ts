import { Injectable } from '@nestjs/common';
import { LiveEvents } from '../live/live-events.service.js';
import { LiveSocket } from '../live/live.socket.js';

/** Brings the events of a learner's submissions and runs to the learner's own sockets. */
@Injectable()
export class SubmissionsSocket {
  constructor(events: LiveEvents, live: LiveSocket) {
    events.listen(({ name, userId, payload }) => {
      if (name.startsWith('submission.')) live.toUser(userId, name, payload);
    });
  }
}
