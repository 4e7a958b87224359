import { Injectable } from '@nestjs/common';
import { LiveEventsService } from '../live/live-events.service.js';
import { LiveSocket } from '../live/live.socket.js';

/** Sends the events of a learner's submissions and runs to the learner's sockets. */
@Injectable()
export class SubmissionsSocket {
  constructor(events: LiveEventsService, live: LiveSocket) {
    events.listen(({ name, userId, payload }) => {
      if (name.startsWith('submission.')) live.toUser(userId, name, payload);
    });
  }
}
