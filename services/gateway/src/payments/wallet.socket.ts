import { Injectable } from '@nestjs/common';
import { LiveEventsService } from '../live/live-events.service.js';
import { LiveSocket } from '../live/live.socket.js';
import { WalletsService } from './wallets.service.js';

/** Sends a changed balance to the learner's sockets. */
@Injectable()
export class WalletSocket {
  constructor(events: LiveEventsService, live: LiveSocket, wallets: WalletsService) {
    events.listen(({ name, userId, payload }) => {
      if (name !== 'wallet.changed' || !('tokens' in payload)) return;
      wallets.forget(userId);
      live.toUser(userId, name, payload);
    });
  }
}
