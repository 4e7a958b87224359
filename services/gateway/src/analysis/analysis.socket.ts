import { Injectable } from '@nestjs/common';
import { LiveEvents } from '../live/live-events.service.js';
import { LiveSocket } from '../live/live.socket.js';

/** Brings the progress of a learner's analyses to the learner's own sockets. */
@Injectable()
export class AnalysisSocket {
  constructor(events: LiveEvents, live: LiveSocket) {
    events.listen(({ name, userId, payload }) => {
      if (name.startsWith('analysis.')) live.toUser(userId, name, payload);
    });
  }
}
