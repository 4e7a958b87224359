import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { LiveEventsService } from './live-events.service.js';
import { LiveSocket } from './live.socket.js';
import { ResultWaiterService } from './result-waiter.service.js';

/** Brings events of the bus to sockets and to callers that wait for a result. */
@Module({
  imports: [HttpModule, IdentityModule],
  providers: [LiveEventsService, LiveSocket, ResultWaiterService],
  exports: [LiveEventsService, LiveSocket, ResultWaiterService],
})
export class LiveModule {}
