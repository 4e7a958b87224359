import { Injectable } from '@nestjs/common';
import { LiveEvents } from '../live/live-events.service.js';
import { LiveSocket } from '../live/live.socket.js';
import { WalletsService } from './wallets.service.js';

/** Tells a learner's sockets the new balance. */
@Injectable()
export class WalletSocket {
  constructor(events: LiveEvents, live: LiveSocket, wallets: WalletsService) {
    events.listen(({ name, userId, payload }) => {
      if (name !== 'wallet.changed' || !('tokens' in payload)) return;
      wallets.forget(userId);
      live.toUser(userId, name, payload);
    });
  }
}
